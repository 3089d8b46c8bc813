//! A review for people, in lines of at most eighty columns.

use moonshot_bots::HintUnit;
use moonshot_bots::review::{
    Adjusted, Area, Decision, HandSummary, Hindsight, LuckUnit, Review, Total, Verdict,
};

use super::{Reviewed, SeatReview};

/// The width of a line.
const WIDTH: usize = 80;

pub(super) fn report(reviewed: &Reviewed) -> String {
    let mut lines = vec![
        reviewed.name.clone(),
        format!(
            "{}, {} players, {} playouts a decision{}",
            reviewed.game,
            reviewed.players,
            reviewed.playouts,
            if reviewed.over { "" } else { ", not over" }
        ),
    ];
    for seat in &reviewed.seats {
        lines.push(String::new());
        lines.extend(of_seat(seat));
    }
    lines.join("\n") + "\n"
}

fn of_seat(one: &SeatReview) -> Vec<String> {
    let mut lines = vec![format!("Seat {}", one.seat.index())];
    match &one.adjusted {
        Some(adjusted) => lines.extend(headline(adjusted)),
        None => lines.push("  no hand was finished".to_owned()),
    }
    lines.extend(marks(&one.review));
    for unit in [HintUnit::Points, HintUnit::Chance] {
        lines.extend(error_rate(&one.review.total(unit), unit));
    }
    let hands = one.review.hands();
    if !hands.is_empty() {
        lines.push(String::new());
        lines.push("  hand  cost              where".to_owned());
        lines.extend(hands.iter().flat_map(of_hand));
    }
    let marked = one.review.decisions().iter();
    let mut marked = marked.filter(|one| one.verdict.mark().is_some()).peekable();
    if marked.peek().is_some() {
        lines.push(String::new());
        lines.extend(marked.flat_map(of_decision));
    }
    if let Some(looked) = &one.hindsight {
        lines.push(String::new());
        lines.extend(in_hindsight(&one.review, looked));
    }
    lines
}

/// The decisions that the open cards call expensive, apart from the review.
fn in_hindsight(review: &Review, looked: &[(usize, Hindsight)]) -> Vec<String> {
    let mut lines = vec![
        "  In hindsight, with all cards open. The seat could not know this, and it says".to_owned(),
        "  nothing about how good a decision was.".to_owned(),
    ];
    let clear = looked.iter().filter(|(_, one)| one.cost > 2.0 * one.error);
    let found: Vec<String> = clear
        .filter_map(|(number, one)| {
            let mut decisions = review.decisions().iter();
            let decision = decisions.find(|decision| decision.number == *number)?;
            let (place, cost) = (place(decision), cost(one.cost, one.error, one.unit));
            Some(format!(
                "    {place}: {cost} for {} instead of {}",
                decision.action, one.best
            ))
        })
        .collect();
    if found.is_empty() {
        lines.push("    Nothing would have been clearly better.".to_owned());
    }
    lines.extend(found.iter().flat_map(|line| wrap(line, 6)));
    lines
}

/// The result, the luck in it, and the result less luck.
fn headline(adjusted: &Adjusted) -> Vec<String> {
    let Adjusted {
        unit,
        hands,
        result,
        deal,
        pass,
        play,
        adjusted,
        error,
    } = *adjusted;
    let luck = deal + pass + play;
    let (what, better) = match unit {
        LuckUnit::Points => (
            "points against the mean of the others",
            "below 0 is better than the others",
        ),
        LuckUnit::Matches => ("of a win", "higher is better"),
        LuckUnit::Games => ("games won", "higher is better"),
    };
    let digits = if unit == LuckUnit::Points { 1 } else { 2 };
    // What a game does not have, or the meter does not subtract in it, is exactly 0.
    let part = |what: &str, luck: f64| match luck == 0.0 {
        true => String::new(),
        false => format!(", {what} {luck:+.digits$}"),
    };
    let (passes, plays) = (part("their passes", pass), part("their play", play));
    let hands = match hands {
        1 => "1 hand".to_owned(),
        hands => format!("{hands} hands"),
    };
    vec![
        format!("  result        {result:+.digits$} {what}, {hands}"),
        format!("  luck          {luck:+.digits$} (deals {deal:+.digits$}{passes}{plays})"),
        format!("  without luck  {adjusted:+.digits$} ± {error:.digits$}; {better}"),
    ]
}

fn marks(review: &Review) -> Vec<String> {
    let [inaccuracies, mistakes, blunders] = review.marks();
    let count = |wanted: fn(&Verdict) -> bool| {
        let all = review.decisions().iter();
        all.filter(|one| wanted(&one.verdict)).count()
    };
    let choices = count(|verdict| !matches!(verdict, Verdict::Forced | Verdict::NotPriced));
    let close = count(|verdict| *verdict == Verdict::TooClose);
    let marks = format!(
        "{}, {}, {}",
        plural(inaccuracies, "inaccuracy", "inaccuracies"),
        plural(mistakes, "mistake", "mistakes"),
        plural(blunders, "blunder", "blunders")
    );
    vec![
        format!("  marks         {marks}"),
        format!(
            "                in {}, {close} too close to call",
            plural(choices, "decision", "decisions")
        ),
    ]
}

fn plural(count: usize, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        count => format!("{count} {many}"),
    }
}

/// The mean cost of a decision, with a warning about what it measures.
fn error_rate(total: &Total, unit: HintUnit) -> Vec<String> {
    if total.decisions == 0 {
        return Vec::new();
    }
    let count = total.decisions as f64;
    let (each, error) = (total.each(), total.error / count);
    let rate = match unit {
        HintUnit::Points => format!("{each:+.2} ± {error:.2} points a decision"),
        HintUnit::Chance => {
            let (each, error) = (100.0 * each, 100.0 * error);
            format!("{each:+.2}% ± {error:.2}% of a win a decision")
        }
    };
    vec![
        format!("  error rate    {rate}: how the play differs from"),
        "                this search's, for practice; it does not measure strength".to_owned(),
    ]
}

/// A cost with its error.
fn cost(cost: f64, error: f64, unit: HintUnit) -> String {
    match unit {
        HintUnit::Points => format!("{cost:+.1} ± {error:.1}"),
        HintUnit::Chance => format!("{:+.1}% ± {:.1}%", 100.0 * cost, 100.0 * error),
    }
}

fn of_hand(hand: &HandSummary) -> Vec<String> {
    let mut lines = Vec::new();
    for unit in [HintUnit::Points, HintUnit::Chance] {
        let total = match unit {
            HintUnit::Points => &hand.points,
            HintUnit::Chance => &hand.chance,
        };
        if total.decisions == 0 {
            continue;
        }
        let areas = hand.areas.iter().filter_map(|one| {
            let (total, scale, sign) = match unit {
                HintUnit::Points => (&one.points, 1.0, ""),
                HintUnit::Chance => (&one.chance, 100.0, "%"),
            };
            let shown = total.decisions > 0 && total.cost.abs() * scale >= 0.05;
            let area = one.area.code().replace('-', " ");
            shown.then(|| format!("{area} {:+.1}{sign}", scale * total.cost))
        });
        let areas: Vec<String> = areas.collect();
        let cost = cost(total.cost, total.error, unit);
        let line = format!("  {:>4}  {cost:<16}  {}", hand.hand, areas.join(", "));
        lines.extend(wrap(line.trim_end(), 26));
    }
    lines
}

/// Where in the match a decision was.
fn place(one: &Decision) -> String {
    let area = one.area.code().replace('-', " ");
    match one.trick {
        Some(turn) if one.area == Area::Turn => format!("game {}, turn {turn}", one.hand),
        Some(trick) => format!("hand {}, trick {trick}, {area}", one.hand),
        None => format!("hand {}, {area}", one.hand),
    }
}

fn of_decision(one: &Decision) -> Vec<String> {
    let place = place(one);
    let cost = cost(one.cost, one.error, one.unit);
    let what = format!(
        "  {} ({place}): {cost} for {} instead of {}.",
        one.verdict.code(),
        one.action,
        one.recommended
    );
    let mut lines = wrap(&what, 4);
    if let Some(why) = &one.explanation {
        lines.extend(wrap(&format!("    {why}"), 4));
    }
    lines
}

/// The text in lines of at most [`WIDTH`] columns, broken at blanks; all but the first are indented.
fn wrap(text: &str, indent: usize) -> Vec<String> {
    let first = text.len() - text.trim_start().len();
    let mut lines = Vec::new();
    let mut line = " ".repeat(first);
    let mut empty = true;
    for word in text.trim_start().split(' ') {
        let width = line.chars().count() + word.chars().count() + 1;
        if !empty && width > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    let trimmed = lines.iter().map(|line| line.trim_end().to_owned());
    trimmed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_blanks_and_keep_their_columns() {
        let text = format!("  a  b {}", "word ".repeat(40));
        let lines = wrap(&text, 4);
        assert!(lines.len() > 2 && lines[0].starts_with("  a  b word"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("    word"));
    }
}
