//! The levels of the bots, by name.

use std::fmt;
use std::str::FromStr;

use moonshot_rules::{AnyAction, AnyView, Dice};
use thiserror::Error;

use crate::beginner::Beginner;
use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::heuristics::Heuristics;
use crate::learnt::Learnt;
use crate::random::Random;
use crate::search::{Search, SearchResult};
use crate::style::Style;

/// The strength of a bot. A weaker bot uses less information or time; it never gets other cards or information.
///
/// Six of them are for players, [`Level::PLAYERS`], and so are three styles, [`Level::STYLES`]. [`Level::Random`] and
/// [`Level::RuleOfThumb`] are baselines for measurements, and never change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// A uniformly random legal action: the baseline of all measurements.
    Random,
    /// Considers only the current trick, and passes its highest cards.
    Novice,
    /// Remembers whether the Queen of spades has been played, but no other cards, voids or moon attempts.
    Casual,
    /// Remembers every card, passes carefully, shoots and stops moons, and plays what is certain.
    Steady,
    /// Plays by the heuristics of a practised player, in some microseconds for each decision. Unchanged since release
    /// 0.1.0.
    #[default]
    RuleOfThumb,
    /// In the trick games, plays by a network trained on [`Level::Master`]; in the others, searches briefly.
    Sharp,
    /// Searches longer.
    Expert,
    /// Searches as long as its budget allows: samples determinizations and plays them out.
    Master,
    /// Gets rid of danger early, and seldom shoots the moon.
    Careful,
    /// Keeps high cards, and shoots the moon more readily.
    Bold,
    /// Shoots the moon whenever it might succeed.
    MoonMad,
}

impl Level {
    /// Every level, the weakest first, without the styles.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Novice,
        Level::Casual,
        Level::Steady,
        Level::RuleOfThumb,
        Level::Sharp,
        Level::Expert,
        Level::Master,
    ];

    /// The levels that players choose from, the weakest first.
    pub const PLAYERS: [Level; 6] = [
        Level::Novice,
        Level::Casual,
        Level::Steady,
        Level::Sharp,
        Level::Expert,
        Level::Master,
    ];

    /// Playing styles that players can choose as well. They are about as strong as [`Level::Steady`], each with visible
    /// preferences.
    pub const STYLES: [Level; 3] = [Level::Careful, Level::Bold, Level::MoonMad];

    /// The levels for players, the weakest first, and then the styles.
    pub fn offered() -> impl Iterator<Item = Level> {
        Level::PLAYERS.into_iter().chain(Level::STYLES)
    }

    /// Whether a bot of this level searches in the game of this view, and so takes as long as its
    /// [`Budget`] allows, up to [`Level::most_playouts`].
    pub fn searches(self, view: &AnyView) -> bool {
        self.search().most(view) > 0
    }

    /// The maximum number of playouts of a decision over all games; 0 for a level without a search.
    pub fn most_playouts(self) -> u32 {
        self.most().into_iter().max().unwrap_or_default()
    }

    /// Maximum playouts of a decision: in a trick game, in one with Wilds, in Black Hearts, and in Heartcatchers.
    ///
    /// With Wilds a match is one hand, and chance has more influence. In Black Hearts a few playouts are much better
    /// than none, and in Heartcatchers few go as far as many in the other games.
    const fn most(self) -> [u32; 4] {
        match self {
            Level::Sharp => [0, 0, 10, 50],
            Level::Expert => [150, 100, 50, 200],
            Level::Master => [u32::MAX; 4],
            _ => [0; 4],
        }
    }

    /// The level's name on the command line and in the engine protocol.
    pub const fn text(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Steady => "steady",
            Level::RuleOfThumb => "rule-of-thumb",
            Level::Sharp => "sharp",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Careful => "careful",
            Level::Bold => "bold",
            Level::MoonMad => "moon-mad",
        }
    }

    /// The name that players see.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "Random",
            Level::Novice => "Novice",
            Level::Casual => "Casual",
            Level::Steady => "Steady",
            Level::RuleOfThumb => "Rule of thumb",
            Level::Sharp => "Sharp",
            Level::Expert => "Expert",
            Level::Master => "Master",
            Level::Careful => "Careful",
            Level::Bold => "Bold",
            Level::MoonMad => "Moon-mad",
        }
    }

    /// A one-sentence description.
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "Does anything that is allowed.",
            Level::Novice => "Sees the trick on the table, and has forgotten the one before.",
            Level::Casual => {
                "Watches the Queen of spades, but forgets the other cards and misses moons."
            }
            Level::Steady => {
                "Counts cards and watches for the moon, but looks ahead only when the end is certain."
            }
            Level::RuleOfThumb => "Plays as a practised player does, without reckoning.",
            Level::Sharp => {
                "Plays what it has learnt from Master. In Black Hearts and Heartcatchers it searches a little."
            }
            Level::Expert => "Thinks some way ahead.",
            Level::Master => "Thinks ahead as long as it may.",
            Level::Careful => {
                "Gets rid of danger early and seldom goes for a moon. In Black Hearts and Heartcatchers it plays like Steady."
            }
            Level::Bold => {
                "Keeps high cards and goes for a moon sooner. In Black Hearts and Heartcatchers it plays like Steady."
            }
            Level::MoonMad => {
                "Goes for the moon whenever it might come off. In Black Hearts and Heartcatchers it plays like Steady."
            }
        }
    }

    /// A bot of this level, for any game.
    pub fn bot(self) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(Random),
            Level::Novice => Box::new(Beginner::Novice),
            Level::Casual => Box::new(Beginner::Casual),
            Level::Steady => Box::new(Beginner::Steady),
            Level::RuleOfThumb => Box::new(Heuristics),
            Level::Sharp => Box::new(Learnt(self.search())),
            Level::Expert | Level::Master => Box::new(self.search()),
            Level::Careful => Box::new(Style::Careful),
            Level::Bold => Box::new(Style::Bold),
            Level::MoonMad => Box::new(Style::MoonMad),
        }
    }

    /// What a bot of this level chooses, and what its search found if it searched.
    pub(crate) fn choose_and_evaluate(
        self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<(Choice, Option<SearchResult<AnyAction>>)> {
        if self.searches(view) {
            return self.search().choose_and_weigh(view, budget, dice);
        }
        let choice = self.bot().choose(view, budget, dice)?;
        Some((choice, None))
    }

    /// The search parameters of the level.
    pub(crate) const fn search(self) -> Search {
        let [
            in_trick_games,
            with_wilds,
            in_black_hearts,
            in_heartcatchers,
        ] = self.most();
        Search {
            in_trick_games,
            with_wilds,
            in_black_hearts,
            in_heartcatchers,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The text is not a level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level “{0}”; the levels are {names}", names = listed())]
pub struct UnknownLevel(pub String);

/// The names of all levels, as a list in a sentence.
fn listed() -> String {
    let names = Level::ALL.map(Level::text);
    match names.split_last() {
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let mut known = Level::ALL.into_iter().chain(Level::STYLES);
        let level = known.find(|level| level.text() == text);
        level.ok_or_else(|| UnknownLevel(text.chars().take(60).collect()))
    }
}

impl serde::Serialize for Level {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL.into_iter().chain(Level::STYLES) {
            assert_eq!(level.text().parse(), Ok(level));
            assert_eq!(level.to_string(), level.text());
            assert!(level.about().ends_with('.'), "{level}");
            let name = level.name().to_lowercase().replace(' ', "-");
            assert_eq!(name, level.text(), "players know it by the same name");
            assert!(level.name().starts_with(char::is_uppercase), "{level}");
        }
        for name in ["", "Random", "rule of thumb", "rule-of-thumb "] {
            assert_eq!(name.parse::<Level>(), Err(UnknownLevel(name.to_owned())));
        }
    }

    #[test]
    fn each_level_thinks_further_than_the_one_before() {
        let searches = Level::ALL.map(Level::most_playouts);
        assert!(searches.is_sorted(), "{searches:?}");
        let searches = Level::ALL.map(Level::search);
        assert!(searches.map(|search| search.in_trick_games).is_sorted());
        assert!(searches.map(|search| search.with_wilds).is_sorted());
        assert!(searches.map(|search| search.in_black_hearts).is_sorted());
        assert!(searches.map(|search| search.in_heartcatchers).is_sorted());
        let mut players = Level::ALL.to_vec();
        players.retain(|level| !matches!(level, Level::Random | Level::RuleOfThumb));
        assert_eq!(players, Level::PLAYERS);
    }

    #[test]
    fn players_choose_from_levels_and_styles() {
        let offered: Vec<&str> = Level::offered().map(Level::text).collect();
        let names = [
            "novice", "casual", "steady", "sharp", "expert", "master", "careful", "bold",
            "moon-mad",
        ];
        assert_eq!(offered, names);
        assert!(Level::STYLES.iter().all(|style| style.most_playouts() == 0));
    }

    #[test]
    fn the_error_names_every_level() {
        let error = "grandmaster".parse::<Level>().unwrap_err().to_string();
        let told = "there is no level “grandmaster”; the levels are random, novice, casual, steady, \
                    rule-of-thumb, sharp, expert and master";
        assert_eq!(error, told);
    }
}
