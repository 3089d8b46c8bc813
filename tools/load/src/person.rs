//! One person, who plays one match after another.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;

use crate::arguments::Plan;
use crate::choose::choose;
use crate::http::Client;
use crate::record::{Record, note};
use crate::socket::Socket;
use crate::target::Target;
use crate::trouble::{Trouble, in_time};
use crate::watch::Watch;

/// How long the watchers of a match that is over may take to read its end.
const LINGER: Duration = Duration::from_secs(5);

/// One person, who plays one match after another.
pub(crate) struct Person {
    table: usize,
    plan: Arc<Plan>,
    target: Arc<Target>,
    record: Arc<Record>,
    client: Client,
    random: StdRng,
    is_seated: bool,
}

impl Person {
    pub(crate) fn new(
        table: usize,
        plan: Arc<Plan>,
        target: Arc<Target>,
        record: Arc<Record>,
    ) -> Person {
        Person {
            client: Client::new(Arc::clone(&target), table),
            random: StdRng::seed_from_u64(
                plan.seed.wrapping_mul(1 << 32).wrapping_add(table as u64),
            ),
            is_seated: false,
            table,
            plan,
            target,
            record,
        }
    }

    /// Plays until the run is over.
    pub(crate) async fn play(mut self) {
        while !self.record.is_stopping() {
            if let Err(trouble) = self.play_match().await {
                self.record.error(&trouble);
                tokio::time::sleep(trouble.wait()).await;
            }
        }
    }

    async fn play_match(&mut self) -> Result<(), Trouble> {
        let path = self.make_table().await?;
        let watch = Arc::new(Watch::new(Arc::clone(&self.record), self.plan.sockets));
        let mut sockets = self.watch(&path, &watch);
        let all_watch = async {
            watch.all_watch().await;
            Ok(())
        };
        in_time("first update", all_watch).await?;
        if !std::mem::replace(&mut self.is_seated, true) {
            self.record.seated.fetch_add(1, Ordering::Relaxed);
        }
        let mut version = 0;
        loop {
            let position = in_time("update", async {
                watch
                    .position(version)
                    .await
                    .ok_or(Trouble::Unreadable("snapshot"))
            });
            let position = position.await?;
            if position.is_over {
                break;
            }
            self.think().await;
            let Some(action) = choose(&position.legal, &mut self.random) else {
                return Err(Trouble::Unreadable("snapshot"));
            };
            if self.record.is_stopping() {
                // Whoever runs this ends the task; until then the sockets go on reading.
                std::future::pending::<()>().await;
            }
            match self.act(&watch, &path, position.version, &action).await {
                Ok(after) => version = after,
                Err(trouble) => {
                    self.record.error(&trouble);
                    tokio::time::sleep(trouble.wait()).await;
                }
            }
        }
        if self.record.is_measuring() {
            self.record.counts().matches += 1;
        }
        tokio::spawn(async move {
            let ended = async { while sockets.join_next().await.is_some() {} };
            let _ = tokio::time::timeout(LINGER, ended).await;
        });
        Ok(())
    }

    /// Makes a table; returns its address.
    async fn make_table(&mut self) -> Result<String, Trouble> {
        #[derive(Deserialize)]
        struct Made {
            table: String,
        }
        let names: Vec<String> = (0..self.plan.players)
            .map(|seat| format!("P{seat}"))
            .collect();
        let wanted = json!({"game": self.plan.game, "players": self.plan.players, "names": names});
        let made = self
            .client
            .post("make a table", "/api/tables", wanted.to_string())
            .await?;
        let made: Made =
            serde_json::from_slice(&made).map_err(|_| Trouble::Unreadable("make a table"))?;
        Ok(format!("/api/tables/{}", made.table))
    }

    /// Opens all sockets of the table.
    fn watch(&self, path: &str, watch: &Arc<Watch>) -> JoinSet<()> {
        let mut sockets = JoinSet::new();
        for place in 0..self.plan.sockets {
            let socket = Socket {
                target: Arc::clone(&self.target),
                record: Arc::clone(&self.record),
                watch: Arc::clone(watch),
                table: self.table,
                path: path.to_owned(),
                place,
                cookie: self
                    .client
                    .cookie
                    .clone()
                    .filter(|_| place < self.plan.tabs),
            };
            sockets.spawn(socket.follow());
        }
        sockets
    }

    /// Waits half to one and a half times the think time.
    async fn think(&mut self) {
        if !self.plan.think.is_zero() {
            let part = self.random.random_range(0.5..1.5);
            tokio::time::sleep(self.plan.think.mul_f64(part)).await;
        }
    }

    /// Sends an action; returns the version after it.
    async fn act(
        &mut self,
        watch: &Watch,
        path: &str,
        version: u64,
        action: &str,
    ) -> Result<u64, Trouble> {
        #[derive(Deserialize)]
        struct Accepted {
            version: u64,
        }
        // A connection that the server closed while the person thought is no part of the answer's time.
        self.client.ready().await?;
        let path = format!("{path}/actions");
        let body = json!({"version": version, "action": action}).to_string();
        let act = watch.send(action);
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
