//! One person, who plays at one seat of a table.

use std::sync::Arc;

use moonshot_api::{Accepted, ActionRequest};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::mpsc::UnboundedSender;

use crate::arguments::Plan;
use crate::choose::choose;
use crate::http::{Client, body};
use crate::record::{Record, note};
use crate::target::Target;
use crate::trouble::{Trouble, in_time};
use crate::watch::Watch;

/// Where a person's actions go.
pub(crate) enum Way<'a> {
    /// They are requests to a table at this address.
    Requests(&'a str),
    /// They are messages on the person's own socket.
    Socket(UnboundedSender<String>),
}

/// One person, who plays at one seat of a table.
pub(crate) struct Person {
    seat: usize,
    plan: Arc<Plan>,
    record: Arc<Record>,
    pub(crate) client: Client,
    random: StdRng,
}

impl Person {
    pub(crate) fn new(
        table: usize,
        seat: usize,
        plan: &Arc<Plan>,
        target: &Arc<Target>,
        record: &Arc<Record>,
    ) -> Person {
        let own = (seat * plan.tables + table) as u64;
        Person {
            seat,
            client: Client::new(Arc::clone(target), table),
            random: StdRng::seed_from_u64(plan.seed.wrapping_mul(1 << 32).wrapping_add(own)),
            plan: Arc::clone(plan),
            record: Arc::clone(record),
        }
    }

    /// Plays a match to its end.
    pub(crate) async fn play(&mut self, watch: &Watch, way: &Way<'_>) -> Result<(), Trouble> {
        let mut version = 0;
        loop {
            let position = async {
                let position = watch.position(self.seat, version).await;
                position.ok_or(Trouble::Unreadable("snapshot"))
            };
            let position = if self.plan.people == 1 {
                in_time("update", position).await?
            } else {
                // The others think meanwhile.
                position.await?
            };
            if position.is_over {
                return Ok(());
            }
            self.think().await;
            let Some(action) = choose(&position.legal, &mut self.random) else {
                return Err(Trouble::Unreadable("snapshot"));
            };
            if self.record.is_stopping() {
                // Whoever runs this ends the task; until then the sockets go on reading.
                std::future::pending::<()>().await;
            }
            let acted = match way {
                Way::Requests(path) => self.act(watch, path, position.version, &action).await,
                Way::Socket(hand_in) => {
                    // There is no answer but being told; a server that does not tell has lost the match.
                    Ok(self.say(watch, hand_in, position.version, action).await?)
                }
            };
            match acted {
                Ok(after) => version = after,
                Err(trouble) => {
                    self.record.error(&trouble);
                    tokio::time::sleep(trouble.wait()).await;
                }
            }
        }
    }

    /// Waits half to one and a half times the think time.
    async fn think(&mut self) {
        if !self.plan.think.is_zero() {
            let part = self.random.random_range(0.5..1.5);
            tokio::time::sleep(self.plan.think.mul_f64(part)).await;
        }
    }

    /// Sends an action on the socket; returns a version after it.
    async fn say(
        &mut self,
        watch: &Watch,
        hand_in: &UnboundedSender<String>,
        version: u64,
        action: String,
    ) -> Result<u64, Trouble> {
        let act = watch.send(self.seat, &action);
        hand_in.send(action).map_err(|_| Trouble::Closed)?;
        let told = async {
            let position = watch.position(self.seat, version + 1).await;
            position.ok_or(Trouble::Unreadable("snapshot"))
        };
        in_time("update", told).await?;
        if act.measured {
            note(&mut self.record.counts().answer, act.sent.elapsed());
        }
        Ok(version + 1)
    }

    /// Sends an action; returns the version after it.
    async fn act(
        &mut self,
        watch: &Watch,
        path: &str,
        version: u64,
        action: &str,
    ) -> Result<u64, Trouble> {
        // A connection that the server closed while the person thought is no part of the answer's time.
        self.client.ready().await?;
        let path = format!("{path}/actions");
        let body = body(&ActionRequest {
            version,
            action: action.to_owned(),
        });
        let act = watch.send(self.seat, action);
        let answer = self.client.post("act", &path, body).await;
        let time = act.sent.elapsed();
        let accepted = answer.and_then(|answer| {
            serde_json::from_slice::<Accepted>(&answer).map_err(|_| Trouble::Unreadable("act"))
        });
        match accepted {
            Ok(accepted) => {
                if act.measured {
                    note(&mut self.record.counts().answer, time);
                }
                Ok(accepted.version)
            }
            Err(trouble) => {
                watch.withdraw(&act);
                Err(trouble)
            }
        }
    }
}
