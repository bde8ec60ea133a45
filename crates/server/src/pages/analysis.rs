//! The words of the panel that looks back on a game, `web/replay/analysis.js`.

/// Every message of the panel with the names of its arguments: the module says them all.
#[cfg_attr(not(test), allow(dead_code, reason = "for the page that holds the panel"))]
pub(crate) fn messages() -> Vec<(&'static str, Vec<&'static str>)> {
    let source = include_str!("../../words/analysis.en.ftl");
    let names =
        |text: &'static str| text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect();
    source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, text)| (key, names(text))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_says_what_there_is_and_nothing_else() {
        let modules = [
            include_str!("../../../../web/replay/analysis.js"),
            include_str!("../../../../web/replay/plot.js"),
        ];
        let keys: Vec<&str> = messages().into_iter().map(|(key, _)| key).collect();
        for key in &keys {
            assert!(
                modules.iter().any(|module| module.contains(&format!("\"{key}\""))),
                "{key} is never said"
            );
        }
        for said in modules.iter().flat_map(|module| module.split("say(\"analysis-").skip(1)) {
            let key = said.split('"').next().expect("it ends");
            assert!(keys.contains(&&*format!("analysis-{key}")), "{key} has no words");
        }
    }
}
