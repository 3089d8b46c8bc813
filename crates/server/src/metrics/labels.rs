//! The labels of figures.

use std::fmt;

use prometheus_client::encoding::{EncodeLabelValue, LabelValueEncoder};

/// Declares a label with the text of each value.
macro_rules! label {
    ($(#[doc = $doc:literal])+ $name:ident { $($(#[doc = $of:literal])+ $value:ident = $text:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $of])+ $value,)+
        }

        impl $name {
            /// Every value.
            pub const ALL: &[$name] = &[$($name::$value),+];

            /// The text of the value.
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }

        impl EncodeLabelValue for $name {
            fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), fmt::Error> {
                self.as_str().encode(encoder)
            }
        }
    };
}

label! {
    /// How an action ended.
    ActionResult {
        /// It was done, and is durable.
        Done = "done",
        /// The rules, the table or its version refused it.
        Refused = "refused",
        /// The server could not do it.
        Failed = "failed",
    }
}

label! {
    /// What a watcher is told over.
    Transport {
        /// A WebSocket.
        WebSocket = "websocket",
        /// Server-sent events.
        Events = "events",
    }
}

label! {
    /// What became of a notice between servers.
    Notices {
        /// It was handed to the bus.
        Sent = "sent",
        /// Another server's was heard.
        Heard = "heard",
        /// It could not be sent. What it was about is found out later.
        Lost = "lost",
    }
}

label! {
    /// The class of an answer's status.
    StatusClass {
        /// It goes on as something else, a WebSocket.
        Other = "1xx",
        /// It was done.
        Done = "2xx",
        /// It is elsewhere, or as it was.
        Elsewhere = "3xx",
        /// The request was wrong or not allowed.
        Refused = "4xx",
        /// The server could not do it.
        Failed = "5xx",
    }
}

impl StatusClass {
    /// The class of that status.
    pub fn of(status: u16) -> StatusClass {
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
    /// What a connection to the storage does.
    StoreConnection {
        /// Something is read over it, or it is being made.
        Used = "used",
        /// It waits to be used.
        Idle = "idle",
    }
}

label! {
    /// Why the server disconnected a watcher.
    Reason {
        /// It did not take what it was sent.
        Slow = "slow",
        /// It gave no sign of life when it was asked for one.
        Silent = "silent",
        /// Its page does not say any more that it is awake.
        Asleep = "asleep",
        /// It sent texts, which no watcher does.
        Spoke = "spoke",
        /// The table could not be read.
        Storage = "storage",
    }
}

label! {
    /// The limit by which a request or a connection was refused.
    Limit {
        /// The number of connections.
        Connections = "connections",
        /// The number of connections from one address.
        ConnectionsByAddress = "connections_by_address",
        /// The number of open tables of a person.
        OpenTables = "open_tables",
        /// How often tables are made.
        Make = "make",
        /// How often somebody acts.
        Act = "act",
        /// How often somebody asks for a suggestion.
        Suggest = "suggest",
        /// How often streams are opened.
        Stream = "stream",
        /// How often something is read.
        Read = "read",
        /// How often somebody signs in, or makes or changes an account.
        SignIn = "sign_in",
    }
}
