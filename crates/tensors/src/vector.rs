//! Many matches at once, written into arrays that the caller owns.

use moonshot_bots::FastDice;
use moonshot_rules::{AnyGame, Dice, Game, Seat, Viewer};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use thiserror::Error;

use crate::actions::Actions;
use crate::cursor::Cursor;
use crate::ids::Ids;
use crate::layout::Layout;
use crate::returns;

/// Why a step of many matches was refused. Nothing has changed in any of them.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum VectorError {
    /// The number is not among those that are legal at that table.
    #[error("action {id} is not legal at table {table}: see its row of the mask")]
    Illegal { table: usize, id: i64 },
    /// An array has the wrong length.
    #[error("{array} has {length} entries where {wanted} are right")]
    Length {
        array: &'static str,
        length: usize,
        wanted: usize,
    },
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[from] ThreadPoolBuildError),
}

/// The arrays that a step writes, row by row; each is optional. `n` tables of `s` seats with `a` actions.
#[derive(Debug, Default)]
pub struct Arrays<'a> {
    /// `n`: the seat that decides now.
    pub seats: Option<&'a mut [i8]>,
    /// `n × a`: 1 for each action that it may take, 0 for every other.
    pub masks: Option<&'a mut [i8]>,
    /// `n × s`: points of the hand that ended with this step, as a gain: minus the points in games of points, games won
    /// less games lost in Heartcatchers. 0 while a hand goes on.
    pub rewards: Option<&'a mut [f32]>,
    /// `n`: 1 where a hand ended with this step, 2 where the match ended too, 0 elsewhere.
    pub ended: Option<&'a mut [i8]>,
    /// `n × o`: the observation of the seat that decides now; or its information state, by the length.
    pub observations: Option<&'a mut [f32]>,
}

/// One of the matches.
#[derive(Clone, Debug)]
struct Table {
    game: AnyGame,
    dice: FastDice,
    cursor: Cursor,
    seat: Seat,
    legal: Ids,
}

/// A row of each array.
struct Row<'a> {
    seat: Option<&'a mut i8>,
    mask: Option<&'a mut [i8]>,
    rewards: Option<&'a mut [f32]>,
    ended: Option<&'a mut i8>,
    observation: Option<&'a mut [f32]>,
}

/// Many matches of one game, each with its own deals. A match that ends is followed by a new one at once, so that there is
/// always something to decide.
///
/// The same seed and the same actions give the same matches, whatever the number of threads.
#[derive(Debug)]
pub struct Vector {
    start: AnyGame,
    tables: Vec<Table>,
    actions: Actions,
    layout: Layout,
    /// `None` for the caller's own thread.
    threads: Option<ThreadPool>,
}

impl Vector {
    /// `count` matches of the game that `start` is, which must be a new match. `threads` is the number of threads that
    /// steps use, 0 for one for each processor.
    ///
    /// # Errors
    /// If the threads cannot be started.
    pub fn new(
        start: &AnyGame,
        count: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Vector, VectorError> {
        let threads = match threads {
            1 => None,
            threads => Some(ThreadPoolBuilder::new().num_threads(threads).build()?),
        };
        let mut vector = Vector {
            start: start.clone(),
            tables: Vec::new(),
            actions: Actions::new(start),
            layout: Layout::new(start),
            threads,
        };
        vector.tables = (0..count as u64)
            .map(|place| vector.table(FastDice::part(seed, place)))
            .collect();
        Ok(vector)
    }

    fn table(&self, dice: FastDice) -> Table {
        let mut table = Table {
            game: self.start.clone(),
            dice,
            cursor: Cursor::default(),
            seat: Seat::default(),
            legal: Ids::default(),
        };
        table.go_on(&self.start, &self.actions);
        table
    }

    /// How many matches there are.
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The actions of every table.
    pub fn actions(&self) -> &Actions {
        &self.actions
    }

    /// The layout of the observations.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The number of seats of every table.
    pub fn seats(&self) -> usize {
        self.start.seats()
    }

    /// The match at that place.
    pub fn game(&self, table: usize) -> Option<&AnyGame> {
        self.tables.get(table).map(|table| &table.game)
    }

    /// Starts every match again, from this seed.
    pub fn reset(&mut self, seed: u64) {
        let tables =
            (0..self.tables.len() as u64).map(|place| self.table(FastDice::part(seed, place)));
        self.tables = tables.collect();
    }

    /// Writes where the matches stand, without a step; rewards are 0.
    ///
    /// # Errors
    /// [`VectorError::Length`].
    pub fn write(&mut self, arrays: Arrays<'_>) -> Result<(), VectorError> {
        let mut rows = self.rows(arrays)?;
        let (actions, layout) = (&self.actions, &self.layout);
        spread(
            self.threads.as_ref(),
            &mut self.tables,
            &mut rows,
            |_, table, row| {
                row.nothing_ended();
                table.show(row, actions, layout);
            },
        );
        Ok(())
    }

    /// Takes an action at every table, of the seat that decides there, and writes where the matches stand then.
    ///
    /// # Errors
    /// [`VectorError::Illegal`] for the first number that is not legal, and [`VectorError::Length`]; nothing has changed.
    pub fn step(&mut self, ids: &[i64], arrays: Arrays<'_>) -> Result<(), VectorError> {
        check("actions", ids.len(), self.tables.len())?;
        for (place, (table, id)) in self.tables.iter().zip(ids).enumerate() {
            let legal = usize::try_from(*id).is_ok_and(|id| table.legal.contains(id));
            if !legal {
                return Err(VectorError::Illegal {
                    table: place,
                    id: *id,
                });
            }
        }
        let mut rows = self.rows(arrays)?;
        let (start, actions, layout) = (&self.start, &self.actions, &self.layout);
        spread(
            self.threads.as_ref(),
            &mut self.tables,
            &mut rows,
            |place, table, row| {
                table.step(ids[place] as usize, start, actions, row);
                table.show(row, actions, layout);
            },
        );
        Ok(())
    }

    /// Draws a legal action at random at every table, each as likely as the others, from the tables' own dice.
    ///
    /// # Errors
    /// [`VectorError::Length`].
    pub fn sample(&mut self, ids: &mut [i64]) -> Result<(), VectorError> {
        check("actions", ids.len(), self.tables.len())?;
        for (table, id) in self.tables.iter_mut().zip(ids) {
            *id = table.sample() as i64;
        }
        Ok(())
    }

    /// The rows of the arrays, table by table.
    fn rows<'a>(&self, arrays: Arrays<'a>) -> Result<Vec<Row<'a>>, VectorError> {
        let (tables, seats) = (self.tables.len(), self.seats());
        let actions = self.actions.len();
        let wanted = match arrays.observations.as_deref() {
            Some(numbers) if numbers.len() == tables * self.layout.information_len() => {
                self.layout.information_len()
            }
            _ => self.layout.observation_len(),
        };
        let lengths = [
            ("seats", arrays.seats.as_deref().map(<[_]>::len), tables),
            (
                "masks",
                arrays.masks.as_deref().map(<[_]>::len),
                tables * actions,
            ),
            (
                "rewards",
                arrays.rewards.as_deref().map(<[_]>::len),
                tables * seats,
            ),
            ("ended", arrays.ended.as_deref().map(<[_]>::len), tables),
            (
                "observations",
                arrays.observations.as_deref().map(<[_]>::len),
                tables * wanted,
            ),
        ];
        for (array, length, wanted) in lengths {
            check(array, length.unwrap_or(wanted), wanted)?;
        }
        let mut seat_rows = arrays.seats.map(|array| array.iter_mut());
        let mut masks = arrays.masks.map(|array| array.chunks_exact_mut(actions));
        let mut rewards = arrays.rewards.map(|array| array.chunks_exact_mut(seats));
        let mut ended = arrays.ended.map(|array| array.iter_mut());
        let mut observations = arrays
            .observations
            .map(|array| array.chunks_exact_mut(wanted));
        let rows = (0..tables).map(|_| Row {
            seat: seat_rows.as_mut().and_then(Iterator::next),
            mask: masks.as_mut().and_then(Iterator::next),
            rewards: rewards.as_mut().and_then(Iterator::next),
            ended: ended.as_mut().and_then(Iterator::next),
            observation: observations.as_mut().and_then(Iterator::next),
        });
        Ok(rows.collect())
    }
}

/// Calls `act` for every table with its place and its row, on all threads.
fn spread<F>(threads: Option<&ThreadPool>, tables: &mut [Table], rows: &mut [Row<'_>], act: F)
where
    F: Fn(usize, &mut Table, &mut Row<'_>) + Sync,
{
    let Some(threads) = threads else {
        for (place, (table, row)) in tables.iter_mut().zip(rows).enumerate() {
            act(place, table, row);
        }
        return;
    };
    threads.install(|| {
        let tables = tables.par_iter_mut().zip(rows.par_iter_mut());
        let tables = tables.enumerate().with_min_len(TABLES_AT_ONCE);
        tables.for_each(|(place, (table, row))| act(place, table, row));
    });
}

/// What a thread takes at a time: less would cost more than it saves.
const TABLES_AT_ONCE: usize = 64;

impl Row<'_> {
    #[inline]
    fn nothing_ended(&mut self) {
        if let Some(rewards) = self.rewards.as_deref_mut() {
            rewards.fill(0.0);
        }
        if let Some(ended) = self.ended.as_deref_mut() {
            *ended = 0;
        }
    }
}

fn check(array: &'static str, length: usize, wanted: usize) -> Result<(), VectorError> {
    if length == wanted {
        Ok(())
    } else {
        Err(VectorError::Length {
            array,
            length,
            wanted,
        })
    }
}

impl Table {
    /// Resolves chance events until somebody is to act; after a match comes the next one.
    #[inline]
    fn go_on(&mut self, start: &AnyGame, actions: &Actions) {
        loop {
            if let Some(seat) = self.cursor.seat(&self.game) {
                self.seat = seat;
                self.legal = self.cursor.legal(actions, &self.game);
                return;
            }
            match self.game.roll(&mut self.dice) {
                Some(outcome) => {
                    // An outcome that was rolled for this event always fits it.
                    if self.game.chance(&outcome).is_err() {
                        return;
                    }
                }
                None => self.game = start.clone(),
            }
        }
    }

    #[inline]
    fn step(&mut self, id: usize, start: &AnyGame, actions: &Actions, row: &mut Row<'_>) {
        row.nothing_ended();
        if let Some(action) = self.cursor.take_legal(actions, &self.game, id) {
            let hand = self.game.hand_number();
            // A legal action is never refused.
            let _ = self.game.play(self.seat, &action);
            if self.game.hand_number() != hand {
                self.note_end(row);
            }
        }
        self.go_on(start, actions);
    }

    fn note_end(&self, row: &mut Row<'_>) {
        if let Some(rewards) = row.rewards.as_deref_mut() {
            returns::last_hand(&self.game, rewards);
        }
        if let Some(ended) = row.ended.as_deref_mut() {
            *ended = 1 + i8::from(self.game.is_over());
        }
    }

    #[inline]
    fn show(&self, row: &mut Row<'_>, actions: &Actions, layout: &Layout) {
        if let Some(seat) = row.seat.as_deref_mut() {
            *seat = self.seat.index() as i8;
        }
        if let Some(mask) = row.mask.as_deref_mut() {
            self.legal.write(mask);
        }
        if let Some(observation) = row.observation.as_deref_mut()
            && let Ok(view) = self.game.view(Viewer::Seat(self.seat))
        {
            layout.write(actions, &view, Some(&self.cursor), observation);
        }
    }

    fn sample(&mut self) -> usize {
        let place = self.dice.below(self.legal.len() as u32) as usize;
        self.legal.nth(place).unwrap_or_default()
    }
}
