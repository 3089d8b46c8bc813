//! A decision as a row.

use moonshot_rules::{AnyLegal, AnyView, LegalActions, Phase, Seat, View};

use super::cell::{Cell, Column};
use super::matches::{Decision, Evaluation, PlayedHand, PlayedMatch};
use super::{black_hearts, heartcatchers, trick};

/// The row of a decision of that hand of that match. `game` is the game's id.
///
/// Names, kinds and order of the cells are the same in every row of a game and number of players.
pub fn row(
    game: &str,
    played: &PlayedMatch,
    hand: &PlayedHand,
    decision: &Decision,
) -> Vec<Column> {
    let view = &decision.view;
    let seats = view.seats();
    let legal = view.legal();
    let mut row = vec![
        ("match", Cell::word(played.number)),
        ("hand", Cell::count(hand.number)),
        ("decision", Cell::count(decision.number)),
        ("game", Cell::text(game)),
        ("players", Cell::small(seats as u8)),
        ("seat", Cell::small(decision.seat.index() as u8)),
        ("bot", Cell::text(decision.bot)),
        ("phase", Cell::text(phase(view.phase()))),
        ("totals", Cell::points(hand.totals_before.iter().copied())),
        (
            "cards_held",
            Cell::smalls(Seat::all(seats).map(|seat| view.cards_held(seat) as u8)),
        ),
    ];
    match view {
        AnyView::Trick(view) => trick::add(view, &decision.action, &mut row),
        AnyView::BlackHearts(view) => black_hearts::add(view, &mut row),
        AnyView::Heartcatchers(view) => heartcatchers::add(view, &mut row),
    }
    let pass = legal.pass().map(|pass| pass.count as u8);
    row.push(("pass_count", Cell::Small(pass)));
    row.push(("legal", legal_actions(&legal)));
    row.push(("action", Cell::text(decision.action)));
    evaluation(decision.evaluation.as_ref(), &mut row);
    row.extend([
        ("points", Cell::points(hand.points.iter().copied())),
        (
            "totals_after",
            Cell::points(hand.totals_after.iter().copied()),
        ),
        ("match_hands", Cell::count(played.hands.len() as u32)),
        ("match_totals", Cell::points(played.totals.iter().copied())),
        ("match_shares", Cell::Reals(Some(played.shares.clone()))),
    ]);
    row
}

/// The single actions; in a pass, the cards to choose from.
fn legal_actions(legal: &AnyLegal) -> Cell {
    match legal.pass() {
        Some(pass) => Cell::texts(pass.from.iter()),
        None => Cell::texts(legal.iter()),
    }
}

fn evaluation(found: Option<&Evaluation>, row: &mut Vec<Column>) {
    let actions = found.map(|found| found.actions.iter().map(ToString::to_string).collect());
    row.extend([
        (
            "eval_unit",
            Cell::Text(found.map(|found| found.unit.text().to_owned())),
        ),
        ("eval_actions", Cell::Texts(actions)),
        (
            "eval_costs",
            Cell::Reals(found.map(|found| found.costs.clone())),
        ),
        (
            "eval_errors",
            Cell::Reals(found.map(|found| found.errors.clone())),
        ),
        (
            "eval_playouts",
            Cell::Counts(found.map(|found| found.playouts.clone())),
        ),
    ]);
}

/// The phase's name in the engine protocol.
const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Deal => "deal",
        Phase::Pass => "pass",
        Phase::Gift => "gift",
        Phase::Return => "return",
        Phase::Opening => "opening",
        Phase::Play => "play",
        Phase::Gather => "gather",
        Phase::Moon => "moon",
        Phase::Turn => "turn",
        Phase::Over => "over",
    }
}
