//! The sizes of the states that searches copy, as documented.

use std::fmt::Debug;

use moonshot_rules::trick::{Hand, Played};
use moonshot_rules::{
    BlackCard, BlackCards, BlackHand, Card, Cards, Choices, HeartCard, HeartCards, HeartGame, Seat,
    Stack,
};

#[test]
fn hands_are_as_large_as_their_documentation_says() {
    let documented = [
        (size_of::<Hand>(), include_str!("../src/trick/hand.rs")),
        (
            size_of::<BlackHand>(),
            include_str!("../src/black_hearts/hand.rs"),
        ),
        (
            size_of::<HeartGame>(),
            include_str!("../src/heartcatchers/field.rs"),
        ),
    ];
    for (size, source) in documented {
        let said = source.lines().filter(|line| line.starts_with("///"));
        let said: Vec<&str> = said.filter(|line| line.contains(" bytes")).collect();
        assert_eq!(said.len(), 1, "one size is documented: {said:?}");
        assert!(
            said[0].contains(&format!(" {size} bytes")),
            "{size}: {said:?}"
        );
    }
}

#[test]
fn a_card_is_a_byte_and_a_set_of_them_is_a_word() {
    assert_eq!(
        [
            size_of::<Card>(),
            size_of::<BlackCard>(),
            size_of::<HeartCard>()
        ],
        [1; 3]
    );
    assert_eq!([size_of::<Played>(), size_of::<Seat>()], [1; 2]);
    assert_eq!(
        [
            size_of::<Cards>(),
            size_of::<BlackCards>(),
            size_of::<HeartCards>()
        ],
        [8; 3]
    );
    assert_eq!((size_of::<Stack>(), size_of::<Choices>()), (24, 16));
}

/// Searches copy them, which `Copy` guarantees.
#[test]
fn states_are_copied_bit_by_bit() {
    fn copied<T: Copy + Debug>() {}
    copied::<Hand>();
    copied::<BlackHand>();
    copied::<HeartGame>();
}
