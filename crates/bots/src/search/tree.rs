//! Tree search over imagined worlds: each player has a tree of its own, of what it saw.
//!
//! In each iteration a world is imagined and played once from now to the end: by what the trees say where they know
//! something, then by a quick policy. In a player's tree all worlds that look the same to it come together, so it cannot
//! choose by what it does not see; each player goes after its own result.

use moonshot_rules::{Dice, MAX_SEATS};

use crate::budget::Budget;
use crate::dice::FastDice;

/// What each seat gets out of a hand, 0 to 1.
pub(super) type Results = [f32; MAX_SEATS];

/// A game as the search plays it.
pub(super) trait Played: Copy {
    /// Something a seat does.
    type Action: Copy;

    /// The seat whose turn it is; `None` at the end.
    fn turn(&self) -> Option<usize>;

    /// Everything that it may do, each once.
    fn actions(&self, list: &mut Vec<Self::Action>);

    /// Does it.
    fn act(&mut self, action: Self::Action);

    /// A number for each action.
    fn key(action: Self::Action) -> u16;

    /// A number for what somebody else sees of an action: the same where it sees the same.
    fn key_seen(action: Self::Action) -> u16;

    /// Plays on to the end by a quick policy.
    fn finish(&mut self, dice: &mut FastDice);

    /// What each seat got, at the end.
    fn results(&self) -> Results;
}

/// How gladly what is little known is tried.
const CURIOSITY: f32 = 0.6;
/// The most nodes of all trees.
const MOST: usize = 400_000;

/// What one player has seen, and what it may do then.
#[derive(Clone, Debug)]
struct Node<A> {
    /// The keys of what was tried, in the order of `tried`.
    keys: Vec<u16>,
    tried: Vec<Tried<A>>,
    /// What was done, as this player saw it, and where that leads.
    next: Vec<(u16, usize)>,
}

#[derive(Clone, Copy, Debug)]
struct Tried<A> {
    action: A,
    visits: f32,
    won: f32,
    /// In how many worlds it could have been done since it was first tried.
    open: f32,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node {
            keys: Vec::new(),
            tried: Vec::new(),
            next: Vec::new(),
        }
    }
}

/// The action that gets the seat to act most; `None` where there is none.
pub(super) fn search<G: Played>(
    seats: usize,
    budget: Budget<'_>,
    dice: &mut FastDice,
    mut world: impl FnMut(&mut FastDice) -> Option<G>,
) -> Option<G::Action> {
    let mut nodes: Vec<Node<G::Action>> = (0..seats).map(|_| Node::new()).collect();
    let mut list = Vec::new();
    let mut path: Vec<(usize, usize, usize)> = Vec::new();
    let mut me = 0;
    let mut done = 0_u32;
    while done == 0 || budget.goes_on(done) {
        let Some(mut game) = world(dice) else { break };
        done = done.saturating_add(1);
        path.clear();
        let mut at: [usize; MAX_SEATS] = std::array::from_fn(|seat| seat);
        while let Some(seat) = game.turn() {
            if path.is_empty() {
                me = seat;
            }
            list.clear();
            game.actions(&mut list);
            let (tried, new) = choose::<G>(&mut nodes[at[seat]], &list, dice);
            let action = nodes[at[seat]].tried[tried].action;
            path.push((seat, at[seat], tried));
            game.act(action);
            if new || nodes.len() + seats > MOST {
                break;
            }
            for (other, at) in at.iter_mut().enumerate().take(seats) {
                let seen = if other == seat {
                    G::key(action)
                } else {
                    G::key_seen(action)
                };
                *at = follow(&mut nodes, *at, seen);
            }
        }
        game.finish(dice);
        let results = game.results();
        for &(seat, node, tried) in &path {
            let tried = &mut nodes[node].tried[tried];
            tried.visits += 1.0;
            tried.won += results[seat];
        }
    }
    // What was tried most is what was found best.
    let tried = nodes.get(me)?.tried.iter();
    tried
        .max_by(|a, b| a.visits.total_cmp(&b.visits))
        .map(|tried| tried.action)
}

/// The place of the action to try, and whether it never was.
fn choose<G: Played>(
    node: &mut Node<G::Action>,
    list: &[G::Action],
    dice: &mut FastDice,
) -> (usize, bool) {
    let mut best = (f32::MIN, 0);
    let mut fresh = None;
    let mut untried = 0;
    for &action in list {
        let key = G::key(action);
        let Some(place) = node.keys.iter().position(|tried| *tried == key) else {
            untried += 1;
            // Any of those that were never tried.
            if dice.below(untried) == 0 {
                fresh = Some(action);
            }
            continue;
        };
        let tried = &mut node.tried[place];
        tried.open += 1.0;
        let mean = tried.won / tried.visits;
        let bound = mean + CURIOSITY * (tried.open.ln() / tried.visits).sqrt();
        if bound > best.0 {
            best = (bound, place);
        }
    }
    let Some(action) = fresh else {
        return (best.1, false);
    };
    node.keys.push(G::key(action));
    node.tried.push(Tried {
        action,
        visits: 0.0,
        won: 0.0,
        open: 1.0,
    });
    (node.tried.len() - 1, true)
}

fn follow<A>(nodes: &mut Vec<Node<A>>, at: usize, seen: u16) -> usize {
    if let Some((_, next)) = nodes[at].next.iter().find(|(key, _)| *key == seen) {
        return *next;
    }
    nodes.push(Node::new());
    let next = nodes.len() - 1;
    nodes[at].next.push((seen, next));
    next
}
