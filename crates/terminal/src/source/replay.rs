//! A finished match, step by step, with every hand open.

use std::sync::mpsc::{Receiver, Sender};

use moonshot_api::TableEvent;
use moonshot_protocol::document;
use moonshot_rules::{Seat, Viewer};
use moonshot_table::Moment;

use super::Source;
use super::memory::Memory;
use super::saved::SavedMatch;
use super::scene::{Seating, snapshot};
use crate::model::{Command, Update};

/// The steps of a match.
pub struct Replay {
    moments: Vec<Moment>,
    seating: Seating,
    at: usize,
}

impl Replay {
    /// The steps of this match, at the first one.
    pub fn new(saved: &SavedMatch) -> Replay {
        let level = Some(saved.level);
        let levels = Seat::all(saved.game.setup().players());
        let levels = levels.map(|seat| if seat.index() == 0 { None } else { level });
        Replay {
            moments: saved.game.moments().collect(),
            seating: Seating {
                you: Seat::default(),
                names: saved.names.clone(),
                levels: levels.collect(),
            },
            at: 0,
        }
    }

    /// The scene after a step. It is made from the steps before it, as a player remembers them.
    fn scene(&self) -> Option<Update> {
        let moment = self.moments.get(self.at)?;
        let viewer = Viewer::Seat(self.seating.you);
        let mut memory = Memory::default();
        for earlier in &self.moments[..=self.at] {
            for event in earlier.events(viewer) {
                memory.note(self.seating.you, &event);
            }
        }
        let open = document::open(&moment.setup, &moment.after);
        let mut snapshot = snapshot(&moment.setup, &moment.after, open, &self.seating, &memory);
        // Nothing can be played, so nothing is refused.
        snapshot.refused.clear();
        let events = moment.events(viewer).into_iter().map(TableEvent::Game);
        Some(Update::Scene {
            events: events.collect(),
            snapshot: Box::new(snapshot),
        })
    }
}

impl Source for Replay {
    fn run(mut self: Box<Self>, commands: Receiver<Command>, updates: Sender<Update>) {
        loop {
            let Some(update) = self.scene() else { return };
            if updates.send(update).is_err() {
                return;
            }
            loop {
                let forward = match commands.recv() {
                    Ok(Command::Step { forward }) => forward,
                    // The model says why they have no effect here.
                    Ok(_) => continue,
                    Err(_) => return,
                };
                let next = match forward {
                    true => Some(self.at + 1).filter(|next| *next < self.moments.len()),
                    false => self.at.checked_sub(1),
                };
                let Some(next) = next else {
                    if updates.send(Update::Edge { forward }).is_err() {
                        return;
                    }
                    continue;
                };
                if !forward && updates.send(Update::Back).is_err() {
                    return;
                }
                self.at = next;
                break;
            }
        }
    }
}
