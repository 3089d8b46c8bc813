//! Monte Carlo tree search over sampled determinizations, with a separate tree for each player, over what it has seen
//! (multiple-observer ISMCTS).
//!
//! Each iteration samples a determinization and plays it to the end: by the trees where they have statistics, then by a
//! quick policy. A player's tree merges all determinizations that look the same to it, so it cannot use hidden
//! information; each player maximises its own result. Actions with few visits are tried in the order of a quick
//! evaluation. Parallel parts grow separate trees, whose root statistics are summed.

use moonshot_rules::MAX_SEATS;

use super::lists::{List, Lists};
use super::parts::in_parts;
use crate::budget::Budget;
use crate::dice::FastDice;

/// The result of a hand for each seat, 0 to 1.
pub(super) type Results = [f32; MAX_SEATS];

/// An action as a number below 256.
pub(super) type Key = u8;

/// A game, as the search plays it.
pub(super) trait Played: Copy {
    /// The seat whose turn it is; `None` at the end.
    fn turn(&self) -> Option<usize>;

    /// Lists each legal action once, with a prior above 0.
    fn actions(&self, list: &mut Vec<(Key, f32)>);

    /// Plays the action.
    fn act(&mut self, key: Key);

    /// The part of an action that other players see: equal keys look the same to them.
    fn seen(key: Key) -> Key;

    /// Plays to the end by the policy.
    fn finish(&mut self, dice: &mut FastDice);

    /// The result of each seat at the end, which it maximises.
    fn results(&self) -> Results;

    /// The part of the result that is the probability of winning.
    fn won(&self) -> Results;
}

/// Exploration weight.
const CURIOSITY: f32 = 0.7;
/// First-play urgency: an untried action is assumed to be this much worse than the tried ones.
const UNTRIED: f32 = 0.06;
/// Maximum number of nodes in all trees of a part, because freeing them takes time that is not in the budget.
const MOST: usize = 200_000;

/// The trees of all players.
struct Trees {
    nodes: Vec<Node>,
    /// The statistics of actions, sorted by key.
    tried: Lists<Tried>,
    /// Transitions: an action as the player saw it, and the node it leads to.
    next: Lists<(Key, u32)>,
}

/// An information set of one player: what it has seen, and its actions.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// The tried actions, one bit each.
    mask: [u64; 4],
    tried: List,
    next: List,
    visits: f32,
    results: f32,
}

/// The statistics of an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) key: Key,
    visits: f32,
    /// The sum of the results, and of their squares.
    results: f32,
    squares: f32,
    won: f32,
}

impl Tried {
    /// Merges statistics of the same action.
    fn join(&mut self, other: &Tried) {
        self.visits += other.visits;
        self.results += other.results;
        self.squares += other.squares;
        self.won += other.won;
    }

    /// The number of visits.
    pub(super) fn visits(&self) -> u32 {
        self.visits as u32
    }

    /// The mean loss, as a fraction of a win.
    pub(super) fn lost(&self) -> f64 {
        f64::from(1.0 - self.won / self.visits.max(1.0))
    }

    /// The standard error of the mean result; as good as infinite for a single visit.
    pub(super) fn error(&self) -> f64 {
        let mean = self.results / self.visits.max(1.0);
        let variance = (self.squares / self.visits.max(1.0) - mean * mean).max(0.0);
        match self.visits < 2.0 {
            true => f64::from(f32::MAX),
            false => f64::from((variance / (self.visits - 1.0)).sqrt()),
        }
    }
}

impl Node {
    /// The index of an action among the tried ones, and whether it is one of them.
    fn place(&self, key: Key) -> (usize, bool) {
        let (word, bit) = (usize::from(key >> 6), u64::from(key & 63));
        let below = self.mask[..word]
            .iter()
            .map(|word| word.count_ones())
            .sum::<u32>();
        let place = below + (self.mask[word] & ((1 << bit) - 1)).count_ones();
        (place as usize, self.mask[word] >> bit & 1 == 1)
    }
}

impl Trees {
    /// A tree for each seat; its root has the seat's number.
    fn new(seats: usize) -> Trees {
        Trees {
            nodes: vec![Node::default(); seats],
            tried: Lists::new(),
            next: Lists::new(),
        }
    }

    /// The next action to try.
    fn choose(&self, node: &Node, list: &[(Key, f32)]) -> Option<Key> {
        let all: f32 = list.iter().map(|(_, prior)| prior).sum();
        let scale = CURIOSITY * (node.visits + 1.0).sqrt() / all;
        let unknown = match node.visits {
            0.0 => 0.5,
            visits => node.results / visits - UNTRIED,
        };
        let all_tried = self.tried.of(node.tried);
        let mut best = None;
        let mut most = f32::MIN;
        for &(key, prior) in list {
            let (place, known) = node.place(key);
            let (mean, visits) = match all_tried.get(place).filter(|_| known) {
                Some(tried) => (tried.results / tried.visits, tried.visits),
                None => (unknown, 0.0),
            };
            let bound = mean + scale * prior / (1.0 + visits);
            if bound > most {
                (most, best) = (bound, Some(key));
            }
        }
        best
    }

    /// Records the result of an action at a node.
    fn learn(&mut self, node: usize, key: Key, result: f32, won: f32) {
        let node = &mut self.nodes[node];
        let (place, known) = node.place(key);
        if !known {
            node.mask[usize::from(key >> 6)] |= 1 << (key & 63);
            let new = Tried {
                key,
                visits: 0.0,
                results: 0.0,
                squares: 0.0,
                won: 0.0,
            };
            self.tried.insert(&mut node.tried, place, new);
        }
        if let Some(tried) = self.tried.of_mut(node.tried).get_mut(place) {
            tried.visits += 1.0;
            tried.results += result;
            tried.squares += result * result;
            tried.won += won;
        }
        node.visits += 1.0;
        node.results += result;
    }

    /// The child of a node after the player saw this action.
    fn follow(&mut self, at: usize, seen: Key) -> usize {
        let known = self.next.of(self.nodes[at].next).iter();
        if let Some((_, next)) = known.copied().find(|(key, _)| *key == seen) {
            return next as usize;
        }
        let next = self.nodes.len();
        self.nodes.push(Node::default());
        let here = &mut self.nodes[at].next;
        self.next.push(here, (seen, next as u32));
        next
    }
}

/// The statistics of each action of the seat to act, surely good ones first. Each part samples its own
/// determinizations.
pub(super) fn search<G: Played, W: FnMut(&mut FastDice) -> Option<G>>(
    seats: usize,
    budget: Budget<'_>,
    dice: &mut FastDice,
    determinizations: impl Fn() -> W + Sync,
) -> Vec<Tried> {
    let parts = in_parts(budget, dice, |budget, dice| {
        part(seats, budget, dice, determinizations())
    });
    let mut tried: Vec<Tried> = Vec::new();
    for new in parts.into_iter().flatten() {
        match tried.iter_mut().find(|known| known.key == new.key) {
            Some(known) => known.join(&new),
            None => tried.push(new),
        }
    }
    // Sorted by their worst likely loss, so that an action with a single lucky visit is not first.
    let worst = |tried: &Tried| tried.results / tried.visits.max(1.0) - tried.error() as f32;
    tried.sort_by(|a, b| worst(b).total_cmp(&worst(a)));
    tried
}

/// The statistics of one part, sorted by key.
fn part<G: Played>(
    seats: usize,
    budget: Budget<'_>,
    dice: &mut FastDice,
    mut determinization: impl FnMut(&mut FastDice) -> Option<G>,
) -> Vec<Tried> {
    let mut growing = Growing::new(seats);
    let mut me = 0;
    let mut done = 0_u32;
    while done == 0 || budget.may_continue(done) {
        let Some(game) = determinization(dice) else {
            break;
        };
        done = done.saturating_add(1);
        me = game.turn().unwrap_or(me);
        growing.play(game, None, dice);
    }
    let Growing { trees, .. } = growing;
    trees.tried.of(trees.nodes[me].tried).to_vec()
}

/// Trees that grow by one game at a time.
pub(super) struct Growing {
    trees: Trees,
    seats: usize,
    list: Vec<(Key, f32)>,
    path: Vec<(usize, usize, Key)>,
}

impl Growing {
    pub(super) fn new(seats: usize) -> Growing {
        Growing {
            trees: Trees::new(seats),
            seats,
            list: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Plays a game to its end, by the trees and then by the policy, and learns from its result. The first action can be
    /// given.
    pub(super) fn play<G: Played>(
        &mut self,
        mut game: G,
        first: Option<Key>,
        dice: &mut FastDice,
    ) -> G {
        let Growing {
            trees,
            seats,
            list,
            path,
        } = self;
        path.clear();
        let mut at: [usize; MAX_SEATS] = std::array::from_fn(|seat| seat);
        while let Some(seat) = game.turn() {
            let node = &trees.nodes[at[seat]];
            let new = node.visits == 0.0;
            let chosen = match first {
                Some(first) if path.is_empty() => Some(first),
                _ => {
                    list.clear();
                    game.actions(list);
                    trees.choose(node, list)
                }
            };
            let Some(key) = chosen else {
                break;
            };
            path.push((seat, at[seat], key));
            game.act(key);
            if new && path.len() > 1 || trees.nodes.len() + *seats > MOST {
                break;
            }
            for (other, at) in at.iter_mut().enumerate().take(*seats) {
                let seen = if other == seat { key } else { G::seen(key) };
                *at = trees.follow(*at, seen);
            }
        }
        game.finish(dice);
        let (results, won) = (game.results(), game.won());
        for &(seat, node, key) in path.iter() {
            trees.learn(node, key, results[seat], won[seat]);
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_rules::Dice;

    /// A coin is hidden. The player may take a sure part of a win, or go on and then guess the coin.
    #[derive(Clone, Copy)]
    struct Coin {
        heads: bool,
        certain: f32,
        done: [Option<Key>; 2],
    }

    const TAKE: Key = 200;
    const GO_ON: Key = 3;
    const HEADS: Key = 64;
    const TAILS: Key = 65;

    impl Played for Coin {
        fn turn(&self) -> Option<usize> {
            let over = self.done[1].is_some() || self.done[0] == Some(TAKE);
            (!over).then_some(0)
        }

        fn actions(&self, list: &mut Vec<(Key, f32)>) {
            match self.done[0] {
                None => list.extend([(TAKE, 0.2), (GO_ON, 1.0)]),
                Some(_) => list.extend([(HEADS, 1.0), (TAILS, 1.0)]),
            }
        }

        fn act(&mut self, key: Key) {
            let place = usize::from(self.done[0].is_some());
            self.done[place] = Some(key);
        }

        fn seen(key: Key) -> Key {
            key
        }

        fn finish(&mut self, dice: &mut FastDice) {
            if self.turn().is_some() {
                self.done[1] = Some(if dice.below(2) == 0 { HEADS } else { TAILS });
            }
        }

        fn results(&self) -> Results {
            let mut results = [0.0; MAX_SEATS];
            results[0] = match self.done {
                [Some(TAKE), _] => self.certain,
                [_, said] => f32::from(u8::from((said == Some(HEADS)) == self.heads)),
            };
            results
        }

        fn won(&self) -> Results {
            self.results()
        }
    }

    fn evaluate(certain: f32, heads_in_ten: u32, playouts: u32) -> Vec<Tried> {
        let budget = Budget::playouts(playouts);
        search(1, budget, &mut FastDice::new(1), || {
            |dice: &mut FastDice| {
                Some(Coin {
                    heads: dice.below(10) < heads_in_ten,
                    certain,
                    done: [None; 2],
                })
            }
        })
    }

    /// A player who saw the coin would always win by going on.
    #[test]
    fn nobody_chooses_by_what_it_does_not_see() {
        assert_eq!(evaluate(0.6, 5, 2_000)[0].key, TAKE);
        assert_eq!(evaluate(0.4, 5, 2_000)[0].key, GO_ON);
        assert_eq!(evaluate(0.6, 8, 2_000)[0].key, GO_ON);
        assert_eq!(evaluate(0.9, 8, 2_000)[0].key, TAKE);
    }

    /// The first player sets a coin, the second guesses it. Randomness prevents the two from alternating.
    #[derive(Clone, Copy)]
    struct Laid {
        luck: f32,
        done: [Option<Key>; 2],
    }

    impl Played for Laid {
        fn turn(&self) -> Option<usize> {
            self.done.iter().position(Option::is_none)
        }

        fn actions(&self, list: &mut Vec<(Key, f32)>) {
            list.extend([(HEADS, 1.0), (TAILS, 1.0)]);
        }

        fn act(&mut self, key: Key) {
            if let Some(turn) = self.turn() {
                self.done[turn] = Some(key);
            }
        }

        fn seen(_key: Key) -> Key {
            0
        }

        fn finish(&mut self, dice: &mut FastDice) {
            while self.turn().is_some() {
                self.act(if dice.below(2) == 0 { HEADS } else { TAILS });
            }
        }

        fn results(&self) -> Results {
            let mut results = self.won();
            results[0] += self.luck;
            results[1] -= self.luck;
            results
        }

        fn won(&self) -> Results {
            let mut won = [0.0; MAX_SEATS];
            let found = self.done[0] == self.done[1];
            won[usize::from(found)] = 1.0;
            won
        }
    }

    #[test]
    fn what_one_lays_face_down_the_other_does_not_see() {
        let budget = Budget::playouts(4_000);
        let tried = search(2, budget, &mut FastDice::new(1), || {
            |dice: &mut FastDice| {
                let luck = dice.below(1_000) as f32 / 500.0 - 1.0;
                let done = [None; 2];
                Some(Laid { luck, done })
            }
        });
        assert!((0.4..0.6).contains(&tried[0].lost()), "{tried:?}");
    }

    /// A single seat has two ways to get its result.
    #[derive(Clone, Copy)]
    struct Ways {
        seat: usize,
        got: [f32; 2],
        done: Option<Key>,
    }

    impl Played for Ways {
        fn turn(&self) -> Option<usize> {
            self.done.is_none().then_some(self.seat)
        }

        fn actions(&self, list: &mut Vec<(Key, f32)>) {
            list.extend([(0, 1.0), (1, 1.0)]);
        }

        fn act(&mut self, key: Key) {
            self.done = Some(key);
        }

        fn seen(key: Key) -> Key {
            key
        }

        fn finish(&mut self, _dice: &mut FastDice) {}

        fn results(&self) -> Results {
            let mut results = [0.0; MAX_SEATS];
            results[self.seat] = self.done.map_or(0.0, |key| self.got[usize::from(key)]);
            results
        }

        fn won(&self) -> Results {
            self.results()
        }
    }

    fn two_ways(seat: usize, got: [f32; 2], playouts: u32) -> Vec<Tried> {
        let budget = Budget::playouts(playouts);
        search(3, budget, &mut FastDice::new(1), || {
            |_: &mut FastDice| {
                let done = None;
                Some(Ways { seat, got, done })
            }
        })
    }

    #[test]
    fn whichever_seat_acts_what_it_may_do_is_told() {
        for seat in 0..3 {
            assert_eq!(two_ways(seat, [0.2, 0.4], 100)[0].key, 1);
        }
    }

    #[test]
    fn what_was_never_tried_is_taken_to_be_nearly_as_good_as_what_was() {
        assert_eq!(two_ways(0, [0.9, 1.0], 2).len(), 2);
    }

    #[test]
    fn what_is_tried_is_told_with_its_mean_and_its_error() {
        let tried = evaluate(0.6, 5, 2_000);
        let visits: u32 = tried.iter().map(Tried::visits).sum();
        assert_eq!((tried.len(), visits), (2, 2_000));
        assert!((tried[0].lost() - 0.4).abs() < 1e-3, "{tried:?}");
        assert!(tried[0].error() < 1e-2, "it is certain");
        let risky = &tried[1];
        assert!(
            (risky.lost() - 0.5).abs() < 5.0 * risky.error(),
            "{tried:?}"
        );
        let expected = (0.25 / f64::from(risky.visits())).sqrt();
        assert!((risky.error() / expected - 1.0).abs() < 0.2, "{tried:?}");
    }

    #[test]
    fn more_is_thought_about_what_is_better() {
        let tried = evaluate(0.6, 5, 2_000);
        assert!(tried[0].visits() > 4 * tried[1].visits(), "{tried:?}");
    }
}
