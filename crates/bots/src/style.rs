//! Playing styles: about as strong as a practised player, and distinguishable.

/// A style of play by heuristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// The plain heuristics.
    Plain,
    /// Gets rid of dangerous cards early, and seldom shoots the moon.
    Careful,
    /// Keeps high cards longer, and shoots the moon on worse chances.
    Bold,
    /// Shoots the moon on almost any chance.
    MoonMad,
}
