//! What the numbers of an observation mean.

use std::ops::Range;

use moonshot_rules::trick::TrickRules;
use moonshot_rules::{AnyGame, AnyView, Game, View};

use crate::actions::Actions;
use crate::cursor::{Cursor, Picked};
use crate::observe::{black_hearts, heartcatchers, trick};

/// A named part of an observation: consecutive numbers, in row-major order of the shape.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The place of its first number.
    pub start: usize,
    /// Its shape.
    pub shape: Vec<usize>,
    /// The greatest number that can occur.
    pub high: f32,
    /// The smallest number that can occur.
    pub low: f32,
    /// What it says.
    pub doc: &'static str,
}

impl Field {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has no number.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The places of its numbers.
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.len()
    }
}

/// The numbers that a seat's view becomes, and their meaning. Seats are relative: 0 is the seat that looks, 1 the seat to
/// its left.
///
/// The *observation* is what can be seen now, with what has been played and taken in this hand. The *information state*
/// is the observation followed by the fields from [`Layout::observation_len`] on: in which order it happened, so that
/// nothing that a seat knows of the hand is lost (perfect recall). Both are made from a view alone.
#[derive(Clone, Debug)]
pub struct Layout {
    table: Table,
    fields: Vec<Field>,
    observation: usize,
    full: usize,
}

/// What the sizes of the fields depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Table {
    Trick {
        seats: usize,
        wilds: bool,
        each: usize,
    },
    BlackHearts {
        seats: usize,
    },
    Heartcatchers,
}

impl Table {
    fn of_rules(rules: &TrickRules) -> Table {
        Table::Trick {
            seats: rules.seats,
            wilds: rules.has_wilds(),
            each: rules.cards_each(),
        }
    }

    fn of_view(view: &AnyView) -> Table {
        match view {
            AnyView::Trick(view) => Table::of_rules(view.rules()),
            AnyView::BlackHearts(view) => Table::BlackHearts {
                seats: view.seats(),
            },
            AnyView::Heartcatchers(_) => Table::Heartcatchers,
        }
    }
}

/// Collects fields one after the other.
pub(crate) struct Builder {
    fields: Vec<Field>,
    next: usize,
}

impl Builder {
    pub(crate) fn add(
        &mut self,
        name: &'static str,
        shape: &[usize],
        (low, high): (f32, f32),
        doc: &'static str,
    ) {
        let field = Field {
            name,
            start: self.next,
            shape: shape.to_vec(),
            high,
            low,
            doc,
        };
        self.next += field.len();
        self.fields.push(field);
    }
}

/// Writes fields one after the other, in the order of the layout.
pub(crate) struct Writer<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Writer<'_> {
    /// The numbers of the next field, of that length; all 0 so far.
    #[inline]
    pub(crate) fn field(&mut self, len: usize) -> &mut [f32] {
        let start = self.next;
        self.next += len;
        self.out.get_mut(start..start + len).unwrap_or_default()
    }

    /// Writes a field of one number.
    #[inline]
    pub(crate) fn number(&mut self, number: f32) {
        self.field(1)[0] = number;
    }

    /// Writes a field that has 1 at that place and 0 elsewhere; nothing but 0 without a place.
    #[inline]
    pub(crate) fn one_of(&mut self, len: usize, place: Option<usize>) {
        set(self.field(len), place);
    }
}

/// Writes 1 at that place, if there is one.
#[inline]
pub(crate) fn set(field: &mut [f32], place: Option<usize>) {
    if let Some(slot) = place.and_then(|place| field.get_mut(place)) {
        *slot = 1.0;
    }
}

/// Adds 1 at that place.
#[inline]
pub(crate) fn count(field: &mut [f32], place: usize) {
    if let Some(slot) = field.get_mut(place) {
        *slot += 1.0;
    }
}

impl Layout {
    /// The layout of this table.
    pub fn new(game: &AnyGame) -> Layout {
        let mut fields = Builder {
            fields: Vec::new(),
            next: 0,
        };
        let (table, observation) = match game {
            AnyGame::Trick(game) => {
                trick::observation(game.rules(), &mut fields);
                let observation = fields.next;
                trick::history(game.rules(), &mut fields);
                (Table::of_rules(game.rules()), observation)
            }
            AnyGame::BlackHearts(game) => {
                let seats = game.seats();
                black_hearts::observation(seats, &mut fields);
                let observation = fields.next;
                black_hearts::history(seats, &mut fields);
                (Table::BlackHearts { seats }, observation)
            }
            AnyGame::Heartcatchers(_) => {
                heartcatchers::observation(&mut fields);
                let observation = fields.next;
                heartcatchers::history(&mut fields);
                (Table::Heartcatchers, observation)
            }
        };
        Layout {
            table,
            full: fields.next,
            fields: fields.fields,
            observation,
        }
    }

    /// The fields in order, without gaps.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The number of numbers of an observation.
    pub fn observation_len(&self) -> usize {
        self.observation
    }

    /// The number of numbers of an information state.
    pub fn information_len(&self) -> usize {
        self.full
    }

    /// Writes the observation or the information state of the seat that this view belongs to, by the length of `out`. A
    /// spectator's view is written as seat 0's, without hidden cards. `cursor` must be given for the seat that decides
    /// now, and for it alone: the cards that it has picked so far are its own knowledge.
    ///
    /// Does nothing if `out` has neither length, or the view is one of another table.
    pub fn write(
        &self,
        actions: &Actions,
        view: &AnyView,
        cursor: Option<&Cursor>,
        out: &mut [f32],
    ) {
        let full = out.len() == self.full;
        let fits = full || out.len() == self.observation;
        if !fits || self.table != Table::of_view(view) {
            return;
        }
        out.fill(0.0);
        let picks = cursor.map_or(Picked::Nothing, Cursor::picks);
        let mut writer = Writer { out, next: 0 };
        match view {
            AnyView::Trick(view) => trick::write(actions, view, picks, full, &mut writer),
            AnyView::BlackHearts(view) => black_hearts::write(view, picks, full, &mut writer),
            AnyView::Heartcatchers(view) => heartcatchers::write(view, full, &mut writer),
        }
        debug_assert!(!full || writer.next == self.full, "every field is written");
    }
}
