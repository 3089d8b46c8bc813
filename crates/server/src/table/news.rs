//! Events for changes at a table.

use moonshot_rules::Seat;
use moonshot_table::{Change, Membership, TableSeat};

use moonshot_api::TableNews;

/// The event for a change; `None` if it is not shown.
pub(crate) fn news(change: &Change, before: &Membership, after: &Membership) -> Option<TableNews> {
    let sat = |seat: &Seat| before.place(*seat).filter(|place| !place.is_free());
    let named = |place: Option<&TableSeat>| place.map(|place| place.name.clone());
    Some(match change {
        Change::Sit { seat, name, .. } => TableNews::Sat {
            seat: *seat,
            name: name.clone(),
            before: named(sat(seat)),
        },
        Change::Bot { seat, name, .. } => TableNews::BotSat {
            seat: *seat,
            name: name.clone(),
            left: named(sat(seat).filter(|place| place.is_persons())),
        },
        Change::Free { seat } => TableNews::Freed {
            seat: *seat,
            name: named(before.place(*seat)).unwrap_or_default(),
        },
        Change::Swap { seat, with } => TableNews::Swapped {
            seat: *seat,
            with: *with,
        },
        Change::Start => TableNews::Begun,
        Change::SitOut { seat, why, .. } => TableNews::Away {
            seat: *seat,
            why: *why,
        },
        Change::Return { seat } => TableNews::Back { seat: *seat },
        Change::Host { person } => TableNews::Host {
            seat: after.seat_of(person),
        },
        Change::Pause { paused, seat } => TableNews::Paused {
            seat: *seat,
            paused: *paused,
        },
        Change::Stop => TableNews::Stopped,
        Change::Terms { .. } => TableNews::Terms,
        Change::Next { table } => TableNews::Next {
            table: table.clone(),
        },
        Change::Hint { seat } => TableNews::Hint { seat: *seat },
        Change::Say { seat, text } => TableNews::Said {
            seat: *seat,
            said: text.clone(),
        },
        Change::Reserve { .. } | Change::Nonce { .. } | Change::Remove { .. } => return None,
    })
}
