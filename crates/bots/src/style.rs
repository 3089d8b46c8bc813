//! Manners of playing: about as well as a practised player, and each to be told from the others.

/// In what manner somebody plays by rules of thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// As a practised player does.
    Plain,
    /// Gets rid early of what may take points, and seldom tries to take all of them.
    Careful,
    /// Keeps high cards for longer, and tries to take all points on a worse chance.
    Bold,
    /// Tries to take all points on almost any chance.
    MoonMad,
}
