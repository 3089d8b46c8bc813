//! The actions of a table as numbers.

use moonshot_rules::trick::{Moon, Played, Revoke, TrickAction, TrickRules};
use moonshot_rules::{
    AnyAction, AnyGame, BlackCard, BlackHeartsAction, Card, Cards, Colour, HeartCard,
    HeartcatchersAction, Place, Rank, Side, Suit,
};

/// The number of cards that are not Wilds.
pub(crate) const STANDARD: usize = 52;
/// The number of Wilds, one for each suit.
pub(crate) const WILDS: usize = 4;
/// The number of different cards of Black Hearts.
pub(crate) const BLACK_CARDS: usize = 18;
/// The number of different cards of Heartcatchers.
pub(crate) const HEART_CARDS: usize = 13;
/// The number of stacks of a player of Heartcatchers.
pub(crate) const PLACES: usize = 3;

const CATCHES: usize = HEART_CARDS * PLACES;
const STEALS: usize = CATCHES * PLACES;

/// The actions of a table, numbered from 0: cards first, in hand order, then what else can be done.
///
/// | table | numbers |
/// | --- | --- |
/// | every trick game | 0-51: play that card, `2C` to `AC`, `2D` to `AD`, `2S` to `AS`, `2H` to `AH`; in a pass, pass it |
/// | with Wilds | 52-55: `WC+` `WD+` `WS+` `WH+`, declared highest; 56-59: declared lowest; then `decline` |
/// | with a choice after the moon | then `moon self` and `moon others` |
/// | with the revoke penalty | then `gather`, `correct` and a card for each card, and `wait`: leave the revoke as it is |
/// | Black Hearts | `R1`-`R6`, `B1`-`B6`, `W1`-`W6`: play that card; in a pass, pass it |
/// | Heartcatchers | `catch` a stack with a card, card by card; `steal`; `secret` under mine, then under theirs |
///
/// A number means the same whatever the number of players. The same table always has the same numbers.
#[derive(Clone, Debug)]
pub struct Actions {
    kind: Kind,
    count: usize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Trick(TrickIds),
    BlackHearts,
    Heartcatchers,
}

/// Where the actions that not every trick game has begin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrickIds {
    pub(crate) wilds: bool,
    moon: Option<usize>,
    gather: Option<usize>,
}

impl TrickIds {
    fn new(rules: &TrickRules) -> (TrickIds, usize) {
        let wilds = rules.has_wilds();
        let mut next = if wilds {
            STANDARD + 2 * WILDS + 1
        } else {
            STANDARD
        };
        let mut take = |wanted: bool, count: usize| {
            let first = next;
            next += if wanted { count } else { 0 };
            wanted.then_some(first)
        };
        let moon = take(rules.moon == Moon::Choose, 2);
        let ways = if wilds {
            STANDARD + 2 * WILDS
        } else {
            STANDARD
        };
        let gather = take(rules.revoke == Revoke::Penalty, ways + 2);
        (
            TrickIds {
                wilds,
                moon,
                gather,
            },
            next,
        )
    }

    /// The number of ways to play a card: a Wild has two.
    pub(crate) fn ways(self) -> usize {
        if self.wilds {
            STANDARD + 2 * WILDS
        } else {
            STANDARD
        }
    }

    /// The number of different cards.
    pub(crate) fn cards(self) -> usize {
        if self.wilds {
            STANDARD + WILDS
        } else {
            STANDARD
        }
    }

    /// `wait`: leave a revoke as it is for now.
    pub(crate) fn wait(self) -> Option<usize> {
        self.gather.map(|gather| gather + self.ways() + 1)
    }

    fn id(self, action: &TrickAction) -> Option<usize> {
        match action {
            TrickAction::Play(played) => Some(way_id(*played)),
            TrickAction::Decline => self.wilds.then_some(STANDARD + 2 * WILDS),
            TrickAction::MoonSelf => self.moon,
            TrickAction::MoonOthers => self.moon.map(|first| first + 1),
            TrickAction::Gather => self.gather,
            TrickAction::Correct(played) => self.gather.map(|first| first + 1 + way_id(*played)),
            TrickAction::Pass(_) | TrickAction::PassTwice(_) => None,
        }
    }

    fn action(self, id: usize) -> Option<TrickAction> {
        if id < self.ways() {
            return way(id).map(TrickAction::Play);
        }
        if self.wilds && id == STANDARD + 2 * WILDS {
            return Some(TrickAction::Decline);
        }
        if let Some(after) = self.moon.and_then(|first| id.checked_sub(first)) {
            match after {
                0 => return Some(TrickAction::MoonSelf),
                1 => return Some(TrickAction::MoonOthers),
                _ => {}
            }
        }
        match id.checked_sub(self.gather?)? {
            0 => Some(TrickAction::Gather),
            place if place <= self.ways() => way(place - 1).map(TrickAction::Correct),
            _ => None,
        }
    }
}

/// The number of a card: 0 to 51 in hand order, then the four Wilds.
#[inline]
pub(crate) fn card_id(card: Card) -> usize {
    let (suit, rank) = (
        usize::from(card.index()) >> 4,
        usize::from(card.index()) & 15,
    );
    if card.is_wild() {
        STANDARD + suit
    } else {
        13 * suit + rank
    }
}

/// The number of a card as played: a Wild declared lowest comes after those declared highest.
#[inline]
pub(crate) fn way_id(played: Played) -> usize {
    let id = card_id(played.card());
    if played.is_low() { id + WILDS } else { id }
}

fn card(id: usize) -> Option<Card> {
    match id.checked_sub(STANDARD) {
        Some(suit) => Cards::WILDS.nth(suit),
        None => {
            let suit = *Suit::ALL.get(id / 13)?;
            Some(Card::new(suit, *Rank::ALL.get(id % 13)?))
        }
    }
}

fn way(id: usize) -> Option<Played> {
    match id.checked_sub(STANDARD + WILDS) {
        Some(suit) => Cards::WILDS.nth(suit).map(Played::low),
        None => card(id).map(Played::high),
    }
}

/// The cards as bits at their numbers, of which there are 56.
#[inline]
pub(crate) fn card_bits(cards: Cards) -> u64 {
    let word = cards.word();
    (0..4).fold(0, |bits, suit| {
        let cards = word >> (16 * suit);
        bits | (cards & 0x1fff) << (13 * suit) | (cards >> 13 & 1) << (STANDARD + suit)
    })
}

/// The number of a card of Black Hearts, 0 to 17 in hand order.
#[inline]
pub(crate) fn black_id(card: BlackCard) -> usize {
    6 * card.colour() as usize + usize::from(card.number()) - 1
}

fn black_card(id: usize) -> Option<BlackCard> {
    BlackCard::new(*Colour::ALL.get(id / 6)?, id as u8 % 6 + 1)
}

/// The number of a card of Heartcatchers, 0 to 12 in hand order.
#[inline]
pub(crate) fn heart_id(card: HeartCard) -> usize {
    match (card.colour(), card.kind()) {
        (Some(colour), Some(kind)) => 4 * colour as usize + kind as usize,
        _ => HEART_CARDS - 1,
    }
}

fn heart_card(id: usize) -> Option<HeartCard> {
    HeartCard::all().nth(id)
}

/// The number of a place, from 0.
pub(crate) fn place_id(place: Place) -> usize {
    usize::from(place.number()) - 1
}

/// The number of a turn of Heartcatchers.
#[inline]
fn turn_id(action: &HeartcatchersAction) -> usize {
    match *action {
        HeartcatchersAction::Catch { card, place } => PLACES * heart_id(card) + place_id(place),
        HeartcatchersAction::Steal { card, place, given } => {
            let from = PLACES * heart_id(card) + place_id(place);
            CATCHES + PLACES * from + place_id(given)
        }
        HeartcatchersAction::Secret { card, side, place } => {
            let side = if side == Side::Mine { 0 } else { CATCHES };
            CATCHES + STEALS + side + PLACES * heart_id(card) + place_id(place)
        }
    }
}

fn turn(id: usize) -> Option<HeartcatchersAction> {
    let card = |id: usize| heart_card(id / PLACES);
    let place = |id: usize| Place::ALL.get(id % PLACES).copied();
    if id < CATCHES {
        return Some(HeartcatchersAction::Catch {
            card: card(id)?,
            place: place(id)?,
        });
    }
    if let Some(id) = id.checked_sub(CATCHES).filter(|id| *id < STEALS) {
        return Some(HeartcatchersAction::Steal {
            card: card(id / PLACES)?,
            place: place(id / PLACES)?,
            given: place(id)?,
        });
    }
    let id = id - CATCHES - STEALS;
    let side = if id < CATCHES {
        Side::Mine
    } else {
        Side::Theirs
    };
    let id = id % CATCHES;
    Some(HeartcatchersAction::Secret {
        card: card(id)?,
        side,
        place: place(id)?,
    })
}

impl Actions {
    /// The actions of this table.
    pub fn new(game: &AnyGame) -> Actions {
        let (kind, count) = match game {
            AnyGame::Trick(game) => {
                let (ids, count) = TrickIds::new(game.rules());
                (Kind::Trick(ids), count)
            }
            AnyGame::BlackHearts(_) => (Kind::BlackHearts, BLACK_CARDS),
            AnyGame::Heartcatchers(_) => (Kind::Heartcatchers, STEALS + 3 * CATCHES),
        };
        Actions { kind, count }
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// How many there are; at most [`Ids::MOST`](crate::Ids::MOST).
    pub fn len(&self) -> usize {
        self.count
    }

    /// Never: every table has actions.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The number of an action. `None` for a pass, which is one number for each of its cards ([`Actions::pass`]), and for
    /// an action that no seat of this table can do.
    #[inline]
    pub fn id(&self, action: &AnyAction) -> Option<usize> {
        match (self.kind, action) {
            (Kind::Trick(ids), AnyAction::Trick(action)) => ids.id(action),
            (Kind::BlackHearts, AnyAction::BlackHearts(BlackHeartsAction::Play(card))) => {
                Some(black_id(*card))
            }
            (Kind::Heartcatchers, AnyAction::Heartcatchers(action)) => Some(turn_id(action)),
            _ => None,
        }
    }

    /// The numbers of the cards of a pass, in hand order; copies are repeated. `None` for any other action.
    pub fn pass(action: &AnyAction) -> Option<Vec<usize>> {
        match action {
            AnyAction::Trick(TrickAction::Pass(cards)) => Some(cards.iter().map(card_id).collect()),
            AnyAction::BlackHearts(BlackHeartsAction::Pass(cards)) => {
                Some(cards.iter().map(black_id).collect())
            }
            _ => None,
        }
    }

    /// The numbers of an action: one, or one for each card of a pass.
    pub fn ids(&self, action: &AnyAction) -> Option<Vec<usize>> {
        Actions::pass(action).or_else(|| self.id(action).map(|id| vec![id]))
    }

    /// The action with that number, outside a pass; `None` for `wait`, which is no action of the game, and for numbers
    /// from [`Actions::len`] on.
    #[inline]
    pub fn action(&self, id: usize) -> Option<AnyAction> {
        if id >= self.count {
            return None;
        }
        match self.kind {
            Kind::Trick(ids) => ids.action(id).map(AnyAction::Trick),
            Kind::BlackHearts => {
                let card = black_card(id)?;
                Some(AnyAction::BlackHearts(BlackHeartsAction::Play(card)))
            }
            Kind::Heartcatchers => turn(id).map(AnyAction::Heartcatchers),
        }
    }

    /// The text of a number: the action in notation, `wait`, or, for the cards of a pass, the card.
    pub fn text(&self, id: usize) -> Option<String> {
        if self.wait() == Some(id) {
            return Some("wait".to_owned());
        }
        self.action(id).map(|action| action.to_string())
    }

    /// The number of that text; the other way round than [`Actions::text`].
    pub fn find(&self, text: &str) -> Option<usize> {
        (0..self.count).find(|id| self.text(*id).as_deref() == Some(text))
    }

    /// The number of `wait`, at tables with the revoke penalty.
    pub fn wait(&self) -> Option<usize> {
        match self.kind {
            Kind::Trick(ids) => ids.wait(),
            _ => None,
        }
    }

    /// The number of different cards, which come first among the numbers of the cards.
    pub fn cards(&self) -> usize {
        match self.kind {
            Kind::Trick(ids) => ids.cards(),
            Kind::BlackHearts => BLACK_CARDS,
            Kind::Heartcatchers => HEART_CARDS,
        }
    }

    /// The text of a card by its number, as held: a Wild without its declaration.
    pub fn card_text(&self, id: usize) -> Option<String> {
        if id >= self.cards() {
            return None;
        }
        match self.kind {
            Kind::Trick(_) => card(id).map(|card| card.to_string()),
            Kind::BlackHearts => black_card(id).map(|card| card.to_string()),
            Kind::Heartcatchers => heart_card(id).map(|card| card.to_string()),
        }
    }

    pub(crate) fn trick_card(id: usize) -> Option<Card> {
        card(id)
    }

    pub(crate) fn black_card(id: usize) -> Option<BlackCard> {
        black_card(id)
    }
}
