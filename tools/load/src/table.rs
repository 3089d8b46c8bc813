//! One table, where one match is played after another.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::try_join_all;
use moonshot_api::{NewTable, TableMade};
use serde_json::json;
use tokio::task::JoinSet;

use crate::arguments::Plan;
use crate::http::{Client, body};
use crate::peer::{self, Peer, Place};
use crate::person::{Person, Way};
use crate::record::Record;
use crate::socket::Socket;
use crate::target::Target;
use crate::trouble::{Trouble, in_time};
use crate::watch::Watch;

/// How long the watchers of a match that is over may take to read its end.
const LINGER: Duration = Duration::from_secs(5);

/// One table, where one match is played after another.
pub(crate) struct Table {
    number: usize,
    plan: Arc<Plan>,
    target: Arc<Target>,
    record: Arc<Record>,
    /// Who sits there, from seat 0 on. The first is the host; bots sit at the other seats.
    people: Vec<Person>,
    is_seated: bool,
}

impl Table {
    pub(crate) fn new(
        number: usize,
        plan: Arc<Plan>,
        target: Arc<Target>,
        record: Arc<Record>,
    ) -> Table {
        let person = |seat| Person::new(number, seat, &plan, &target, &record);
        Table {
            people: (0..plan.people).map(person).collect(),
            is_seated: false,
            number,
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
        let watch = Watch::new(
            Arc::clone(&self.record),
            self.plan.people,
            self.plan.sockets,
        );
        let watch = Arc::new(if self.plan.is_refereed() {
            watch.refereed()
        } else {
            watch
        });
        if let Some(peer) = self.target.peer {
            return self.play_at(peer, watch).await;
        }
        let path = self.come_together().await?;
        let mut sockets = self.watch(&path, &watch);
        let all_watch = async {
            watch.all_watch().await;
            Ok(())
        };
        in_time("first update", all_watch).await?;
        if self.people.len() > 1 {
            let start = json!({ "nonce": nonce(0) }).to_string();
            let path = format!("{path}/start");
            self.people[0].client.post("start", &path, start).await?;
        }
        if !std::mem::replace(&mut self.is_seated, true) {
            self.record.seated.fetch_add(1, Ordering::Relaxed);
        }
        let (people, way) = (self.people.iter_mut(), Way::Requests(&path));
        try_join_all(people.map(|person| person.play(&watch, &way))).await?;
        self.note_match();
        tokio::spawn(async move {
            let ended = async { while sockets.join_next().await.is_some() {} };
            let _ = tokio::time::timeout(LINGER, ended).await;
        });
        Ok(())
    }

    /// Plays a match at another server.
    async fn play_at(&mut self, peer: Peer, watch: Arc<Watch>) -> Result<(), Trouble> {
        let place = Place {
            target: Arc::clone(&self.target),
            record: Arc::clone(&self.record),
            watch: Arc::clone(&watch),
            table: self.number,
            sockets: self.plan.sockets,
        };
        let mut sockets = JoinSet::new();
        // Node closes a connection that was idle for five seconds, and a match takes longer.
        let mut client = Client::new(Arc::clone(&self.target), self.number);
        let person = &mut self.people[0];
        let hand_in = peer::open(peer, &place, &mut client, &mut sockets).await?;
        let all_watch = async {
            watch.all_watch().await;
            Ok(())
        };
        in_time("first update", all_watch).await?;
        if !std::mem::replace(&mut self.is_seated, true) {
            self.record.seated.fetch_add(1, Ordering::Relaxed);
        }
        person.play(&watch, &Way::Socket(hand_in)).await?;
        self.note_match();
        // They end by themselves when they have read the end.
        let ended = async { while sockets.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(LINGER, ended).await;
        Ok(())
    }

    /// Counts a match that is over.
    fn note_match(&self) {
        if self.record.is_measuring() {
            self.record.counts().matches += 1;
        }
    }

    /// Makes a table where all sit; returns its address. Where there are several, it waits for its host to start.
    async fn come_together(&mut self) -> Result<String, Trouble> {
        let waits = self.people.len() > 1;
        let name = |seat: usize| format!("P{seat}");
        let names: Vec<Option<String>> = (0..self.plan.players)
            .map(|seat| (seat == 0 || seat >= self.people.len()).then(|| name(seat)))
            .collect();
        let wanted = body(&NewTable {
            game: self.plan.game.clone(),
            players: self.plan.players,
            options: None,
            names,
            waits,
            levels: None,
            terms: None,
        });
        let host = &mut self.people[0].client;
        let made = host.post("make a table", "/api/tables", wanted);
        let made: TableMade = serde_json::from_slice(&made.await?)
            .map_err(|_| Trouble::Unreadable("make a table"))?;
        let path = format!("/api/tables/{}", made.table);
        for (seat, person) in self.people.iter_mut().enumerate().skip(1) {
            let sit = json!({"seat": seat, "name": name(seat), "nonce": nonce(seat)});
            let address = format!("{path}/sit");
            person.client.post("sit", &address, sit.to_string()).await?;
        }
        Ok(path)
    }

    /// Opens all sockets of the table: one of each person, the host's other tabs, and spectators.
    fn watch(&self, path: &str, watch: &Arc<Watch>) -> JoinSet<()> {
        let mut sockets = JoinSet::new();
        for place in 0..self.plan.sockets {
            let host = (place < self.plan.tabs).then(|| &self.people[0]);
            let person = self.people.get(place).or(host);
            let socket = Socket {
                target: Arc::clone(&self.target),
                record: Arc::clone(&self.record),
                watch: Arc::clone(watch),
                table: self.number,
                path: path.to_owned(),
                place,
                asks: if self.plan.whole { "" } else { "?changes=true" },
                cookie: person.and_then(|person| person.client.cookie.clone()),
            };
            sockets.spawn(socket.follow());
        }
        sockets
    }
}

/// What the person at a seat contributes to the shuffles.
fn nonce(seat: usize) -> String {
    format!("{seat:032x}")
}
