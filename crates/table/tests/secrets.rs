//! Views leak nothing: two matches that differ only in what is hidden from a viewer look the same to it.
//!
//! Plays a random match; then swaps hidden cards of its last deal and plays the same match again. Secret actions
//! (passing, laying Secrets, declining to open) may use different cards then. As long as the public part stays the
//! same, the viewer must have the identical view, see the identical events, and notice something at the identical
//! moments.

use crate::common;

use common::{dice, random_match, setup, setups};
use moonshot_protocol::{Document, Event, Held, Setup, document, outcome};
use moonshot_rules::{
    AnyGame, AnyView, ChanceKind, Dice, Game, LegalActions, Phase, Seat, Step, Turn, Viewer,
};
use moonshot_table::{Entry, Match, Moment};
use serde_json::{Value, json};

/// Number of comparisons of states that really differ.
fn compare_with_redealt(setup: &Setup, rounds: u8) -> usize {
    let mut compared = 0;
    for round in 0..rounds {
        let mut dice = dice(round);
        let steps = 5 + dice.below(150) as usize;
        let played = random_match(setup, None, steps, round);
        for viewer in Viewer::all(setup.players()) {
            for _ in 0..4 {
                compared += compare(&played, viewer, &mut dice);
            }
        }
    }
    compared
}

fn compare(played: &Match, viewer: Viewer, dice: &mut dyn Dice) -> usize {
    let steps: Vec<_> = played.steps().map(|taken| taken.step).collect();
    let is_deal = |step: &Step<AnyGame>| match step {
        Step::Chance(outcome) => outcome::kind(outcome) == ChanceKind::Deal,
        Step::Act(..) => false,
    };
    let Some(deal) = steps.iter().rposition(is_deal) else {
        return 0;
    };
    let Step::Chance(outcome) = &steps[deal] else {
        return 0;
    };
    let dealt = outcome::write(played.setup(), outcome);
    let Some((redealt, exchange)) = redeal(&dealt, viewer, dice) else {
        return 0;
    };

    let mut worlds = [
        World::at_start(played, viewer),
        World::at_start(played, viewer),
    ];
    for step in &steps[..deal] {
        for world in &mut worlds {
            world.follow(step, &exchange);
        }
    }
    worlds[0].chance(&dealt);
    worlds[1].chance(&redealt);
    if worlds[0].opens_differently_from(&worlds[1]) {
        return 0;
    }
    let mut compared = same(&mut worlds);
    for step in &steps[deal + 1..] {
        let hand = worlds[0].document().hand_number;
        if !worlds[1].ready_for(step) || !worlds[1].follow(step, &exchange) {
            break;
        }
        worlds[0].follow(step, &exchange);
        if worlds[0].legitimately_differs_from(&worlds[1], step, hand) {
            break;
        }
        compared += same(&mut worlds);
    }
    compared
}

/// The deal with two hidden cards swapped, and their notation.
fn redeal(dealt: &Value, viewer: Viewer, dice: &mut dyn Dice) -> Option<(Value, [String; 2])> {
    let mut places = Vec::new();
    for (seat, hand) in dealt["hands"].as_array()?.iter().enumerate() {
        if Seat::new(seat).is_some_and(|seat| !viewer.is(seat)) {
            let cards = 0..hand.as_array()?.len();
            places.extend(cards.map(|card| format!("/hands/{seat}/{card}")));
        }
    }
    for stock in ["extras", "pile"] {
        let cards = dealt[stock].as_array().map_or(0, Vec::len);
        places.extend((0..cards).map(|card| format!("/{stock}/{card}")));
    }
    let mut pick = || places[dice.below(places.len() as u32) as usize].clone();
    let (one, other) = (pick(), pick());
    let text = |place: &str| dealt.pointer(place)?.as_str().map(str::to_owned);
    let (mine, mut yours) = (text(&one)?, text(&other)?);
    let mut redealt = dealt.clone();
    let white =
        mine.starts_with('W') && dealt.get("extras").is_none() && dealt.get("pile").is_none();
    if white && dice.below(2) == 0 {
        // A Random card of Black Hearts that was left out: there are three of each number (B-04).
        yours = format!("W{}", 1 + dice.below(6));
        let copies = dealt["hands"].to_string().matches(&yours).count();
        if copies == 3 {
            return None;
        }
    } else {
        *redealt.pointer_mut(&other)? = json!(mine);
    }
    *redealt.pointer_mut(&one)? = json!(yours);
    (mine != yours).then_some((redealt, [mine, yours]))
}

/// Checks that views, events and notices are the same; 1 if the states differ.
fn same(worlds: &mut [World; 2]) -> usize {
    // Another seat may be asked to open in one of them (W-08): they are compared again once it has answered.
    if worlds.iter().any(World::asks_another) {
        if worlds.iter().all(World::asks_another) {
            worlds
                .iter()
                .for_each(|world| assert_eq!(world.seen, worlds[0].seen));
        }
        return 0;
    }
    let [one, other] = worlds;
    assert_eq!(one.view(), other.view(), "{:?}", one.viewer);
    assert_eq!(
        one.view_document(),
        other.view_document(),
        "{:?}",
        one.viewer
    );
    assert_eq!(one.seen, other.seen, "{:?}", one.viewer);
    assert_eq!(one.noticed, other.noticed, "{:?}", one.viewer);
    usize::from(one.game() != other.game())
}

/// One course of a match, and what the viewer saw of it.
struct World {
    playing: Match,
    viewer: Viewer,
    seen: Vec<Event>,
    noticed: usize,
}

impl World {
    fn at_start(played: &Match, viewer: Viewer) -> World {
        let playing = Match::new(played.setup().clone(), None).unwrap();
        World {
            playing,
            viewer,
            seen: Vec::new(),
            noticed: 0,
        }
    }

    fn game(&self) -> &AnyGame {
        self.playing.state()
    }

    fn document(&self) -> Document {
        self.playing.document()
    }

    fn view(&self) -> AnyView {
        self.game().view(self.viewer).unwrap()
    }

    fn view_document(&self) -> Value {
        let document = self.playing.view_document(self.viewer);
        serde_json::to_value(document.unwrap()).unwrap()
    }

    fn note(&mut self, moment: &Moment) {
        self.seen.extend(moment.events(self.viewer));
        if let Some(Entry::Act { seat, action }) = &moment.entry
            && action == "decline"
            && !self.viewer.is(*seat)
        {
            // Only the seat that may open can tell that another did not.
            let opens = |seat: Seat| self.viewer.is(seat);
            let told = self.document().to_act.into_iter().any(opens);
            assert_eq!(moment.noticed_by(self.viewer), told);
            return;
        }
        self.noticed += usize::from(moment.noticed_by(self.viewer));
    }

    fn chance(&mut self, outcome: &Value) {
        let moment = self.playing.chance(outcome).unwrap();
        self.note(&moment);
    }

    /// The seat that is asked whether it opens, if it is not the viewer.
    fn asked(&self) -> Option<Seat> {
        let Turn::Seats(seats) = self.game().turn() else {
            return None;
        };
        let seat = seats.to_vec()[0];
        (self.document().phase == Phase::Opening && !self.viewer.is(seat)).then_some(seat)
    }

    fn asks_another(&self) -> bool {
        self.asked().is_some()
    }

    /// Prepares the match for the step: a seat that is asked to open and does not, declines.
    fn ready_for(&mut self, step: &Step<AnyGame>) -> bool {
        if let (Some(asked), Step::Act(seat, action)) = (self.asked(), step)
            && (asked != *seat || !action.to_string().starts_with(['W', 'd']))
        {
            let Ok(moment) = self.playing.act(asked, "decline") else {
                return false;
            };
            self.note(&moment);
        }
        true
    }

    /// Applies the step; a secret one uses the swapped card if the seat does not hold the named one.
    fn follow(&mut self, step: &Step<AnyGame>, exchange: &[String; 2]) -> bool {
        let done = match step {
            Step::Chance(outcome) => self
                .playing
                .chance(&outcome::write(self.playing.setup(), outcome))
                .map_err(drop),
            Step::Act(seat, action) => {
                let text = action.to_string();
                if text == "decline" && self.asked() != Some(*seat) && !self.viewer.is(*seat) {
                    return true;
                }
                let secret = text.starts_with("pass") || text.starts_with("secret");
                let done = self.playing.act(*seat, &text).map_err(drop);
                if done.is_err() && secret && !self.viewer.is(*seat) {
                    let text = exchanged(&text, exchange, &self.document().hands[seat.index()]);
                    self.playing.act(*seat, &text).map_err(drop)
                } else {
                    done
                }
            }
        };
        let Ok(moment) = done else { return false };
        self.note(&moment);
        true
    }

    /// Whether the opening legitimately differs: the holder of the opening card is to act, which reveals the card; in
    /// Wild Twists only that player learns it, and how it may open (W-08).
    fn opens_differently_from(&self, other: &World) -> bool {
        let (mine, yours) = (self.document(), other.document());
        if mine.game != "wild-twists" {
            return mine.to_act != yours.to_act;
        }
        let told = |document: &Document| {
            let to_act = document.to_act.iter().any(|seat| self.viewer.is(*seat));
            to_act.then_some(document.phase)
        };
        let asked = self.asks_another() || other.asks_another();
        !asked && told(&mine) != told(&yours)
    }

    /// Whether the viewer has legitimately learned a difference between the two.
    fn legitimately_differs_from(&self, other: &World, step: &Step<AnyGame>, hand: u32) -> bool {
        let (mine, yours) = (self.document(), other.document());
        // The viewer received, or drew, one of the swapped cards.
        let own = |document: &Document| match self.viewer {
            Viewer::Seat(seat) => Some(document.hands[seat.index()].clone()),
            Viewer::Spectator => None,
        };
        // Gathering a trick reveals a revoke; scoring a game reveals Secrets.
        let gathered = matches!(step, Step::Act(_, action) if action.to_string() == "gather");
        let ended = mine.hand_number != hand || yours.hand_number != hand || self.playing.is_over();
        let opens = self.opens_differently_from(other);
        own(&mine) != own(&yours) || opens || ended && (gathered || mine.game == "heartcatchers")
    }
}

/// The action with the swapped card.
fn exchanged(text: &str, exchange: &[String; 2], held: &Held) -> String {
    let Held::Cards(held) = held else {
        return text.to_owned();
    };
    let words = text
        .split(' ')
        .map(|word| match exchange.iter().position(|card| card == word) {
            Some(place) if !held.contains(&exchange[place]) => exchange[1 - place].as_str(),
            _ => word,
        });
    words.collect::<Vec<_>>().join(" ")
}

/// The Wild Club decides who is asked in W-08, so it is swapped with every other card.
#[test]
fn w_08_nobody_else_learns_who_was_asked() {
    let wild_club = |hands: &Value| hands.to_string().contains("\"WC\"");
    let mut asked = 0;
    for round in 0..200 {
        let playing = random_match(&setup("wild-twists", 5, &json!({})), None, 1, round);
        let Turn::Seats(turn) = playing.state().turn() else {
            continue;
        };
        let turn = turn.to_vec()[0];
        let document = serde_json::to_value(playing.document()).unwrap();
        let is_asked = document["phase"] == "opening";
        asked += usize::from(is_asked);
        assert!(!is_asked || wild_club(&document["hands"][turn.index()]));
        for viewer in Viewer::all(5).filter(|viewer| !viewer.is(turn)) {
            let view = serde_json::to_value(playing.view_document(viewer).unwrap()).unwrap();
            assert_eq!(view["phase"], "play");
            assert_eq!(
                (&view["to_act"], &view["detail"]["lead"]),
                (&json!([]), &json!(null))
            );
        }
    }
    assert!((20..180).contains(&asked), "{asked} were asked");
}

#[test]
fn c_27_nobody_else_learns_of_a_revoke_before_the_trick_is_gathered() {
    let table = setup("cardominoes", 4, &json!({"revoke": "penalty"}));
    let mut revokes = 0;
    for round in 0..40 {
        for moment in random_match(&table, None, 30, round).moments() {
            let state = &moment.after;
            let may = |seat: Seat, what: &str| {
                let mut actions = state.legal(seat).iter();
                actions.any(|action| action.to_string().starts_with(what))
            };
            let revoked = |seat: Seat| may(seat, "correct");
            if !Seat::all(4).any(revoked) {
                continue;
            }
            revokes += 1;
            // The seat to act if there were no revoke: to gather a complete trick, or to play next.
            let document = document::state(&table, state);
            let document = serde_json::to_value(document).unwrap();
            let trick = document["detail"]["trick"].as_array().unwrap();
            let last = trick.last().unwrap()["seat"].as_u64().unwrap() as usize;
            let next = match trick.len() {
                4 => Seat::all(4).find(|seat| may(*seat, "gather")).unwrap(),
                _ => Seat::new((last + 1) % 4).unwrap(),
            };
            let not_told =
                |viewer: &Viewer| !matches!(viewer, Viewer::Seat(seat) if revoked(*seat));
            for viewer in Viewer::all(4).filter(not_told) {
                let view = document::view(&table, &state.view(viewer).unwrap());
                assert_eq!(view.to_act, [next]);
            }
        }
    }
    assert!(revokes > 50, "{revokes} revokes could be corrected");
}

#[test]
fn what_a_viewer_cannot_know_makes_no_difference_to_it() {
    let rounds = if std::env::var_os("MOONSHOT_LONG").is_some() {
        16
    } else {
        6
    };
    for setup in setups() {
        let compared = compare_with_redealt(&setup, rounds);
        println!(
            "{} for {}: {compared} states compared",
            setup.game().id,
            setup.players()
        );
        assert!(
            compared > 30 * usize::from(rounds),
            "{} for {}: only {compared}",
            setup.game().id,
            setup.players()
        );
    }
}
