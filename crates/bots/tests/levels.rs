//! The names that levels have on the command line and in the engine protocol.
#![allow(clippy::unwrap_used)]

use moonshot_bots::Level;

#[test]
fn each_level_keeps_its_name() {
    let names = [
        ("random", Level::Random),
        ("novice", Level::Novice),
        ("casual", Level::Casual),
        ("steady", Level::Steady),
        ("rule-of-thumb", Level::RuleOfThumb),
        ("sharp", Level::Sharp),
        ("expert", Level::Expert),
        ("master", Level::Master),
    ];
    for (name, level) in names {
        assert_eq!(name.parse(), Ok(level));
        assert_eq!(level.to_string(), name);
    }
    assert_eq!(names.map(|(_, level)| level), Level::ALL);
    assert_eq!(Level::default(), Level::RuleOfThumb);
}

#[test]
fn a_name_is_read_to_the_letter() {
    for text in ["", "Random", "random ", "rule of thumb", "thumb"] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}
