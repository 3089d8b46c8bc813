//! What a table asks beside the game, such as a proposal or a rematch, and what else a player can do there.

use moonshot_api::{ProposalEnd, Proposed, Rematch, Snapshot, Stage};
use moonshot_rules::Seat;
use serde::Serialize;

use crate::language::{Language, Player, say};
use crate::model::Command;
use crate::sentences::Names;

/// Something to do at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What it is called.
    pub label: String,
    /// What it does.
    pub command: Command,
    /// The question before what cannot be taken back.
    pub sure: Option<String>,
}

impl Answer {
    /// The same without a question before it.
    pub fn confirmed(self) -> Answer {
        Answer { sure: None, ..self }
    }
}

/// What the table asks beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The sentence; empty if the answers say it all.
    pub text: String,
    /// What `y` does.
    pub yes: Option<Answer>,
    /// What `n` does.
    pub no: Option<Answer>,
}

impl Offer {
    /// Whether there is nothing to read and nothing to answer.
    pub fn is_empty(&self) -> bool {
        *self == Offer::default()
    }

    /// The answers with their keys.
    pub fn answers(&self) -> impl Iterator<Item = (char, &Answer)> {
        let yes = self.yes.iter().map(|answer| ('y', answer));
        yes.chain(self.no.iter().map(|answer| ('n', answer)))
    }
}

/// The offers and the actions of one table.
pub(crate) struct Offers<'a> {
    pub(crate) language: &'a Language,
    pub(crate) names: &'a Names,
    pub(crate) snapshot: &'a Snapshot,
}

impl Offers<'_> {
    fn answer(&self, key: &str, command: Command) -> Option<Answer> {
        Some(Answer {
            label: say!(self.language, key),
            command,
            sure: None,
        })
    }

    /// Whether several people sit at the table, who have to agree.
    fn is_shared(&self) -> bool {
        people(self.snapshot).count() > 1
    }

    /// The open offer.
    pub(crate) fn offer(&self) -> Offer {
        match self.snapshot.life.stage {
            Stage::Waiting => Offer::default(),
            Stage::Playing => self.during(),
            Stage::Over => self.after(),
        }
    }

    fn during(&self) -> Offer {
        let (language, snapshot) = (self.language, self.snapshot);
        let life = &snapshot.life;
        let own = snapshot.you.and_then(|you| snapshot.seats.get(you.index()));
        let away = own.and_then(|own| own.away);
        if life.resting {
            // No person sits out through the fault of a program.
            let why = away.map(word).filter(|why| is_persons(why));
            let why = why.unwrap_or_else(|| "none".to_owned());
            return Offer {
                text: say!(language, "seats-resting", why = why),
                yes: away.and_then(|_| self.answer("seats-continue", Command::Back)),
                no: None,
            };
        }
        if let (Some(why), Some(you)) = (away, snapshot.you) {
            let player = self.names.player(you, language);
            return Offer {
                text: say!(language, "seats-away", player = player, why = word(why)),
                yes: self.answer("seats-come-back", Command::Back),
                no: None,
            };
        }
        if life.proposal.is_some() {
            return self.proposal();
        }
        if life.paused {
            let resume = Command::Pause { paused: false };
            return Offer {
                text: say!(language, "seats-paused-prompt"),
                yes: self.answer("seats-resume", resume).filter(|_| life.yours),
                no: None,
            };
        }
        self.early_end()
    }

    fn proposal(&self) -> Offer {
        let (language, snapshot) = (self.language, self.snapshot);
        let Some(proposal) = &snapshot.life.proposal else {
            return Offer::default();
        };
        let player = self.names.player(proposal.by, language);
        let what = word(proposal.what);
        let text = say!(language, "seats-proposal", player = player, what = what);
        let no = Command::Answer { agree: false };
        if snapshot
            .you
            .is_some_and(|you| proposal.asked.contains(&you))
        {
            return Offer {
                text,
                yes: self.answer("seats-agree", Command::Answer { agree: true }),
                no: self.answer("seats-decline", no),
            };
        }
        let players = self.names.players(&proposal.asked, language);
        let own = snapshot.you == Some(proposal.by);
        Offer {
            text: say!(
                language,
                "seats-proposal-waiting",
                proposal = text,
                players = players
            ),
            yes: None,
            no: self.answer("seats-withdraw", no).filter(|_| own),
        }
    }

    /// The rest of the hand need not be played.
    fn early_end(&self) -> Offer {
        let (language, snapshot) = (self.language, self.snapshot);
        let asks = self.is_shared();
        let (text, key, what) = match (snapshot.settled, snapshot.can_claim) {
            _ if snapshot.you.is_none() => return Offer::default(),
            (true, _) => ("table-settled", "table-end-hand", Proposed::Finish),
            (false, true) => ("table-rest-yours", "table-claim", Proposed::Claim),
            (false, false) => return Offer::default(),
        };
        Offer {
            text: say!(language, text),
            yes: Some(Answer {
                label: say!(language, key, asks = asks),
                command: Command::Propose(what),
                sure: None,
            }),
            no: None,
        }
    }

    /// The next match.
    fn after(&self) -> Offer {
        let life = &self.snapshot.life;
        let text = life
            .rematch
            .as_ref()
            .map(|rematch| self.readiness(rematch))
            .unwrap_or_default();
        let (yes, no) = match (self.snapshot.you, &life.rematch) {
            (None, _) => {
                let watch = self.answer("ending-watch-next", Command::Next);
                (watch.filter(|_| life.next.is_some()), None)
            }
            (Some(_), Some(rematch)) if rematch.begun => {
                (self.answer("ending-go-next", Command::Next), None)
            }
            (Some(you), Some(rematch)) if rematch.ready.contains(&you) => {
                let may_start = rematch.host.is_none_or(|host| host == you);
                let start = self.answer("ending-start", Command::StartNext);
                let leave = self.answer("ending-not-ready", Command::LeaveNext);
                (start.filter(|_| may_start), leave)
            }
            (Some(_), _) => (self.answer("ending-rematch", Command::Rematch), None),
        };
        Offer { text, yes, no }
    }

    /// The players ready for the next match, in sentences.
    fn readiness(&self, rematch: &Rematch) -> String {
        let (language, names) = (self.language, self.names);
        let ready = names.players(&rematch.ready, language);
        let Some(first) = ready.first().cloned() else {
            return String::new();
        };
        if rematch.begun {
            return say!(language, "seats-rematch-begun", ready = ready);
        }
        let count = ready.len();
        let ready = say!(
            language,
            "seats-rematch-ready",
            count = count,
            first = first,
            ready = ready
        );
        if !rematch.asked.is_empty() {
            let asked = names.players(&rematch.asked, language);
            return say!(
                language,
                "seats-rematch-waiting",
                ready = ready,
                asked = asked
            );
        }
        let gone = people(self.snapshot).filter(|seat| !rematch.ready.contains(seat));
        let absent: Vec<Player> = names.players(&gone.collect::<Vec<_>>(), language);
        match absent.len() {
            0 => ready,
            count => say!(
                language,
                "seats-rematch-absent",
                ready = ready,
                absent = absent,
                count = count
            ),
        }
    }

    /// What a player can do at the table, the answers to its offer first.
    pub(crate) fn actions(&self) -> Vec<Answer> {
        let offer = self.offer();
        let mut actions: Vec<Answer> = offer.answers().map(|(_, answer)| answer.clone()).collect();
        let more = match self.snapshot.life.stage {
            Stage::Waiting => vec![self.entrance()],
            Stage::Playing => self.of_match(),
            Stage::Over => Vec::new(),
        };
        for action in more.into_iter().flatten() {
            if actions.iter().all(|known| known.command != action.command) {
                actions.push(action);
            }
        }
        actions
    }

    fn entrance(&self) -> Option<Answer> {
        let key = match self.snapshot.you {
            None => "room-sit-down",
            Some(_) if self.snapshot.life.yours => "room-start",
            Some(_) => return None,
        };
        self.answer(key, Command::Begin)
    }

    fn of_match(&self) -> Vec<Option<Answer>> {
        let (snapshot, life) = (self.snapshot, &self.snapshot.life);
        let Some(you) = snapshot.you else {
            let joins = life.terms.join_late && snapshot.seats.iter().any(|seat| seat.bot);
            return vec![
                self.answer("room-sit-down", Command::Begin)
                    .filter(|_| joins),
            ];
        };
        let shared = self.is_shared();
        let mut actions = Vec::new();
        if life.proposal.is_none() {
            let (undo, stop) = match shared {
                true => ("room-ask-undo", "room-ask-stop"),
                false => ("table-take-back", "room-stop"),
            };
            let undo = self.answer(undo, Command::Undo);
            actions.push(undo.filter(|_| shared || snapshot.can_undo));
            let stop = self.answer(stop, Command::Propose(Proposed::Stop));
            // With bots alone nobody else is asked.
            let sure = (!shared).then(|| say!(self.language, "room-stop-sure"));
            actions.push(stop.map(|stop| Answer { sure, ..stop }));
        }
        if life.yours && shared {
            let paused = !life.paused;
            let key = if paused { "room-pause" } else { "room-resume" };
            actions.push(self.answer(key, Command::Pause { paused }));
        }
        let is_playing = |seat: &Seat| {
            let info = snapshot.seats.get(seat.index());
            info.is_some_and(|info| info.away.is_none())
        };
        let others = people(snapshot).any(|seat| seat != you && is_playing(&seat));
        if others && is_playing(&you) {
            actions.push(self.answer("room-step-out", Command::Out));
        }
        actions
    }

    /// How the proposal that was open before ended without effect.
    pub(crate) fn ended(&self, before: &Snapshot) -> Option<String> {
        let (language, after) = (self.language, self.snapshot);
        before.life.proposal.as_ref()?;
        let same = before.table == after.table && after.life.stage == Stage::Playing;
        if !same || after.life.proposal.is_some() {
            return None;
        }
        let ended = after.life.ended?;
        let what = match ended.what {
            Proposed::Undo => "undo",
            Proposed::Stop => "stop",
            Proposed::Finish | Proposed::Claim => "hand",
        };
        let player = |seat| self.names.player(seat, language);
        Some(match (ended.how, ended.seat) {
            (ProposalEnd::Declined, Some(seat)) => {
                say!(
                    language,
                    "seats-declined",
                    player = player(seat),
                    what = what
                )
            }
            (ProposalEnd::Declined, None) => say!(language, "seats-declined-unknown", what = what),
            (ProposalEnd::Withdrawn, _) => {
                let player = player(ended.by);
                say!(language, "seats-withdrawn", player = player, what = what)
            }
            (ProposalEnd::Lapsed, _) => say!(language, "seats-lapsed", what = what),
            (ProposalEnd::Overtaken, _) => say!(language, "seats-overtaken", what = what),
        })
    }
}

/// The seats of people, including those who are sitting out.
pub(crate) fn people(snapshot: &Snapshot) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(snapshot.seats.len()).zip(&snapshot.seats);
    seats.filter_map(|(seat, info)| (!info.bot && !info.free).then_some(seat))
}

fn is_persons(why: &str) -> bool {
    matches!(why, "gone" | "time" | "asked")
}

/// The words of messages are those of the wire.
pub(crate) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
