//! The bots, as the server uses them.

use moonshot_bots::{Budget, FastDice, Level};
use moonshot_rules::AnyView;

use crate::random;

/// Chooses the actions of the seats where no person sits.
pub trait Bots: Send + Sync {
    /// The action, in notation, for the seat whose view this is.
    ///
    /// Where this is `None` or the rules refuse the action, the server does something legal instead.
    fn choose(&self, view: &AnyView) -> Option<String>;

    /// Whether [`choose`](Bots::choose) may take longer than some hundred microseconds. It then runs in a thread where
    /// it holds up nobody.
    fn thinks(&self) -> bool {
        true
    }

    /// The action of bots that think when there is no time for it: nobody may know that they were asked (W-08).
    fn at_once(&self, _view: &AnyView) -> Option<String> {
        None
    }
}

/// The bots that come with the server.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseBots {
    level: Level,
}

impl Bots for HouseBots {
    fn choose(&self, view: &AnyView) -> Option<String> {
        let seed = u64::from_le_bytes(random::bytes().ok()?);
        let choice =
            self.level
                .bot()
                .choose(view, Budget::default(), &mut FastDice::part(seed, 0))?;
        Some(choice.action.to_string())
    }

    fn thinks(&self) -> bool {
        false
    }
}
