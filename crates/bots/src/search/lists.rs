//! Many short lists in one allocation, which is freed at once.

/// Capacity of a list when it gets its first element.
const FIRST: u16 = 2;

/// The elements of all lists. A list that outgrows its capacity moves to the end; its old place stays empty.
#[derive(Clone, Debug)]
pub(super) struct Lists<T> {
    all: Vec<T>,
}

/// The location of a list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    start: u32,
    len: u16,
    room: u16,
}

impl<T: Copy> Lists<T> {
    pub(super) const fn new() -> Lists<T> {
        Lists { all: Vec::new() }
    }

    pub(super) fn of(&self, list: List) -> &[T] {
        let start = list.start as usize;
        &self.all[start..start + usize::from(list.len)]
    }

    pub(super) fn of_mut(&mut self, list: List) -> &mut [T] {
        let start = list.start as usize;
        &mut self.all[start..start + usize::from(list.len)]
    }

    /// Inserts an element at an index no greater than the length.
    pub(super) fn insert(&mut self, list: &mut List, place: usize, element: T) {
        if list.len == list.room {
            let start = list.start as usize;
            let moved = start..start + usize::from(list.len);
            list.start = self.all.len() as u32;
            list.room = (2 * list.room).max(FIRST);
            self.all.extend_from_within(moved);
            let end = list.start as usize + usize::from(list.room);
            self.all.resize(end, element);
        }
        list.len += 1;
        let elements = self.of_mut(*list);
        elements[place..].rotate_right(1);
        elements[place] = element;
    }

    pub(super) fn push(&mut self, list: &mut List, element: T) {
        self.insert(list, usize::from(list.len), element);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::FastDice;
    use moonshot_rules::Dice;

    #[test]
    fn each_list_has_its_own_elements_in_their_places() {
        let mut dice = FastDice::new(1);
        let mut lists = Lists::new();
        let mut placed = [List::default(); 7];
        let mut expected = vec![Vec::new(); 7];
        for element in 0..900 {
            let which = dice.below(7) as usize;
            let place = dice.below(expected[which].len() as u32 + 1) as usize;
            if element % 3 == 0 {
                lists.push(&mut placed[which], element);
                expected[which].push(element);
            } else {
                lists.insert(&mut placed[which], place, element);
                expected[which].insert(place, element);
            }
            if let Some(last) = lists.of_mut(placed[which]).last_mut() {
                *last += 1_000;
            }
            if let Some(last) = expected[which].last_mut() {
                *last += 1_000;
            }
            for (list, expected) in placed.iter().zip(&expected) {
                assert_eq!(lists.of(*list), expected);
            }
        }
    }
}
