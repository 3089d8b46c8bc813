//! Uniformly random distribution of hidden cards among the places where they may be.

use arrayvec::ArrayVec;

use crate::dice::{Dice, shuffle};

/// Maximum number of places: eight hands, and the middle of the table.
pub(crate) const MAX_PLACES: usize = 9;
/// Maximum number of cards.
const MAX_CARDS: usize = 64;
/// Maximum number of card classes with a choice; a class is a set of cards with the same possible places.
const MAX_CLASSES: usize = 16;

/// `CHOICES[n][k]`: binomial coefficients. Exact up to 2^53, and approximate above.
static CHOICES: [[f64; MAX_CARDS + 1]; MAX_CARDS + 1] = pascal();

const fn pascal() -> [[f64; MAX_CARDS + 1]; MAX_CARDS + 1] {
    let mut table = [[0.0; MAX_CARDS + 1]; MAX_CARDS + 1];
    let mut of = 0;
    while of <= MAX_CARDS {
        table[of][0] = 1.0;
        let mut count = 1;
        while count <= of {
            table[of][count] = table[of - 1][count - 1] + table[of - 1][count];
            count += 1;
        }
        of += 1;
    }
    table
}

/// A set of places, one bit for each.
pub(crate) type PlaceSet = u16;

/// A number of cards for each class.
type Counts = ArrayVec<u8, MAX_CLASSES>;

/// All ways to distribute cards among places, where each place holds a given number of cards and each card may be at
/// some places only.
///
/// Groups cards with the same possible places into classes, and places that accept the same classes into groups. Counts
/// the ways over these and samples by the counts, so there is no rejection.
#[derive(Clone, Debug)]
pub(crate) struct Division<C> {
    /// Cards with only one possible place.
    fixed: Vec<(C, usize)>,
    /// The other cards, by class.
    cards: ArrayVec<C, MAX_CARDS>,
    /// The number of cards of each class; the largest class is last.
    sizes: Counts,
    groups: ArrayVec<Group, MAX_PLACES>,
    /// Memoised number of ways from each group on, by the number of cards left of all classes but the last; -1 for no
    /// way, 0 for not computed.
    ways: Vec<f64>,
    /// Number of memo entries for a group.
    states: usize,
    all: f64,
}

/// Places that accept the same classes.
#[derive(Clone, Debug)]
struct Group {
    places: ArrayVec<(usize, u8), MAX_PLACES>,
    room: u8,
    classes: u32,
}

impl Group {
    fn takes(&self, class: usize) -> bool {
        self.classes & 1 << class != 0
    }
}

impl<C: Copy> Division<C> {
    /// The ways to distribute these cards, each with its possible places, among places of these sizes; `None` if there
    /// is no way.
    pub(crate) fn new(
        cards: impl Iterator<Item = (C, PlaceSet)>,
        room: &[usize],
    ) -> Option<Division<C>> {
        let mut room: ArrayVec<u8, MAX_PLACES> = room
            .iter()
            .take(MAX_PLACES)
            .map(|cards| *cards as u8)
            .collect();
        let open = |room: &[u8]| {
            let places = room.iter().enumerate().filter(|(_, room)| **room > 0);
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        let mut fixed = Vec::new();
        let mut loose: ArrayVec<(C, PlaceSet), MAX_CARDS> = ArrayVec::new();
        let places = open(&room);
        for (card, may) in cards {
            let may = may & places;
            if may.count_ones() == 1 {
                let place = may.trailing_zeros() as usize;
                room[place] = room[place].checked_sub(1)?;
                fixed.push((card, place));
            } else {
                loose.try_push((card, may)).ok()?;
            }
        }
        let places = open(&room);
        for (_, may) in &mut loose {
            *may &= places;
        }
        if loose.len() != room.iter().map(|cards| usize::from(*cards)).sum::<usize>() {
            return None;
        }
        let mut division = Division::grouped(fixed, &loose, &room)?;
        division.count()?;
        Some(division)
    }

    fn grouped(
        fixed: Vec<(C, usize)>,
        loose: &[(C, PlaceSet)],
        room: &[u8],
    ) -> Option<Division<C>> {
        let mut classes: ArrayVec<(usize, PlaceSet), MAX_CLASSES> = ArrayVec::new();
        for (_, may) in loose {
            match classes.iter_mut().find(|(_, places)| places == may) {
                Some((count, _)) => *count += 1,
                None => classes.try_push((1, *may)).ok()?,
            }
        }
        classes.sort_by_key(|(count, places)| (*count, *places));
        let of_class = |places: PlaceSet| loose.iter().filter(move |(_, may)| *may == places);
        let cards = classes.iter().flat_map(|(_, places)| of_class(*places));
        let mut groups: ArrayVec<Group, MAX_PLACES> = ArrayVec::new();
        for (place, room) in room.iter().enumerate().filter(|(_, room)| **room > 0) {
            let bits = classes.iter().enumerate();
            let bits = bits.fold(0, |bits, (class, (_, places))| {
                bits | u32::from(places >> place & 1) << class
            });
            match groups.iter_mut().find(|group| group.classes == bits) {
                Some(group) => {
                    group.places.push((place, *room));
                    group.room += room;
                }
                None => groups.push(Group {
                    places: ArrayVec::from_iter([(place, *room)]),
                    room: *room,
                    classes: bits,
                }),
            }
        }
        Some(Division {
            fixed,
            cards: cards.map(|(card, _)| *card).collect(),
            sizes: classes.iter().map(|(count, _)| *count as u8).collect(),
            groups,
            ways: Vec::new(),
            states: 1,
            all: 1.0,
        })
    }

    /// Counts the ways; `None` if there is none.
    fn count(&mut self) -> Option<()> {
        let sizes = self.sizes.clone();
        let counted = sizes.len().saturating_sub(1);
        self.states = sizes[..counted]
            .iter()
            .map(|size| usize::from(*size) + 1)
            .product();
        self.ways = vec![0.0; self.states * self.groups.len()];
        let classes = self.count_from(0, &sizes);
        let inside = self.groups.iter().map(|group| {
            let mut left = usize::from(group.room);
            let places = group.places.iter().map(|(_, room)| {
                let ways = CHOICES[left][usize::from(*room)];
                left -= usize::from(*room);
                ways
            });
            places.product::<f64>()
        });
        self.all = classes * inside.product::<f64>();
        (self.all > 0.0).then_some(())
    }

    fn place_of(&self, group: usize, left: &Counts) -> usize {
        let counted = self.sizes.len().saturating_sub(1);
        let state = left.iter().zip(&self.sizes).take(counted);
        let state = state.fold(0, |state, (left, size)| {
            state * (usize::from(*size) + 1) + usize::from(*left)
        });
        group * self.states + state
    }

    /// Number of ways in which the groups from this one on can take the remaining cards.
    fn count_from(&mut self, group: usize, left: &Counts) -> f64 {
        if group == self.groups.len() {
            return 1.0;
        }
        let place = self.place_of(group, left);
        if self.ways[place] != 0.0 {
            return self.ways[place].max(0.0);
        }
        let mut shares = Shares::new(&self.groups[group], left);
        let mut ways = 0.0;
        while let Some(share) = shares.next() {
            let weight = choices(left, share);
            ways += weight * self.count_from(group + 1, &without(left, share));
        }
        self.ways[place] = if ways > 0.0 { ways } else { -1.0 };
        ways
    }

    /// The number of ways, counting identical cards as different.
    pub(crate) fn ways(&self) -> f64 {
        self.all
    }

    /// Samples a way uniformly and calls `lies` with the place of each card.
    pub(crate) fn draw(&self, dice: &mut (impl Dice + ?Sized), mut lies: impl FnMut(C, usize)) {
        for (card, place) in &self.fixed {
            lies(*card, *place);
        }
        let mut cards = self.cards.clone();
        let mut left = self.sizes.clone();
        for (number, group) in self.groups.iter().enumerate() {
            let share = self.draw_share(number, group, &left, dice);
            let last = number + 1 == self.groups.len();
            let mut taken: ArrayVec<C, MAX_CARDS> = ArrayVec::new();
            let mut start = 0;
            for (class, count) in share.iter().enumerate() {
                let size = usize::from(self.sizes[class]);
                let mut rest = usize::from(left[class]);
                for _ in 0..*count {
                    // The remaining cards of a class are at the end of its range in the list.
                    let first = start + size - rest;
                    if !last {
                        let other = dice.below(rest as u32) as usize;
                        cards.swap(first, first + other.min(rest - 1));
                    }
                    taken.push(cards[first]);
                    rest -= 1;
                }
                left[class] = rest as u8;
                start += size;
            }
            let mixed = !last && share.iter().filter(|count| **count > 0).count() == 1;
            if group.places.len() > 1 && !mixed {
                shuffle(&mut taken, dice);
            }
            let mut taken = taken.into_iter();
            for (place, room) in &group.places {
                for card in taken.by_ref().take(usize::from(*room)) {
                    lies(card, *place);
                }
            }
        }
    }

    /// Every way, each once, with the place of each card; `None` if there are more than `most`, or if the enumeration
    /// would take too long.
    pub(crate) fn all(&self, most: usize) -> Option<Vec<Vec<(C, usize)>>> {
        if self.all > most as f64 {
            return None;
        }
        let mut room = [0_u8; MAX_PLACES];
        let mut may: ArrayVec<PlaceSet, MAX_CLASSES> = self.sizes.iter().map(|_| 0).collect();
        for group in &self.groups {
            for (place, cards) in &group.places {
                room[*place] = *cards;
                for (class, may) in may.iter_mut().enumerate() {
                    *may |= PlaceSet::from(group.takes(class)) << place;
                }
            }
        }
        let classes = self.sizes.iter().zip(&may);
        let places: ArrayVec<PlaceSet, MAX_CARDS> = classes
            .flat_map(|(size, may)| std::iter::repeat_n(*may, usize::from(*size)))
            .collect();
        let mut listing = Listing {
            cards: &self.cards,
            places: &places,
            room,
            way: self.fixed.clone(),
            ways: Vec::new(),
            steps: STEPS * most.max(1),
        };
        listing.from(0)?;
        Some(listing.ways)
    }

    /// Calls `lies` with the places that each card has in at least one of the ways.
    pub(crate) fn places(&self, mut lies: impl FnMut(C, PlaceSet)) {
        for (card, place) in &self.fixed {
            lies(*card, 1 << place);
        }
        let mut may: ArrayVec<PlaceSet, MAX_CLASSES> = self.sizes.iter().map(|_| 0).collect();
        let mut seen = vec![false; self.ways.len()];
        self.mark(0, &self.sizes, &mut seen, &mut may);
        let mut cards = self.cards.iter();
        for (size, may) in self.sizes.iter().zip(&may) {
            for card in cards.by_ref().take(usize::from(*size)) {
                lies(*card, *may);
            }
        }
    }

    /// Marks for each class the places of the groups, from this one on, that can get a card of it.
    fn mark(
        &self,
        number: usize,
        left: &Counts,
        seen: &mut [bool],
        may: &mut ArrayVec<PlaceSet, MAX_CLASSES>,
    ) {
        let Some(group) = self.groups.get(number) else {
            return;
        };
        let state = self.place_of(number, left);
        if std::mem::replace(&mut seen[state], true) {
            return;
        }
        let places = group
            .places
            .iter()
            .fold(0, |set: PlaceSet, (place, _)| set | 1 << place);
        let mut shares = Shares::new(group, left);
        while let Some(share) = shares.next() {
            let rest = without(left, share);
            let possible = number + 1 == self.groups.len()
                || self.ways[self.place_of(number + 1, &rest)] > 0.0;
            if !possible {
                continue;
            }
            for (may, count) in may.iter_mut().zip(share) {
                if *count > 0 {
                    *may |= places;
                }
            }
            self.mark(number + 1, &rest, seen, may);
        }
    }

    /// Draws the number of cards of each class that the group gets.
    fn draw_share(
        &self,
        number: usize,
        group: &Group,
        left: &Counts,
        dice: &mut (impl Dice + ?Sized),
    ) -> Counts {
        if number + 1 == self.groups.len() {
            return left.clone();
        }
        let all = self.ways[self.place_of(number, left)].max(0.0);
        let mut rest = chance(dice) * all;
        let mut shares = Shares::new(group, left);
        let mut drawn = None;
        while let Some(share) = shares.next() {
            let after = self.place_of(number + 1, &without(left, share));
            let ways = choices(left, share) * self.ways[after].max(0.0);
            if ways > 0.0 {
                drawn = Some(share.clone());
                rest -= ways;
                if rest < 0.0 {
                    break;
                }
            }
        }
        // Rounding may leave a remainder; the last possible share is as good as any then.
        drawn.unwrap_or_else(|| left.clone())
    }
}

/// Maximum number of steps of the enumeration, for each way that the caller allows.
const STEPS: usize = 64;

/// The enumeration: ways found so far, and the current one.
struct Listing<'a, C> {
    cards: &'a [C],
    /// The possible places of each card.
    places: &'a [PlaceSet],
    room: [u8; MAX_PLACES],
    way: Vec<(C, usize)>,
    ways: Vec<Vec<(C, usize)>>,
    steps: usize,
}

impl<C: Copy> Listing<'_, C> {
    /// Enumerates the ways to place the cards from this one on; `None` if that takes too long.
    fn from(&mut self, number: usize) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        let (Some(card), Some(may)) = (self.cards.get(number), self.places.get(number)) else {
            self.ways.push(self.way.clone());
            return Some(());
        };
        for place in 0..MAX_PLACES {
            if may >> place & 1 == 0 || self.room[place] == 0 {
                continue;
            }
            self.room[place] -= 1;
            self.way.push((*card, place));
            self.from(number + 1)?;
            self.way.pop();
            self.room[place] += 1;
        }
        Some(())
    }
}

/// A random number from 0 up to, but not including, 1.
pub(crate) fn chance(dice: &mut (impl Dice + ?Sized)) -> f64 {
    const HALF: u32 = 1 << 26;
    let (high, low) = (f64::from(dice.below(HALF)), f64::from(dice.below(HALF)));
    (high + low / f64::from(HALF)) / f64::from(HALF)
}

/// Number of ways to choose these cards out of those left of each class.
fn choices(left: &Counts, share: &Counts) -> f64 {
    let classes = left.iter().zip(share);
    classes
        .map(|(left, count)| CHOICES[usize::from(*left)][usize::from(*count)])
        .product()
}

fn without(left: &Counts, share: &Counts) -> Counts {
    left.iter()
        .zip(share)
        .map(|(left, count)| left - count)
        .collect()
}

/// Iterator over every share of the remaining cards that fills a group.
struct Shares {
    /// Maximum number for each class.
    most: Counts,
    /// The space left for this class and those after it.
    share: Counts,
    room: u8,
    started: bool,
}

impl Shares {
    fn new(group: &Group, left: &Counts) -> Shares {
        let most: Counts = left
            .iter()
            .enumerate()
            .map(|(class, left)| if group.takes(class) { *left } else { 0 })
            .collect();
        Shares {
            share: most.iter().map(|_| 0).collect(),
            most,
            room: group.room,
            started: false,
        }
    }

    /// The next share. The last class gets the rest.
    fn next(&mut self) -> Option<&Counts> {
        let counted = self.most.len().checked_sub(1)?;
        loop {
            if self.started {
                let mut class = 0;
                loop {
                    if class == counted {
                        return None;
                    }
                    if self.share[class] < self.most[class] && self.taken(counted) < self.room {
                        self.share[class] += 1;
                        break;
                    }
                    self.share[class] = 0;
                    class += 1;
                }
            }
            self.started = true;
            let rest = self.room - self.taken(counted);
            if rest <= self.most[counted] {
                self.share[counted] = rest;
                return Some(&self.share);
            }
        }
    }

    fn taken(&self, counted: usize) -> u8 {
        self.share[..counted].iter().sum()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
