//! The types of settings, and their text form.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use moonshot_server::{IpNet, NatsAddress, Rate};
use moonshot_store::Location;
use tracing_subscriber::EnvFilter;

/// The form of a value in the configuration file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Text,
    Number,
    Truth,
    /// Texts in brackets; the text form has commas between them.
    List,
}

impl Form {
    /// The value as written in the file.
    pub(super) fn in_file(self, text: &str) -> String {
        match self {
            Form::Text => toml::Value::from(text).to_string(),
            Form::Number | Form::Truth => text.to_owned(),
            Form::List => toml::Value::from(text.split(',').collect::<Vec<_>>()).to_string(),
        }
    }
}

/// A type of setting. [`SettingValue::read`] parses the output of [`SettingValue::write`].
pub(crate) trait SettingValue: Sized {
    /// Its form in the file.
    const FORM: Form;
    /// Its description in error messages.
    const WANTED: &'static str;

    /// Parses a value.
    fn read(text: &str) -> Option<Self>;

    /// Formats the value; `None` if it is unset.
    fn write(&self) -> Option<String>;

    /// The meaning of the text `none`, for types with a default limit.
    fn none(_default: &Self) -> Option<Self> {
        None
    }
}

macro_rules! parsed {
    ($($type:ty, $form:ident, $wanted:literal;)+) => { $(
        impl SettingValue for $type {
            const FORM: Form = Form::$form;
            const WANTED: &'static str = $wanted;

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }

            fn write(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )+ };
}

parsed! {
    NonZeroU32, Number, "a whole number from 1";
    SocketAddr, Text, "an address with a port, such as 127.0.0.1:8013";
    bool, Truth, "true or false";
    u16, Number, "a whole number up to 65535";
    u32, Number, "a whole number";
    u64, Number, "a whole number";
    usize, Number, "a whole number";
    String, Text, "a text";
    Rate, Text, "a rate, such as 20/min, or 20/min+40 where 40 at once are allowed";
}

/// The address of a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Address(pub(super) String);

/// Omits the password.
impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Location::Postgres(self.0.clone()).fmt(f)
    }
}

impl SettingValue for Option<Address> {
    const FORM: Form = Form::Text;
    const WANTED: &'static str =
        "the address of a PostgreSQL database, such as postgres://user@host/name";

    fn read(text: &str) -> Option<Option<Address>> {
        match text.parse() {
            Ok(Location::Postgres(address)) => Some(Some(Address(address))),
            _ => None,
        }
    }

    fn write(&self) -> Option<String> {
        self.as_ref().map(|Address(address)| address.clone())
    }
}

/// The address of a NATS server. Prints without credentials.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nats(pub(super) NatsAddress);

impl SettingValue for Nats {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "the address of a NATS server, such as nats://host:4222";

    fn read(text: &str) -> Option<Nats> {
        text.parse().ok().map(Nats)
    }

    fn write(&self) -> Option<String> {
        Some(self.0.secret_text().to_owned())
    }
}

/// The address of an OpenTelemetry collector: `http://` and a host with a port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Collector(pub(crate) String);

impl SettingValue for Collector {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "the address of a collector, such as http://127.0.0.1:4318";

    fn read(text: &str) -> Option<Collector> {
        let address = text.trim_end_matches('/');
        let (host, port) = address.strip_prefix("http://")?.rsplit_once(':')?;
        let is_address = !host.is_empty() && !host.contains(['/', '@']);
        (is_address && port.parse::<u16>().is_ok()).then(|| Collector(address.to_owned()))
    }

    fn write(&self) -> Option<String> {
        Some(self.0.clone())
    }
}

/// A host name by which browsers reach the server; not a URL, because the server occupies all paths of its host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HostName(pub(crate) String);

impl SettingValue for HostName {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "a host name alone, such as cards.example.org: Moonshot needs one of its own, on any port, and cannot be served below a path";

    fn read(text: &str) -> Option<HostName> {
        let is_name = !text.is_empty() && !text.contains(['/', ':', '@', '?', '#', '*', ' ']);
        // A numeric address is always accepted, so naming one does no harm.
        let is_address = text.parse::<IpAddr>().is_ok();
        (is_name || is_address).then(|| HostName(text.to_owned()))
    }

    fn write(&self) -> Option<String> {
        Some(self.0.clone())
    }
}

/// A network or a single address.
impl SettingValue for IpNet {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "an address, or a network such as 192.0.2.0/24";

    fn read(text: &str) -> Option<IpNet> {
        let address = |text: &str| Some(IpNet::from(text.parse::<IpAddr>().ok()?));
        text.parse().ok().or_else(|| address(text))
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl SettingValue for PathBuf {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "a path";

    fn read(text: &str) -> Option<PathBuf> {
        (!text.is_empty()).then(|| PathBuf::from(text))
    }

    fn write(&self) -> Option<String> {
        Some(self.to_string_lossy().into_owned())
    }
}

impl<T: SettingValue> SettingValue for Option<T> {
    const FORM: Form = T::FORM;
    const WANTED: &'static str = T::WANTED;

    fn read(text: &str) -> Option<Option<T>> {
        T::read(text).map(Some)
    }

    fn write(&self) -> Option<String> {
        self.as_ref().and_then(T::write)
    }

    fn none(default: &Option<T>) -> Option<Option<T>> {
        default.is_some().then_some(None)
    }
}

impl<T: SettingValue> SettingValue for Vec<T> {
    const FORM: Form = Form::List;
    const WANTED: &'static str = T::WANTED;

    fn read(text: &str) -> Option<Vec<T>> {
        text.split(',').map(|part| T::read(part.trim())).collect()
    }

    fn write(&self) -> Option<String> {
        let parts: Vec<String> = self.iter().filter_map(T::write).collect();
        (!parts.is_empty()).then(|| parts.join(","))
    }
}

/// Whole seconds.
impl SettingValue for Duration {
    const FORM: Form = Form::Number;
    const WANTED: &'static str = "a whole number of seconds";

    fn read(text: &str) -> Option<Duration> {
        text.parse().ok().map(Duration::from_secs)
    }

    fn write(&self) -> Option<String> {
        Some(self.as_secs().to_string())
    }
}

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogForm {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

impl SettingValue for LogForm {
    const FORM: Form = Form::Text;
    const WANTED: &'static str = "text or json";

    fn read(text: &str) -> Option<LogForm> {
        match text {
            "text" => Some(LogForm::Text),
            "json" => Some(LogForm::Json),
            _ => None,
        }
    }

    fn write(&self) -> Option<String> {
        let text = match self {
            LogForm::Text => "text",
            LogForm::Json => "json",
        };
        Some(text.to_owned())
    }
}

/// A log filter: a level for everything, or levels by module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogFilter(String);

impl LogFilter {
    /// The filter.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl SettingValue for LogFilter {
    const FORM: Form = Form::Text;
    const WANTED: &'static str =
        "a level (error, warn, info, debug, trace) or a list such as warn,moonshot_server=debug";

    fn read(text: &str) -> Option<LogFilter> {
        // A lone word that is not a level would be read as a module name.
        let level = text
            .parse::<tracing_subscriber::filter::LevelFilter>()
            .is_ok();
        let list = text.contains(['=', ',']) && EnvFilter::try_new(text).is_ok();
        (level || list).then(|| LogFilter(text.to_owned()))
    }

    fn write(&self) -> Option<String> {
        Some(self.0.clone())
    }
}
