//! Limits the number of open connections, in total and per address.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, watch};

use super::line::Activity;

use crate::metrics::{GaugeGuard, Limit};

/// File descriptors reserved for everything but connections: database, listener, standard streams.
const OTHER_FILES: u64 = 64;
/// Maximum number of connections if only the limit of open files would bound them.
const MOST: usize = 10_000;

/// An address as limits count it: an IPv4 address, or the /64 of an IPv6 address, which is one household.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AddressBlock(IpAddr);

impl AddressBlock {
    /// The address, or the network's.
    pub(super) fn address(self) -> IpAddr {
        self.0
    }

    /// Whether it is a loopback address.
    pub(crate) fn is_local(self) -> bool {
        match self.0 {
            IpAddr::V4(address) => address.is_loopback(),
            // The network of ::1.
            IpAddr::V6(address) => address == Ipv6Addr::UNSPECIFIED,
        }
    }
}

impl From<IpAddr> for AddressBlock {
    fn from(address: IpAddr) -> AddressBlock {
        match address.to_canonical() {
            IpAddr::V4(address) => AddressBlock(address.into()),
            IpAddr::V6(address) => {
                let network = address.to_bits() & !u128::from(u64::MAX);
                AddressBlock(Ipv6Addr::from_bits(network).into())
            }
        }
    }
}

/// The open connections.
pub(crate) struct Connections {
    most: usize,
    most_by_address: Option<usize>,
    /// The limit for loopback addresses.
    most_local: Option<usize>,
    open: Mutex<HashMap<AddressBlock, usize>>,
    total: watch::Sender<usize>,
    displaceable: Mutex<Displaceable>,
}

/// Connections that may be closed to make room: those without a complete request first, then idle ones; the oldest first.
/// Silent sockets, or ones that send half a request, thus lock nobody out.
#[derive(Default)]
struct Displaceable {
    registered: u64,
    connections: BTreeMap<(bool, u64), (Option<AddressBlock>, Arc<Notify>)>,
}

/// A connection's entry among those that may be closed, removed when dropped.
pub(crate) struct DisplaceableGuard {
    connections: Arc<Connections>,
    key: (bool, u64),
    make_room: Arc<Notify>,
}

impl DisplaceableGuard {
    /// Returns when the connection has to make room for another.
    pub(crate) async fn displaced(&self) {
        self.make_room.notified().await;
    }
}

impl Drop for DisplaceableGuard {
    fn drop(&mut self) {
        let mut displaceable = self.connections.displaceable();
        displaceable.connections.remove(&self.key);
    }
}

/// Why a connection is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The total limit is reached.
    Everywhere,
    /// The limit for this address is reached.
    Here,
}

impl Full {
    /// The limit, as a metrics label.
    pub(crate) fn limit(self) -> Limit {
        match self {
            Full::Everywhere => Limit::Connections,
            Full::Here => Limit::ConnectionsByAddress,
        }
    }
}

impl Connections {
    pub(crate) fn new(
        most: usize,
        most_by_address: Option<usize>,
        local_factor: NonZeroU32,
    ) -> Arc<Connections> {
        // No address gets more than half of all connections, and loopback no more than three quarters.
        let local = |by_address: usize| {
            let many = by_address.saturating_mul(local_factor.get() as usize);
            many.min(most - most / 4)
        };
        Arc::new(Connections {
            most,
            most_by_address: most_by_address.map(|by_address| by_address.min(most - most / 2)),
            most_local: most_by_address.map(local),
            open: Mutex::default(),
            total: watch::Sender::new(0),
            displaceable: Mutex::default(),
        })
    }

    /// A slot for a connection. `counted` is the address it counts for; `None` for a trusted proxy, which stands for many.
    pub(crate) fn admit(
        self: &Arc<Self>,
        counted: Option<AddressBlock>,
    ) -> Result<ConnectionSlot, Full> {
        let mut open = self.open();
        // Until the displaced connection is closed there is one more.
        if *self.total.borrow() >= self.most && !self.displace(|_| true) {
            return Err(Full::Everywhere);
        }
        if let Some(block) = counted
            && let Err(full) = self.add(&mut open, block)
        {
            if !self.displace(|other| other == Some(block)) {
                return Err(full);
            }
            *open.entry(block).or_default() += 1;
        }
        self.total.send_modify(|total| *total += 1);
        Ok(ConnectionSlot {
            connections: Arc::clone(self),
            proxied: counted.is_none(),
            counted: Mutex::new(counted),
            gauge: None,
        })
    }

    /// Whether there are more connections than allowed.
    pub(crate) fn is_crowded(&self) -> bool {
        *self.total.borrow() > self.most
    }

    /// Registers a new connection, which may have to make room until its first request is complete. Returns what notifies it.
    pub(crate) fn welcome(
        self: &Arc<Self>,
        place: &ConnectionSlot,
        pulse: &Activity,
    ) -> Arc<Notify> {
        let guard = self.register(place, false);
        let make_room = Arc::clone(&guard.make_room);
        pulse.set_displaceable(guard);
        make_room
    }

    /// Registers an idle keep-alive connection, which may have to make room.
    pub(crate) fn wait(self: &Arc<Self>, place: &ConnectionSlot) -> DisplaceableGuard {
        self.register(place, true)
    }

    fn register(self: &Arc<Self>, place: &ConnectionSlot, idle: bool) -> DisplaceableGuard {
        let make_room = Arc::new(Notify::new());
        let counted = *place.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let mut displaceable = self.displaceable();
        displaceable.registered += 1;
        let key = (idle, displaceable.registered);
        let entry = (counted, Arc::clone(&make_room));
        displaceable.connections.insert(key, entry);
        DisplaceableGuard {
            connections: Arc::clone(self),
            key,
            make_room,
        }
    }

    /// Closes the first of these connections that may be closed. Returns `false` if there is none.
    fn displace(&self, of: impl Fn(Option<AddressBlock>) -> bool) -> bool {
        let mut displaceable = self.displaceable();
        let mut connections = displaceable.connections.iter();
        let first = connections.find(|(_, (counted, _))| of(*counted));
        let Some(key) = first.map(|(key, _)| *key) else {
            return false;
        };
        if let Some((_, make_room)) = displaceable.connections.remove(&key) {
            make_room.notify_one();
        }
        true
    }

    fn displaceable(&self) -> MutexGuard<'_, Displaceable> {
        self.displaceable
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn add(
        &self,
        open: &mut HashMap<AddressBlock, usize>,
        block: AddressBlock,
    ) -> Result<(), Full> {
        let here = open.get(&block).copied().unwrap_or(0);
        let most = match block.is_local() {
            true => self.most_local,
            false => self.most_by_address,
        };
        if most.is_some_and(|most| here >= most) {
            return Err(Full::Here);
        }
        open.insert(block, here + 1);
        Ok(())
    }

    /// Returns when no connection is open.
    pub(crate) async fn all_closed(&self) {
        // The sender is `self`, so it does not fail.
        let _ = self.total.subscribe().wait_for(|total| *total == 0).await;
    }

    fn open(&self) -> MutexGuard<'_, HashMap<AddressBlock, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The slot of an open connection, freed when dropped.
pub(crate) struct ConnectionSlot {
    connections: Arc<Connections>,
    proxied: bool,
    counted: Mutex<Option<AddressBlock>>,
    gauge: Option<GaugeGuard>,
}

impl ConnectionSlot {
    /// The slot, also counted in a gauge until it is freed.
    pub(crate) fn counted_in(mut self, gauge: GaugeGuard) -> ConnectionSlot {
        self.gauge = Some(gauge);
        self
    }

    /// Counts a proxy's connection for the client of its current request; between requests it counts for no client.
    pub(crate) fn carry(&self, client: Option<AddressBlock>) -> Result<(), Full> {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.proxied || *counted == client {
            return Ok(());
        }
        let mut open = self.connections.open();
        if let Some(client) = client {
            self.connections.add(&mut open, client)?;
        }
        remove(&mut open, std::mem::replace(&mut *counted, client));
        Ok(())
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let counted = self.counted.get_mut();
        let counted = counted.unwrap_or_else(PoisonError::into_inner).take();
        remove(&mut self.connections.open(), counted);
        self.connections.total.send_modify(|total| *total -= 1);
    }
}

fn remove(open: &mut HashMap<AddressBlock, usize>, counted: Option<AddressBlock>) {
    if let Some(block) = counted
        && let Some(here) = open.get_mut(&block)
    {
        *here -= 1;
        if *here == 0 {
            open.remove(&block);
        }
    }
}

/// The connection limit for that limit of open files.
pub(crate) fn most_with(files: Option<u64>) -> usize {
    let Some(files) = files else { return MOST };
    let left = files.saturating_sub(OTHER_FILES).max(1);
    usize::try_from(left).map_or(MOST, |left| left.min(MOST))
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn block(address: &str) -> Option<AddressBlock> {
        Some(address.parse::<IpAddr>().unwrap().into())
    }

    #[test]
    fn an_ipv6_network_of_64_bits_counts_as_one_address() {
        assert_eq!(block("2001:db8::1"), block("2001:db8::ffff:0:0:2"));
        assert_ne!(block("2001:db8::1"), block("2001:db8:0:1::1"));
        assert_ne!(block("10.0.0.1"), block("10.0.0.2"));
        assert_eq!(block("::ffff:10.0.0.1"), block("10.0.0.1"));
    }

    #[test]
    fn a_slot_is_free_again_when_its_connection_closes() {
        let connections = Connections::new(3, Some(2), NonZeroU32::MIN);
        let (one, two) = (block("10.0.0.1"), block("10.0.0.2"));
        let first = connections.admit(one);
        let second = connections.admit(one);
        assert_eq!(connections.admit(one).err(), Some(Full::Here));
        let third = connections.admit(two);
        assert!(first.is_ok() && second.is_ok() && third.is_ok());
        assert_eq!(connections.admit(two).err(), Some(Full::Everywhere));
        drop(first);
        assert!(connections.admit(one).is_ok());
        drop((second, third));
        assert!(
            connections.open().is_empty(),
            "addresses without connections are dropped"
        );
        let proxied: Vec<_> = (0..3).map(|_| connections.admit(None)).collect();
        assert!(proxied.iter().all(Result::is_ok));
        assert_eq!(connections.admit(None).err(), Some(Full::Everywhere));
    }

    #[test]
    fn a_proxys_connection_counts_for_the_client_it_carries() {
        let connections = Connections::new(9, Some(1), NonZeroU32::MIN);
        let (one, two) = (block("10.0.0.1"), block("10.0.0.2"));
        let place = || connections.admit(None).ok().unwrap();
        let (first, second) = (place(), place());
        assert_eq!(first.carry(one), Ok(()));
        assert_eq!(first.carry(one), Ok(()), "once");
        assert_eq!(second.carry(one), Err(Full::Here));
        assert_eq!(second.carry(two), Ok(()));
        assert_eq!(first.carry(None), Ok(()));
        assert_eq!(second.carry(one), Ok(()));
        assert_eq!(
            first.carry(two),
            Ok(()),
            "the previous client no longer counts"
        );
        drop((first, second));
        assert!(connections.open().is_empty());
        // A direct connection always counts for its own address.
        let own = connections.admit(one).ok().unwrap();
        assert_eq!(own.carry(two), Ok(()));
        assert_eq!(connections.admit(one).err(), Some(Full::Here));
    }

    #[tokio::test]
    async fn the_oldest_connection_without_a_request_makes_room() {
        let connections = Connections::new(9, None, NonZeroU32::MIN);
        let mut here = Vec::new();
        let mut welcome = |asks: bool| {
            let place = connections.admit(block("10.0.0.1")).ok().unwrap();
            let pulse = Activity::new();
            let make_room = connections.welcome(&place, &pulse);
            if asks {
                drop(pulse.answering());
            }
            here.push((place, pulse));
            make_room
        };
        let makes_room = |it: &Arc<Notify>| it.notified().now_or_never().is_some();
        let all = [true, true, false, false, true, false].map(&mut welcome);
        let registered = connections.displaceable().connections.len();
        assert_eq!(registered, 3, "those with a request are gone");
        for oldest in [2, 3, 5] {
            assert!(connections.displace(|_| true));
            let displaced: Vec<bool> = all.iter().map(makes_room).collect();
            assert_eq!(displaced, [0, 1, 2, 3, 4, 5].map(|it| it == oldest));
        }
        assert!(!connections.displace(|_| true), "nobody is left");
    }

    #[tokio::test]
    async fn the_longest_idle_connection_makes_room_after_those_without_a_request() {
        let connections = Connections::new(9, None, NonZeroU32::MIN);
        let place = |address| connections.admit(block(address)).ok().unwrap();
        let here = [place("10.0.0.1"), place("10.0.0.2"), place("10.0.0.1")];
        let waits = here.each_ref().map(|place| connections.wait(place));
        let makes_room = |it: &DisplaceableGuard| it.displaced().now_or_never().is_some();
        let (silent, pulse) = (place("10.0.0.3"), Activity::new());
        let newcomer = connections.welcome(&silent, &pulse);
        assert!(connections.displace(|_| true));
        assert!(newcomer.notified().now_or_never().is_some());
        assert!(!waits.iter().any(makes_room));
        assert!(connections.displace(|of| of == block("10.0.0.2")));
        assert!(makes_room(&waits[1]));
        let [first, _, last] = waits;
        // The first has a request, and becomes idle again afterwards.
        drop(first);
        let again = connections.wait(&here[0]);
        assert!(connections.displace(|_| true) && makes_room(&last));
        assert!(connections.displace(|_| true) && makes_room(&again));
        assert!(!connections.displace(|_| true), "nobody is left");
        drop((last, again));
        assert!(connections.displaceable().connections.is_empty());
    }

    #[test]
    fn the_limit_of_files_leaves_some_for_the_rest() {
        assert_eq!(most_with(Some(1024)), 960);
        assert_eq!(most_with(Some(1_048_576)), 10_000);
        assert_eq!(most_with(Some(10)), 1);
        assert_eq!(most_with(None), 10_000);
    }
}
