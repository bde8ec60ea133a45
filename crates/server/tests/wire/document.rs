//! The document that describes the HTTP interface, and programs that hold the server to it: every request, every answer and
//! every status is compared with what it says.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

use jsonschema::Validator;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, Client, TestServer};

/// What the document says, and what was met of it.
pub(crate) struct Document {
    pub(crate) all: Value,
    checks: Mutex<HashMap<String, Validator>>,
    /// Method, path and status of every answer.
    pub(crate) answers: Mutex<BTreeSet<String>>,
    /// The names of all fields that were sent or answered.
    pub(crate) fields: Mutex<BTreeSet<String>>,
}

impl Document {
    pub(crate) async fn of(server: &TestServer) -> Document {
        let (status, all) = server.person().get("/api/openapi.json").await;
        assert_eq!(status, StatusCode::OK);
        Document { all, checks: Mutex::default(), answers: Mutex::default(), fields: Mutex::default() }
    }

    /// Everything that can be asked for: method and path.
    pub(crate) fn operations(&self) -> Vec<(Method, String)> {
        let mut operations = Vec::new();
        for (path, item) in self.all["paths"].as_object().expect("paths") {
            for method in item.as_object().expect("methods").keys().filter(|key| *key != "parameters") {
                operations.push((method.to_uppercase().parse().expect("a method"), path.clone()));
            }
        }
        operations
    }

    /// All that is said of a path and a method.
    pub(crate) fn operation(&self, method: &Method, path: &str) -> &Value {
        &self.all["paths"][path][method.as_str().to_lowercase()]
    }

    /// What something is, if it only says where that stands.
    pub(crate) fn find<'a>(&'a self, value: &'a Value) -> &'a Value {
        let Some(place) = value["$ref"].as_str() else { return value };
        let place = place.strip_prefix('#').expect("everything is in this document");
        self.all.pointer(place).unwrap_or_else(|| panic!("there is no {place}"))
    }

    /// The path as the document writes it.
    fn template(&self, path: &str) -> String {
        let is_it = |template: &&String| {
            let (named, given) = (template.split('/'), path.split('/'));
            named.clone().count() == given.clone().count()
                && named.zip(given).all(|(named, given)| named == given || named == "{id}")
        };
        let template = self.all["paths"].as_object().expect("paths").keys().find(is_it);
        template.unwrap_or_else(|| panic!("{path} is not in the document")).clone()
    }

    /// Compares something with its schema.
    fn check(&self, what: &str, schema: &Value, value: &Value) {
        let mut checks = self.checks.lock().expect("nobody panicked");
        let check = checks.entry(what.to_owned()).or_insert_with(|| {
            let whole = json!({ "allOf": [schema], "components": self.all["components"] });
            jsonschema::validator_for(&whole).unwrap_or_else(|error| panic!("{what}: {error}"))
        });
        let wrong =
            |error: jsonschema::ValidationError| format!("at {:?}: {error}", error.instance_path().as_str());
        let wrong: Vec<String> = check.iter_errors(value).map(wrong).collect();
        assert!(wrong.is_empty(), "{what} {}\n{value}", wrong.join("\n"));
        // The document has every name in it, and would hide that nobody else does.
        if *value != self.all {
            self.note(value);
        }
    }

    fn note(&self, value: &Value) {
        match value {
            Value::Object(fields) => {
                self.fields.lock().expect("nobody panicked").extend(fields.keys().cloned());
                fields.values().for_each(|value| self.note(value));
            }
            Value::Array(values) => values.iter().for_each(|value| self.note(value)),
            _ => {}
        }
    }

    /// Compares what is asked for, behind the question mark and in the body.
    fn check_request(&self, method: &Method, path: &str, question: &str, body: Option<&Value>) {
        let operation = self.operation(method, path);
        let lists = [&operation["parameters"], &self.all["paths"][path]["parameters"]];
        let parameters = || lists.iter().filter_map(|list| list.as_array()).flatten().map(|it| self.find(it));
        for (name, value) in question.split('&').filter_map(|part| part.split_once('=')) {
            let what = format!("{method} {path}?{name}");
            let is_it = |it: &&Value| it["name"] == name && it["in"] == "query";
            let parameter =
                parameters().find(is_it).unwrap_or_else(|| panic!("{what} is not in the document"));
            let value = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
            self.check(&what, &parameter["schema"], &value);
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        match body {
            Some(body) => self.check(&format!("{method} {path}"), schema, body),
            None => assert!(schema.is_null(), "{method} {path} wants a body"),
        }
    }

    /// Compares an answer, and notes that it was met.
    fn check_answer(&self, method: &Method, path: &str, answer: &Answer) {
        let status = answer.status.as_u16().to_string();
        let what = format!("{method} {path} {status}");
        let says = self.operation(method, path)["responses"].get(&status);
        let says =
            self.find(says.unwrap_or_else(|| panic!("{what} is not in the document: {}", answer.body)));
        let kind = answer.headers[CONTENT_TYPE].to_str().expect("plain").split(';').next().expect("a part");
        let content =
            says["content"].get(kind).unwrap_or_else(|| panic!("{what}: {kind} is not in the document"));
        if kind == "application/json" {
            self.check(&what, &content["schema"], &serde_json::from_str(&answer.body).expect("JSON"));
        }
        self.answers.lock().expect("nobody panicked").insert(what);
    }
}

/// A program that believes what the document says.
pub(crate) struct Program<'a> {
    document: &'a Document,
    client: Client,
    /// The key of an invite that it shows.
    pub(crate) invite: Option<String>,
}

impl<'a> Program<'a> {
    pub(crate) fn new(document: &'a Document, client: Client) -> Program<'a> {
        Program { document, client, invite: None }
    }

    /// Somebody with a name.
    pub(crate) async fn named(
        document: &'a Document,
        server: &TestServer,
        name: &str,
        lang: &str,
    ) -> Program<'a> {
        let mut program = Program::new(document, server.person());
        program.post("/api/me", json!({ "name": name, "lang": lang })).await;
        program
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<String>) -> (StatusCode, Value) {
        let (bare, _) = path.split_once('?').unwrap_or((path, ""));
        let invite = self.invite.clone();
        let extra: Vec<_> = invite.iter().map(|key| ("lamplight-invite", key.as_str())).collect();
        let answer = self.client.request(method.clone(), path, body, &extra).await;
        self.document.check_answer(&method, &self.document.template(bare), &answer);
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    /// Asks for something in the way that the document describes.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let (bare, question) = path.split_once('?').unwrap_or((path, ""));
        self.document.check_request(&method, &self.document.template(bare), question, body.as_ref());
        self.send(method, path, body.map(|body| body.to_string())).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Asks for something in another way.
    pub(crate) async fn wrong(&mut self, method: Method, path: &str, body: Option<&str>) -> StatusCode {
        self.send(method, path, body.map(str::to_owned)).await.0
    }
}
