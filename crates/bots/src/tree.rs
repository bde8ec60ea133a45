//! Tree search over what a seat knows.
//!
//! Every iteration guesses what is hidden, walks down the tree of decisions, adds one node and asks the game's
//! [`Guide`] what the position there is worth. The tree is that of the searching seat's knowledge: a node stands
//! for everything it looks like from there, and in each iteration only those branches can be taken that are
//! legal in the guess at hand. So nobody in the tree can act on what nobody knows. The price is that other
//! seats, too, are modelled as knowing only the path.
//!
//! Which branch to try follows from its mean so far and from the guide's prior; branches that a guess offers
//! seldom are judged by how often they could have been taken.

use rand::{RngExt, SeedableRng};
use table::limits::SEATS;
use table::playout::playout;
use table::{By, Game, Rng, Scratch, Seat, Turn};

use crate::exact::lead_in;
use crate::{Choice, Interval, Mean, Rated, Thinking};

/// What a position is worth, by seat.
pub type Rewards = [f32; SEATS];

/// What a game knows that makes search worth its time.
pub trait Guide<G: Game> {
    /// How promising each of a seat's actions is, as weights: only their ratios count.
    fn weigh(&mut self, position: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        let _ = (position, seat);
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// What the position is worth to every seat, in points ahead; the guide may play on to find out.
    fn value(&mut self, position: &mut G, rng: &mut Rng, scratch: &mut Scratch<G::Action>) -> Rewards;

    /// How much curiosity weighs against what is known, in units of the spread of values seen. Good weights need
    /// little of it.
    fn curiosity(&self) -> f32 {
        1.3
    }

    /// Whether what chance does now leads to different nodes: worth it where outcomes are few and open.
    fn branches(&self, position: &G) -> bool {
        let _ = position;
        false
    }
}

/// The plainest guide: random play to the end.
#[derive(Clone, Copy, Debug)]
pub struct Playouts;

impl<G: Game> Guide<G> for Playouts {
    fn value(&mut self, position: &mut G, rng: &mut Rng, scratch: &mut Scratch<G::Action>) -> Rewards {
        playout(position, rng, scratch);
        let standing = position.standing();
        let mut rewards = [0.0; SEATS];
        for seat in Seat::all(position.seats()) {
            rewards[seat.index()] = lead_in(&standing, seat) as f32;
        }
        rewards
    }

    fn branches(&self, _: &G) -> bool {
        true
    }

    /// All actions weigh the same here, so nothing but trying leads to a good one that looks bad at first.
    fn curiosity(&self) -> f32 {
        12.0
    }
}

/// Searches until the budget is spent. Every iteration begins from a new guess.
pub fn search<G: Game>(
    seat: Seat,
    view: &G::View,
    guide: &mut impl Guide<G>,
    thinking: &mut Thinking,
) -> Choice<G::Action> {
    let mut tree = Tree::new();
    loop {
        let guess = G::guess(view, &mut thinking.rng);
        tree.iterate(guess, guide, &mut thinking.rng);
        if !thinking.more() {
            return tree.choice(seat);
        }
    }
}

/// By how many points more the first of two actions is worth to `seat`. Below each grows a tree of its own, with the
/// same guesses and the same luck for both. Small trees misjudge, so only the second half of the budget counts.
pub fn compare<G: Game>(
    seat: Seat,
    view: &G::View,
    actions: [G::Action; 2],
    guide: &mut impl Guide<G>,
    thinking: &mut Thinking,
) -> Interval {
    let mut trees = actions.map(|action| (action, Tree::new()));
    let mut gap = Mean::default();
    loop {
        let has_grown = thinking.spent() >= 0.5;
        let guess = G::guess(view, &mut thinking.rng);
        let luck = Rng::seed_from_u64(thinking.rng.random());
        let [one, other] = trees.each_mut().map(|(action, tree)| {
            let mut position = guess.clone();
            position.play(By::Seat(seat), *action);
            f64::from(tree.iterate(position, guide, &mut luck.clone())[seat.index()])
        });
        if has_grown {
            gap.add(one - other);
        }
        if !thinking.more() && gap.is_sure() {
            return gap.interval();
        }
    }
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The least and the greatest value seen: what is much depends on the game and on the position.
    range: (f32, f32),
    path: Vec<(usize, usize)>,
    actions: Vec<A>,
    /// The edges of `actions`.
    offered: Vec<usize>,
    weights: Vec<f32>,
    scratch: Scratch<A>,
}

struct Node<A> {
    /// Who decides here; `None` for chance.
    by: Option<Seat>,
    edges: Vec<Edge<A>>,
}

struct Edge<A> {
    action: A,
    prior: f32,
    /// How often it was taken, and how often it could have been.
    taken: u32,
    offered: u32,
    /// The sum of what followed, for the seat that decides.
    sum: f32,
    child: Option<usize>,
}

impl<A> Edge<A> {
    fn mean(&self) -> f32 {
        self.sum / self.taken.max(1) as f32
    }
}

impl<A: Copy + Eq> Tree<A> {
    fn new() -> Tree<A> {
        Tree {
            nodes: vec![Node { by: None, edges: Vec::new() }],
            range: (f32::INFINITY, f32::NEG_INFINITY),
            path: Vec::new(),
            actions: Vec::new(),
            offered: Vec::new(),
            weights: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    fn iterate<G: Game<Action = A>>(
        &mut self,
        mut position: G,
        guide: &mut impl Guide<G>,
        rng: &mut Rng,
    ) -> Rewards {
        self.path.clear();
        self.walk(&mut position, guide, rng);
        let rewards = guide.value(&mut position, rng, &mut self.scratch);
        for &(node, edge) in &self.path {
            let Some(seat) = self.nodes[node].by else { continue };
            let reward = rewards[seat.index()];
            self.range = (self.range.0.min(reward), self.range.1.max(reward));
            let edge = &mut self.nodes[node].edges[edge];
            edge.taken += 1;
            edge.sum += reward;
        }
        rewards
    }

    /// Plays down the tree until a new node has been added or the game is over.
    fn walk<G: Game<Action = A>>(&mut self, position: &mut G, guide: &mut impl Guide<G>, rng: &mut Rng) {
        let mut node = 0;
        loop {
            let (by, edge) = match position.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let branches = guide.branches(position);
                    let outcome = position.random_outcome(rng, &mut self.scratch);
                    if !branches {
                        position.play(By::Chance, outcome);
                        continue;
                    }
                    self.nodes[node].by = None;
                    let edge = self.edge(node, outcome);
                    (By::Chance, edge)
                }
                Turn::Seats(acting) => {
                    let seat = acting.first().expect("never empty");
                    if !self.meet(node, seat) {
                        return;
                    }
                    self.offer(node, position, seat, guide);
                    (By::Seat(seat), self.pick(node, guide.curiosity()))
                }
            };
            position.play(by, self.nodes[node].edges[edge].action);
            self.path.push((node, edge));
            let Some(child) = self.nodes[node].edges[edge].child else {
                self.nodes.push(Node { by: None, edges: Vec::new() });
                self.nodes[node].edges[edge].child = Some(self.nodes.len() - 1);
                return;
            };
            node = child;
        }
    }

    /// Whether `seat` decides at this node. In another guess it may have been somebody else.
    fn meet(&mut self, node: usize, seat: Seat) -> bool {
        let node = &mut self.nodes[node];
        if node.edges.is_empty() {
            node.by = Some(seat);
        }
        node.by == Some(seat)
    }

    /// The edge of this action, a new one if need be.
    fn edge(&mut self, node: usize, action: A) -> usize {
        let edges = &mut self.nodes[node].edges;
        find(edges, action, 0).unwrap_or_else(|| {
            edges.push(Edge { action, prior: 0.0, taken: 0, offered: 0, sum: 0.0, child: None });
            edges.len() - 1
        })
    }

    /// Notes which edges can be taken in this guess: they are left in `offered`.
    fn offer<G: Game<Action = A>>(
        &mut self,
        node: usize,
        position: &G,
        seat: Seat,
        guide: &mut impl Guide<G>,
    ) {
        self.actions.clear();
        position.legal(seat, &mut self.actions);
        if !self.recall(node) {
            self.weights.clear();
            guide.weigh(position, seat, &self.actions, &mut self.weights);
            let total: f32 = self.weights.iter().sum();
            for index in 0..self.actions.len() {
                let edge = self.edge(node, self.actions[index]);
                self.nodes[node].edges[edge].prior = self.weights[index] / total.max(f32::MIN_POSITIVE);
            }
            self.recall(node);
        }
        for &edge in &self.offered {
            self.nodes[node].edges[edge].offered += 1;
        }
    }

    /// Finds the edges of all actions, if there are. Games list actions in much the same order every time, so each
    /// is looked for behind the one before.
    fn recall(&mut self, node: usize) -> bool {
        let edges = &self.nodes[node].edges;
        let mut next = 0;
        self.offered.clear();
        for &action in &self.actions {
            let Some(edge) = find(edges, action, next) else { return false };
            self.offered.push(edge);
            next = edge + 1;
        }
        true
    }

    /// The edge to try next among those just offered.
    fn pick(&self, node: usize, curiosity: f32) -> usize {
        let spread = (self.range.1 - self.range.0).max(1e-3);
        let edges = &self.nodes[node].edges;
        let visited = edges.iter().map(|edge| edge.taken).sum::<u32>().max(1) as f32;
        let parent = edges.iter().map(|edge| edge.sum).sum::<f32>() / visited;
        let score = |edge: &Edge<A>| {
            let mean = if edge.taken > 0 { edge.mean() } else { parent };
            let doubt = edge.prior * (edge.offered as f32).sqrt() / (1 + edge.taken) as f32;
            mean / spread + curiosity * doubt
        };
        let best = self
            .offered
            .iter()
            .map(|&edge| (edge, score(&edges[edge])))
            .max_by(|one, other| one.1.total_cmp(&other.1));
        best.expect("an acting seat has an action").0
    }

    /// The root's actions: first the one that the search came back to most often.
    fn choice(&self, seat: Seat) -> Choice<A> {
        let root = &self.nodes[0];
        debug_assert_eq!(root.by, Some(seat), "the searching seat acts");
        let tried = || root.edges.iter().filter(|edge| edge.taken > 0);
        let best = tried().max_by_key(|edge| edge.taken).expect("an iteration was made");
        let others = tried().filter(|edge| edge.action != best.action);
        Choice::led_by(
            Rated { action: best.action, value: best.mean().into() },
            others.map(|edge| (edge.action, edge.mean().into())),
        )
    }
}

/// The edge of this action, looked for from `start` on and then before it.
fn find<A: Copy + Eq>(edges: &[Edge<A>], action: A, start: usize) -> Option<usize> {
    let is_it = |edge: &Edge<A>| edge.action == action;
    let behind = edges[start..].iter().position(is_it).map(|edge| start + edge);
    behind.or_else(|| edges[..start].iter().position(is_it))
}
