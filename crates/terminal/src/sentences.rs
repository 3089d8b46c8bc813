//! Events in sentences, for the log and for screen readers.

use moonshot_api::{TableEvent, TableNews};
use moonshot_protocol::Event;
use moonshot_rules::Seat;
use moonshot_table::{Said, Sign};

use crate::language::{Arg, Language, Player, say};

/// Who sits where, as sentences name them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// The reader's seat; `None` for a spectator.
    pub you: Option<Seat>,
    /// The names by seat; empty where nobody sits.
    pub names: Vec<String>,
}

impl Names {
    /// The name at a seat.
    pub fn name(&self, seat: Seat, language: &Language) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned()
            .unwrap_or_else(|| say!(language, "base-seat", number = seat.index() + 1))
    }

    /// The name at a seat as a label; “You” for the reader.
    pub fn label(&self, seat: Seat, language: &Language) -> String {
        match self.you == Some(seat) {
            true => language.capital(&say!(language, "base-you")),
            false => self.name(seat, language),
        }
    }

    /// The player of a seat, for a message.
    pub fn player(&self, seat: Seat, language: &Language) -> Player {
        Player {
            name: self.name(seat, language),
            you: self.you == Some(seat),
        }
    }

    /// The players of several seats, the reader last.
    pub fn players(&self, seats: &[Seat], language: &Language) -> Vec<Player> {
        let mut players: Vec<Player> = seats
            .iter()
            .map(|seat| self.player(*seat, language))
            .collect();
        players.sort_by_key(|player| player.you);
        players
    }
}

/// Makes sentences of the events of one game.
#[derive(Clone, Copy)]
pub struct Sentences<'a> {
    /// The language.
    pub language: &'a Language,
    /// The game's id.
    pub game: &'a str,
    /// Who sits where.
    pub names: &'a Names,
}

impl Sentences<'_> {
    /// The sentence for an event; `None` for one that needs none.
    pub fn event(&self, event: &TableEvent) -> Option<String> {
        match event {
            TableEvent::Game(event) => self.game_event(event),
            TableEvent::Table(news) => self.news(news),
        }
    }

    fn who(&self, seat: Seat) -> Player {
        self.names.player(seat, self.language)
    }

    fn is_tiles(&self) -> bool {
        self.game == "cardominoes"
    }

    fn game_event(&self, event: &Event) -> Option<String> {
        let language = self.language;
        Some(match event {
            Event::Drawn { dealer, .. } => self.drawn(*dealer),
            Event::Dealt { hand, .. } if self.game == "heartcatchers" => {
                say!(language, "heartcatchers-dealt", game = *hand)
            }
            Event::Dealt { hand, .. } => say!(language, "sentences-dealt", hand = *hand),
            Event::PassChosen { seat } => {
                say!(language, "sentences-pass-chosen", player = self.who(*seat))
            }
            Event::Passed {
                from, to, cards, ..
            } => self.passed(*from, *to, cards.as_deref()?)?,
            Event::GiftTurned { name, text, .. } => {
                let (name, text) = gift_words(language, name, text);
                say!(
                    language,
                    "black-hearts-gift-turned",
                    name = name,
                    text = text
                )
            }
            Event::Played { seat, card, led } => {
                let key = if *led {
                    "sentences-led"
                } else {
                    "sentences-played"
                };
                say!(
                    language,
                    key,
                    player = self.who(*seat),
                    card = Arg::card(card)
                )
            }
            Event::Corrected { seat, from, to } => say!(
                language,
                "sentences-corrected",
                player = self.who(*seat),
                from = Arg::card(from),
                to = Arg::card(to),
            ),
            Event::HeartsBroken => say!(language, "sentences-hearts-broken"),
            Event::TrickTaken { seat, points, .. } => self.taken(*seat, *points),
            Event::LeftoversTaken { seat, count } => {
                say!(
                    language,
                    "sentences-leftovers",
                    player = self.who(*seat),
                    count = *count
                )
            }
            Event::Revoked { seats } => {
                let players = self.names.players(seats, language);
                say!(language, "sentences-revoked", players = players)
            }
            Event::MoonShot { seat } => {
                let all_curses = self.game == "black-hearts";
                let key = if all_curses {
                    "black-hearts-all-curses"
                } else {
                    "sentences-moon-shot"
                };
                say!(language, key, player = self.who(*seat))
            }
            Event::MoonChosen { seat, others } => {
                let player = self.who(*seat);
                say!(
                    language,
                    "sentences-moon-chosen",
                    player = player,
                    others = *others
                )
            }
            Event::HandScored { hand, scores, .. } => {
                let scores = self.scores(scores);
                say!(
                    language,
                    "sentences-hand-scored",
                    hand = *hand,
                    scores = scores
                )
            }
            Event::MatchOver { outcome } => self.won(&outcome.winners),
            other => return self.field_event(other),
        })
    }

    fn drawn(&self, dealer: Seat) -> String {
        let (language, player) = (self.language, self.who(dealer));
        if self.is_tiles() {
            say!(language, "cardominoes-drawn", player = player)
        } else {
            say!(language, "sentences-drawn", player = player, card = "card")
        }
    }

    fn passed(&self, from: Seat, to: Seat, cards: &[String]) -> Option<String> {
        let (language, names) = (self.language, self.names);
        let cards = Arg::cards(cards);
        if names.you == Some(to) {
            let player = names.name(from, language);
            return Some(say!(
                language,
                "sentences-passed-to-you",
                player = player,
                cards = cards
            ));
        }
        let player = names.name(to, language);
        if names.you == Some(from) {
            return Some(say!(
                language,
                "sentences-you-passed",
                player = player,
                cards = cards
            ));
        }
        let from = names.name(from, language);
        Some(say!(
            language,
            "replay-passed",
            from = from,
            to = player,
            cards = cards
        ))
    }

    fn taken(&self, seat: Seat, points: i32) -> String {
        let curses = self.game == "black-hearts" && points > 0;
        let key = if curses {
            "black-hearts-takes"
        } else {
            "sentences-trick-taken"
        };
        say!(self.language, key, player = self.who(seat), points = points)
    }

    /// `Ada 3, Boris 5 and you 0`.
    pub fn scores(&self, scores: &[i32]) -> String {
        let each = Seat::all(scores.len()).zip(scores).map(|(seat, score)| {
            say!(
                self.language,
                "sentences-score",
                player = self.who(seat),
                score = *score
            )
        });
        self.language.list(&each.collect::<Vec<_>>())
    }

    /// Who won, in a sentence.
    pub fn won(&self, winners: &[Seat]) -> String {
        let language = self.language;
        match winners {
            [winner] => say!(language, "sentences-won", player = self.who(*winner)),
            winners => {
                let players = self.names.players(winners, language);
                say!(language, "sentences-shared", players = players)
            }
        }
    }

    /// An event of Heartcatchers.
    fn field_event(&self, event: &Event) -> Option<String> {
        let language = self.language;
        Some(match event {
            Event::Caught { seat, card, place } => say!(
                language,
                "heartcatchers-caught",
                player = self.who(*seat),
                place = *place,
                card = Arg::card(card),
            ),
            Event::Stole {
                seat,
                card,
                place,
                given,
            } => say!(
                language,
                "heartcatchers-stole",
                player = self.who(*seat),
                owner = self.who(seat.left(2)),
                place = *place,
                card = Arg::card(card),
                given = *given,
            ),
            Event::SecretLaid {
                seat,
                card,
                side,
                place,
            } => self.hid(*seat, card.as_deref(), *side, *place),
            Event::Drew { seat, count, cards } => {
                let player = self.who(*seat);
                match cards.as_deref() {
                    Some(cards @ [_, ..]) => {
                        let cards = Arg::cards(cards);
                        say!(
                            language,
                            "heartcatchers-drew",
                            player = player,
                            cards = cards
                        )
                    }
                    _ => {
                        let count = *count;
                        say!(
                            language,
                            "heartcatchers-drew-unknown",
                            player = player,
                            count = count
                        )
                    }
                }
            }
            Event::GameScored { game, points, .. } => self.field_scored(*game, points),
            _ => return None,
        })
    }

    fn hid(&self, seat: Seat, card: Option<&str>, side: Seat, place: u8) -> String {
        let language = self.language;
        let (player, owner) = (self.who(seat), self.who(side));
        match (card, side == seat) {
            (Some(card), true) => {
                let card = Arg::card(card);
                say!(
                    language,
                    "heartcatchers-hid-own",
                    player = player,
                    card = card,
                    place = place
                )
            }
            (None, true) => {
                say!(
                    language,
                    "heartcatchers-hid-own-unknown",
                    player = player,
                    place = place
                )
            }
            (Some(card), false) => say!(
                language,
                "heartcatchers-hid-other",
                player = player,
                owner = owner,
                card = Arg::card(card),
                place = place,
            ),
            (None, false) => say!(
                language,
                "heartcatchers-hid-other-unknown",
                player = player,
                owner = owner,
                place = place,
            ),
        }
    }

    fn field_scored(&self, game: u32, points: &[i32]) -> String {
        let language = self.language;
        let mut sides = Seat::all(2).map(|seat| {
            let name = say!(language, "heartcatchers-name", player = self.who(seat));
            (name, points.get(seat.index()).copied().unwrap_or_default())
        });
        let (one, one_points) = sides.next().unwrap_or_default();
        let (two, two_points) = sides.next().unwrap_or_default();
        language.text(
            "heartcatchers-scored",
            [
                ("game", game.into()),
                ("one", one.into()),
                ("onePoints", one_points.into()),
                ("two", two.into()),
                ("twoPoints", two_points.into()),
            ],
        )
    }

    /// An event of the table.
    fn news(&self, news: &TableNews) -> Option<String> {
        let language = self.language;
        Some(match news {
            TableNews::Undone { seat } => say!(language, "seats-undone", player = self.who(*seat)),
            TableNews::Sat { seat, name, before } => {
                let you = self.names.you == Some(*seat);
                let name = name.clone();
                self.sat(Player { name, you }, before.as_deref())
            }
            TableNews::BotSat { name, left, .. } => match left {
                None => say!(language, "seats-bot-sat", bot = name),
                Some(left) => say!(language, "seats-bot-replaces", player = left, bot = name),
            },
            TableNews::Freed { name, .. } if name.is_empty() => return None,
            TableNews::Freed { name, .. } => say!(language, "seats-left", player = name),
            TableNews::Swapped { seat, with } => {
                let players = self.names.players(&[*seat, *with], language);
                say!(language, "seats-swapped", players = players)
            }
            TableNews::Begun => say!(language, "seats-begun"),
            TableNews::Away { seat, why } => {
                // The words of messages are those of the wire.
                let why = serde_json::to_value(why).unwrap_or_default();
                let why = why.as_str().unwrap_or("gone").to_owned();
                say!(language, "seats-away", player = self.who(*seat), why = why)
            }
            TableNews::Back { seat } => say!(language, "seats-back", player = self.who(*seat)),
            TableNews::Host { seat } => {
                say!(language, "seats-host", player = self.who((*seat)?))
            }
            TableNews::Paused { seat, paused } => {
                say!(
                    language,
                    "seats-paused",
                    player = self.who(*seat),
                    paused = *paused
                )
            }
            TableNews::Stopped => say!(language, "seats-stopped"),
            TableNews::Terms => return None,
            TableNews::Next { .. } => say!(language, "seats-next"),
            TableNews::Hint { seat } => say!(language, "seats-hint", player = self.who(*seat)),
            TableNews::Said { seat, said } => {
                let words = said_text(language, said);
                say!(
                    language,
                    "seats-said",
                    player = self.who(*seat),
                    words = words
                )
            }
        })
    }

    fn sat(&self, player: Player, before: Option<&str>) -> String {
        let language = self.language;
        match before {
            None => say!(language, "seats-sat", player = player),
            Some(before) if before == player.name => {
                say!(language, "seats-moved", player = player)
            }
            Some(before) => say!(language, "seats-sat-for", player = player, before = before),
        }
    }
}

/// What somebody said, a quick phrase in the reader's language.
fn said_text(language: &Language, said: &Said) -> String {
    let sign = match said {
        Said::Text(text) => return text.clone(),
        Said::Sign(sign) => sign,
    };
    let sign = match sign {
        Sign::Hello => "hello",
        Sign::Nice => "nice",
        Sign::Thanks => "thanks",
        Sign::Sorry => "sorry",
        Sign::Wow => "wow",
        Sign::Laugh => "laugh",
        Sign::Moment => "moment",
        Sign::GoodGame => "good-game",
    };
    say!(language, "chat-phrase", sign = sign)
}

/// The name and the text of a gift in the language, if it is one of the house set.
pub(crate) fn gift_words(language: &Language, name: &str, text: &str) -> (String, String) {
    let key = match name {
        "Small Hours" => "black-hearts-small-hours",
        "Double Curse" => "black-hearts-double-curse",
        "Mercy" => "black-hearts-mercy",
        "First Strike" => "black-hearts-first-strike",
        "Return Gift" => "black-hearts-return-gift",
        _ => return (name.to_owned(), text.to_owned()),
    };
    let house = moonshot_protocol::CardFaces::house().gifts();
    if !house
        .iter()
        .any(|gift| gift.name == name && gift.text == text)
    {
        return (name.to_owned(), text.to_owned());
    }
    (say!(language, key), say!(language, &format!("{key}-text")))
}
