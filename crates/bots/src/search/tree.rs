//! Tree search over imagined worlds: each player has a tree of its own, of what it saw.
//!
//! In each iteration a world is imagined and played once from now to the end: by what the trees say where they know
//! something, then by a quick policy. In a player's tree all worlds that look the same to it come together, so it cannot
//! choose by what it does not see; each player goes after its own result. Where little is known, what looks promising at a
//! glance is tried first. A thought in several parts grows trees of its own in each, and what they tried is added up.

use moonshot_rules::MAX_SEATS;

use super::lists::{List, Lists};
use super::parts::in_parts;
use crate::budget::Budget;
use crate::dice::FastDice;

/// What each seat gets out of a hand, 0 to 1.
pub(super) type Results = [f32; MAX_SEATS];

/// An action as a number below 256.
pub(super) type Key = u8;

/// A game as the search plays it.
pub(super) trait Played: Copy {
    /// The seat whose turn it is; `None` at the end.
    fn turn(&self) -> Option<usize>;

    /// Everything that it may do, each once, with how promising it looks to the seat at a glance, above 0.
    fn actions(&self, list: &mut Vec<(Key, f32)>);

    /// Does it.
    fn act(&mut self, key: Key);

    /// A number for what somebody else sees of an action: the same where it sees the same.
    fn seen(key: Key) -> Key;

    /// Plays on to the end by a quick policy.
    fn finish(&mut self, dice: &mut FastDice);

    /// What each seat got, at the end: what it goes after.
    fn results(&self) -> Results;

    /// The part of it that is the chance to win.
    fn won(&self) -> Results;
}

/// How gladly what looks promising and is little known is tried.
const CURIOSITY: f32 = 0.7;
/// By how much what was never tried is taken to be worse than what was.
const UNTRIED: f32 = 0.06;
/// The most nodes of all trees of a part: to give them back takes time that no budget knows of.
const MOST: usize = 200_000;

/// What the players saw and tried.
struct Trees {
    nodes: Vec<Node>,
    /// What came of actions, in the order of their keys.
    tried: Lists<Tried>,
    /// What was done, as a player saw it, and to which node that leads.
    next: Lists<(Key, u32)>,
}

/// What one player has seen, and what it may do then.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// Which actions were tried, a bit each.
    mask: [u64; 4],
    tried: List,
    next: List,
    visits: f32,
    results: f32,
}

/// What came of an action.
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
    /// Adds what came of the same action elsewhere.
    fn join(&mut self, other: &Tried) {
        self.visits += other.visits;
        self.results += other.results;
        self.squares += other.squares;
        self.won += other.won;
    }

    /// How many times it was tried.
    pub(super) fn visits(&self) -> u32 {
        self.visits as u32
    }

    /// What part of a win is missing on average.
    pub(super) fn lost(&self) -> f64 {
        f64::from(1.0 - self.won / self.visits.max(1.0))
    }

    /// The standard error of the mean result; that of a single try is not known, and as good as infinite.
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
    /// The place of an action among those that were tried, and whether it was.
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
    /// A tree for each seat, whose first node is that of its number.
    fn new(seats: usize) -> Trees {
        Trees {
            nodes: vec![Node::default(); seats],
            tried: Lists::new(),
            next: Lists::new(),
        }
    }

    /// The action to try next.
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

    /// Keeps what came of an action at a node.
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

    /// Where it leads that a player at a node saw this.
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

/// What came of each action of the seat to act, those first that are surely good. Each part draws from worlds of its own.
pub(super) fn search<G: Played, W: FnMut(&mut FastDice) -> Option<G>>(
    seats: usize,
    budget: Budget<'_>,
    dice: &mut FastDice,
    worlds: impl Fn() -> W + Sync,
) -> Vec<Tried> {
    let parts = in_parts(budget, dice, |budget, dice| {
        part(seats, budget, dice, worlds())
    });
    let mut tried: Vec<Tried> = Vec::new();
    for new in parts.into_iter().flatten() {
        match tried.iter_mut().find(|known| known.key == new.key) {
            Some(known) => known.join(&new),
            None => tried.push(new),
        }
    }
    // By what they lose at worst, so that one that was tried once by luck is not first.
    let worst = |tried: &Tried| tried.results / tried.visits.max(1.0) - tried.error() as f32;
    tried.sort_by(|a, b| worst(b).total_cmp(&worst(a)));
    tried
}

/// What a part of the thought tried, in the order of the keys.
fn part<G: Played>(
    seats: usize,
    budget: Budget<'_>,
    dice: &mut FastDice,
    mut world: impl FnMut(&mut FastDice) -> Option<G>,
) -> Vec<Tried> {
    let mut trees = Trees::new(seats);
    let mut list = Vec::new();
    let mut path: Vec<(usize, usize, Key)> = Vec::new();
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
            let node = &trees.nodes[at[seat]];
            let Some(key) = trees.choose(node, &list) else {
                break;
            };
            let new = node.visits == 0.0;
            path.push((seat, at[seat], key));
            game.act(key);
            if new && path.len() > 1 || trees.nodes.len() + seats > MOST {
                break;
            }
            for (other, at) in at.iter_mut().enumerate().take(seats) {
                let seen = if other == seat { key } else { G::seen(key) };
                *at = trees.follow(*at, seen);
            }
        }
        game.finish(dice);
        let (results, won) = (game.results(), game.won());
        for &(seat, node, key) in &path {
            trees.learn(node, key, results[seat], won[seat]);
        }
    }
    trees.tried.of(trees.nodes[me].tried).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_rules::Dice;

    /// A coin lies hidden. One may take a certain part of a win, or go on and then say how the coin lies.
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

    fn think(certain: f32, heads_in_ten: u32, playouts: u32) -> Vec<Tried> {
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

    /// Whoever saw the coin would always win by going on.
    #[test]
    fn nobody_chooses_by_what_it_does_not_see() {
        assert_eq!(think(0.6, 5, 2_000)[0].key, TAKE);
        assert_eq!(think(0.4, 5, 2_000)[0].key, GO_ON);
        assert_eq!(think(0.6, 8, 2_000)[0].key, GO_ON);
        assert_eq!(think(0.9, 8, 2_000)[0].key, TAKE);
    }

    /// The first player lays a coin as it likes, the second says how it lies. Luck keeps the two from taking turns.
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

    /// One seat has two ways to get what it gets.
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
        let tried = think(0.6, 5, 2_000);
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
        let tried = think(0.6, 5, 2_000);
        assert!(tried[0].visits() > 4 * tried[1].visits(), "{tried:?}");
    }
}
