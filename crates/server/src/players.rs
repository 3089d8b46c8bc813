//! The bots, as the server knows them.

use moonshot_rules::AnyView;

/// Whoever plays the seats where no person sits.
pub trait Players: Send + Sync {
    /// The action in notation for the seat whose view this is. The view is all that a bot is told.
    ///
    /// `None`, and an action that is refused, make the server do something legal instead.
    fn choose(&self, view: &AnyView) -> Option<String>;
}
