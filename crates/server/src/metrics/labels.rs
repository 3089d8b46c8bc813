//! The labels of metrics.

use moonshot_store::{Read, Retry, Unread};

use super::Label;

/// Declares a label: its key, and the text of each value.
macro_rules! label {
    ($(#[doc = $doc:literal])+ $name:ident($key:literal) { $($(#[doc = $of:literal])* $value:ident = $text:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $name {
            $($(#[doc = $of])* $value,)+
        }

        impl $name {
            const ALL: &[$name] = &[$($name::$value),+];

            /// The text of the value.
            pub(crate) fn as_str(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }

        is_label!($name($key));
    };
}

/// Makes a label of an enum with `ALL` and `as_str`.
macro_rules! is_label {
    ($name:ident($key:literal)) => {
        impl Label for $name {
            const KEY: &'static str = $key;
            const ALL: &'static [$name] = $name::ALL;

            fn text(self) -> &'static str {
                self.as_str()
            }
        }
    };
}

is_label!(Read("what"));
is_label!(Unread("reason"));
is_label!(Retry("reason"));

label! {
    /// How an action ended.
    ActionResult("result") {
        /// It is durable.
        Done = "done",
        /// The rules, the table or its version refused it.
        Refused = "refused",
        /// An error of the server.
        Failed = "failed",
    }
}

label! {
    /// How a subscriber receives updates.
    Transport("transport") {
        WebSocket = "websocket",
        /// Server-sent events.
        Events = "events",
    }
}

label! {
    /// The fate of a notice between servers.
    Notices("way") {
        /// Handed to the bus.
        Sent = "sent",
        /// Received from another server.
        Received = "heard",
        /// Not sent; the other servers find the change later.
        Lost = "lost",
    }
}

label! {
    /// The class of a response's status.
    StatusClass("status") {
        /// Switched to a WebSocket.
        Other = "1xx",
        Done = "2xx",
        /// Elsewhere, or not modified.
        Elsewhere = "3xx",
        Refused = "4xx",
        Failed = "5xx",
    }
}

impl StatusClass {
    /// The class of that status.
    pub(crate) fn of(status: u16) -> StatusClass {
        match status {
            200..=299 => StatusClass::Done,
            300..=399 => StatusClass::Elsewhere,
            400..=499 => StatusClass::Refused,
            500.. => StatusClass::Failed,
            _ => StatusClass::Other,
        }
    }
}

label! {
    /// The state of a connection to the storage.
    StoreConnection("state") {
        /// In use, or being opened.
        Used = "used",
        Idle = "idle",
    }
}

label! {
    /// Why the server closed a stream.
    Reason("reason") {
        /// The client did not take what it was sent.
        Slow = "slow",
        /// The client was unresponsive.
        Silent = "silent",
        /// The page no longer answers heartbeats.
        Asleep = "asleep",
        /// The client sent messages.
        Spoke = "spoke",
        /// The table could not be read.
        Storage = "storage",
    }
}

label! {
    /// The limit that refused a request or a connection.
    Limit("limit") {
        Connections = "connections",
        ConnectionsByAddress = "connections_by_address",
        /// Unfinished tables of a person.
        OpenTables = "open_tables",
        Make = "make",
        Act = "act",
        Suggest = "suggest",
        Stream = "stream",
        Read = "read",
        SignIn = "sign_in",
    }
}
