//! The settings of `moonshot serve`: one list that defines the options, the environment variables, the configuration
//! file and their documentation.
//!
//! A setting named `drain-seconds` is the option `--drain-seconds`, the variable `MOONSHOT_DRAIN_SECONDS` and the line
//! `drain-seconds = 10`. An option takes precedence over the environment, then the file, then the default.

mod file;
mod options;
mod value;

use std::fmt;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use moonshot_server::{Expiry, IpNet, Limits, NatsAddress, Rate, Rates, Reach};
use moonshot_store::Location;
use thiserror::Error;

pub(crate) use file::ConfigFile;
pub(crate) use options::{DataOptions, SettingOptions};
pub(crate) use value::Collector;
use value::{Address, Form, HostName, Nats, SettingValue};
pub(crate) use value::{LogFilter, LogForm};

/// A setting, independent of its form.
pub(crate) struct Setting {
    pub(crate) name: &'static str,
    group: &'static str,
    doc: &'static [&'static str],
    placeholder: &'static str,
    form: Form,
}

impl Setting {
    /// The name of the environment variable.
    pub(crate) fn variable(&self) -> String {
        format!("MOONSHOT_{}", self.name.to_uppercase().replace('-', "_"))
    }
}

/// Declares the settings. Each line has: documentation, field, (name, placeholder of the value), type, default.
macro_rules! settings {
    ($($group:literal { $(
        $(#[doc = $doc:literal])+
        $field:ident ($name:literal, $placeholder:literal): $type:ty = $default:expr;
    )+ })+) => {
        /// The effective settings.
        #[derive(Clone, PartialEq, Debug)]
        pub(crate) struct Settings { $($(
            $(#[doc = $doc])+
            pub(crate) $field: $type,
        )+)+ }

        /// All settings, in the order in which they are documented.
        pub(crate) const SETTINGS: &[Setting] = &[$($(
            Setting {
                name: $name,
                group: $group,
                doc: &[$($doc),+],
                placeholder: $placeholder,
                form: <$type as SettingValue>::FORM,
            },
        )+)+];

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($( $field: $default, )+)+ }
            }
        }

        impl Settings {
            /// Reads the settings in `given` by name; the others keep their defaults.
            fn read(given: impl Fn(&str) -> Option<Given>) -> Result<Settings, SettingError> {
                Ok(Settings { $($(
                    $field: match given($name) {
                        Some(given) => given.read(&$default)?,
                        None => $default,
                    },
                )+)+ })
            }

            /// The values as text, in the order of [`SETTINGS`]; `None` for an unset value.
            fn texts(&self) -> Vec<Option<String>> {
                vec![$($( self.$field.write(), )+)+]
            }
        }
    };
}

settings! {
    "Address and data" {
        /// Where to listen.
        listen ("listen", "ADDRESS"): SocketAddr = SocketAddr::from(([127, 0, 0, 1], 8013));
        /// The directory of the tables. Default: $XDG_DATA_HOME/moonshot, or ~/.local/share/moonshot.
        data ("data", "DIRECTORY"): Option<PathBuf> = None;
        /// A PostgreSQL database for the tables, instead of a directory: postgres://user:password@host/name. Other
        /// users of the machine can see the command line, so put a password in the environment or the file.
        store ("store", "ADDRESS"): Option<Address> = None;
        /// The NATS server over which several servers that share a database notify each other: nats://host:4222.
        /// Default: they use the database.
        nats ("nats", "ADDRESS"): Option<Nats> = None;
        /// A card-set file: the faces of the cards of Black Hearts, instead of the house set's.
        card_set ("card-set", "FILE"): Option<PathBuf> = None;
        /// Open the page in a browser.
        open ("open", "true|false"): bool = false;
    }
    "How it is reached" {
        /// The host names of the server, besides numeric addresses, localhost and the machine's own name. Names only:
        /// it cannot be served below a path.
        hosts ("hosts", "NAME,..."): Vec<HostName> = Vec::new();
        /// The addresses or networks of reverse proxies whose X-Forwarded-For, X-Forwarded-Proto and Forwarded are
        /// trusted.
        trusted_proxies ("trusted-proxies", "ADDRESS,..."): Vec<IpNet> = Vec::new();
        /// Browsers reach the server over HTTPS only. A trusted proxy that sends X-Forwarded-Proto decides for each
        /// request.
        https ("https", "true|false"): bool = false;
    }
    "Starting and stopping" {
        /// How many seconds requests in flight have to finish when the server stops.
        drain_seconds ("drain-seconds", "NUMBER"): Duration = Duration::from_secs(10);
        /// At startup, tables with a change in this many hours resume by themselves if it is a bot's turn.
        resume_hours ("resume-hours", "NUMBER"): u64 = 24;
    }
    "Keeping tables (none keeps them for ever)" {
        /// A table whose match is not over is deleted this many days after its last event.
        abandoned_days ("abandoned-days", "NUMBER"): Option<usize> = Some(90);
        /// A table whose match is over is deleted after this many days. Default: never.
        finished_days ("finished-days", "NUMBER"): Option<usize> = None;
    }
    "Watching the server" {
        /// The form of the log on standard error: text, or one JSON object per line.
        log ("log", "text|json"): LogForm = LogForm::Text;
        /// The log level: error, warn, info, debug or trace, for everything or by module, such as
        /// warn,moonshot_server=debug. Default: RUST_LOG, or else warn.
        log_level ("log-level", "FILTER"): Option<LogFilter> = None;
        /// The address of the metrics listener for Prometheus (/metrics), with /healthz and /readyz as well. Off by
        /// default. Anyone who can reach this address can read the metrics: keep it off the internet.
        metrics_listen ("metrics-listen", "ADDRESS"): Option<SocketAddr> = None;
        /// Where to send traces of actions, in OpenTelemetry's protocol over HTTP: the address of a collector, such as
        /// http://127.0.0.1:4318. Off by default.
        otlp ("otlp", "ADDRESS"): Option<Collector> = None;
    }
    "Limits (none takes one away)" {
        /// The maximum number of connections. Default: as many as the limit of open files allows, at most 10,000.
        connections ("connections", "NUMBER"): Option<usize> = None;
        /// The maximum number of connections from one address (of IPv6, one /64). Those of trusted proxies do not
        /// count.
        connections_by_address ("connections-by-address", "NUMBER"): Option<usize>
            = Limits::default().connections_by_address;
        /// How many seconds a request's head may take to arrive.
        head_seconds ("head-seconds", "NUMBER"): Duration = Limits::default().head_timeout;
        /// How many seconds a request's body may take to arrive.
        body_seconds ("body-seconds", "NUMBER"): Duration = Limits::default().body_timeout;
        /// How many seconds a connection may stay open without a request.
        idle_seconds ("idle-seconds", "NUMBER"): Duration = Limits::default().idle_timeout;
        /// How many seconds a client may accept no bytes of an answer or a stream, and a subscriber send no heartbeat.
        stalled_seconds ("stalled-seconds", "NUMBER"): Duration = Limits::default().stalled_timeout;
        /// Local addresses get this multiple of the limits: programs that play and measure run on this machine, and so
        /// does a proxy that is not trusted.
        local_factor ("local-factor", "NUMBER"): NonZeroU32 = Limits::default().local_factor;
        /// How many unfinished tables a person may have.
        open_tables ("open-tables", "NUMBER"): Option<usize> = Limits::default().open_tables;
        /// How often a person may create tables.
        person_make ("person-make", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.make);
        /// How often a person may act, undo, finish a hand and change settings.
        person_act ("person-act", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.act);
        /// How often a person may request hints.
        person_suggest ("person-suggest", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.suggest);
        /// How often a person may open streams.
        person_stream ("person-stream", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.stream);
        /// How often a person may read tables, lists and transcripts.
        person_read ("person-read", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.read);
        /// How often a person may create or change an account.
        person_sign_in ("person-sign-in", "RATE"): Option<Rate> = usual(Limits::default().by_person, |rates| rates.sign_in);
        /// How often one address (of IPv6, one /64) may create tables.
        address_make ("address-make", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.make);
        /// How often one address (of IPv6, one /64) may act, undo, finish a hand and change settings.
        address_act ("address-act", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.act);
        /// How often one address (of IPv6, one /64) may request hints.
        address_suggest ("address-suggest", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.suggest);
        /// How often one address (of IPv6, one /64) may open streams.
        address_stream ("address-stream", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.stream);
        /// How often one address (of IPv6, one /64) may read tables, lists and transcripts.
        address_read ("address-read", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.read);
        /// How often one address (of IPv6, one /64) may sign in, and create or change accounts.
        address_sign_in ("address-sign-in", "RATE"): Option<Rate> = usual(Limits::default().by_address, |rates| rates.sign_in);
        /// How often a password may be tried for one account, from any address.
        handle_sign_in ("handle-sign-in", "RATE"): Option<Rate> = Limits::default().sign_in_by_handle;
    }
}

/// A default rate.
fn usual(rates: Option<Rates>, which: impl Fn(Rates) -> Option<Rate>) -> Option<Rate> {
    rates.and_then(which)
}

/// A setting's text and its origin.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    text: String,
    origin: Origin,
}

/// Disables a limit that is set by default.
const NONE: &str = "none";

/// The origin of a setting. `Display` is for error messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Option(&'static str),
    Variable(String),
    Line {
        file: PathBuf,
        line: usize,
        name: String,
    },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Option(name) => write!(f, "--{name}"),
            Origin::Variable(name) => f.write_str(name),
            Origin::Line { file, line, name } => write!(f, "{}:{line}: {name}", file.display()),
        }
    }
}

/// An invalid value of a setting.
#[derive(Debug, Error)]
#[error("{origin}: “{text}” is not {wanted}")]
pub(crate) struct SettingError {
    origin: Origin,
    text: String,
    wanted: &'static str,
}

impl Given {
    fn read<T: SettingValue>(self, default: &T) -> Result<T, SettingError> {
        if let Some(none) = T::none(default).filter(|_| self.text == NONE) {
            return Ok(none);
        }
        T::read(&self.text).ok_or(SettingError {
            origin: self.origin,
            text: self.text,
            wanted: T::WANTED,
        })
    }
}

impl Settings {
    /// Collects the settings from all sources.
    ///
    /// # Errors
    /// If a value is invalid; the error names the origin.
    pub(crate) fn gather(
        options: &SettingOptions,
        environment: impl Fn(&str) -> Option<String>,
        file: &ConfigFile,
    ) -> Result<Settings, SettingError> {
        Settings::read(|name| {
            let setting = SETTINGS.iter().find(|setting| setting.name == name)?;
            let option = options.get(name).map(|text| Given {
                text: text.to_owned(),
                origin: Origin::Option(setting.name),
            });
            option
                .or_else(|| {
                    let variable = setting.variable();
                    // An empty variable counts as unset, which is how unit files and compose files leave one out.
                    let text = environment(&variable).filter(|text| !text.is_empty())?;
                    Some(Given {
                        text,
                        origin: Origin::Variable(variable),
                    })
                })
                .or_else(|| file.get(name))
        })
    }

    /// The complete configuration file, with the effective values and their documentation.
    pub(crate) fn print(&self) -> String {
        let mut text = "\
# Settings of `moonshot serve`. Start it with `moonshot serve --config FILE`, or name this file in MOONSHOT_CONFIG.
#
# Each line is also an option (--drain-seconds 10) and an environment variable (MOONSHOT_DRAIN_SECONDS=10).
# An option counts before the environment, that before this file, that before the default.
"
        .to_owned();
        let defaults = Settings::default().texts();
        let mut group = "";
        for ((setting, value), default) in SETTINGS.iter().zip(self.texts()).zip(defaults) {
            if group != setting.group {
                group = setting.group;
                text += &format!("\n# ---- {group} ----\n");
            }
            text += "\n";
            for line in setting.doc {
                text += &format!("# {}\n", line.trim());
            }
            let bounded = default.is_some();
            if let Some(default) = default {
                text += &format!("# Default: {}\n", setting.form.in_file(&default));
            }
            let name = setting.name;
            text += &match value {
                Some(value) => format!("{name} = {}\n", setting.form.in_file(&value)),
                None if bounded => format!("{name} = \"{NONE}\"\n"),
                None => format!("#{name} = {}\n", setting.form.in_file(setting.placeholder)),
            };
        }
        text
    }

    /// The limits for clients.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            connections: self.connections,
            connections_by_address: self.connections_by_address,
            head_timeout: self.head_seconds,
            body_timeout: self.body_seconds,
            idle_timeout: self.idle_seconds,
            stalled_timeout: self.stalled_seconds,
            by_person: Some(Rates {
                make: self.person_make,
                act: self.person_act,
                suggest: self.person_suggest,
                stream: self.person_stream,
                read: self.person_read,
                sign_in: self.person_sign_in,
            }),
            by_address: Some(Rates {
                make: self.address_make,
                act: self.address_act,
                suggest: self.address_suggest,
                stream: self.address_stream,
                read: self.address_read,
                sign_in: self.address_sign_in,
            }),
            sign_in_by_handle: self.handle_sign_in,
            local_factor: self.local_factor,
            open_tables: self.open_tables,
        }
    }

    /// The expiry of unused tables.
    pub(crate) fn expiry(&self) -> Expiry {
        let days = |days: usize| Duration::from_secs(days as u64 * 24 * 60 * 60);
        Expiry {
            abandoned: self.abandoned_days.map(days),
            finished: self.finished_days.map(days),
        }
    }

    /// The host names and proxies through which clients reach the server.
    pub(crate) fn reach(&self) -> Reach {
        Reach {
            hosts: self.hosts.iter().map(|host| host.0.clone()).collect(),
            trusted_proxies: self.trusted_proxies.clone(),
            https: self.https,
        }
    }

    /// Where the tables are stored.
    ///
    /// # Errors
    /// If both a directory and a database are given, or neither is and there is no home directory.
    pub(crate) fn location(&self) -> anyhow::Result<Location> {
        match (&self.data, &self.store) {
            (Some(_), Some(_)) => bail!(
                "the tables are in one place: name a directory (data) or a database (store), not both"
            ),
            (None, Some(Address(address))) => Ok(Location::Postgres(address.clone())),
            (Some(directory), None) => Ok(directory.clone().into()),
            (None, None) => Ok(default_directory()?.into()),
        }
    }

    /// The message bus between servers.
    ///
    /// # Errors
    /// If it is given although the tables are in a directory, which only one server can use.
    pub(crate) fn nats(&self) -> anyhow::Result<Option<NatsAddress>> {
        match (&self.nats, &self.store) {
            (Some(_), None) => bail!(
                "several servers need one database: name it (store) beside the NATS that they speak over (nats), or leave that out"
            ),
            (nats, _) => Ok(nats.as_ref().map(|Nats(address)| address.clone())),
        }
    }
}

/// `$XDG_DATA_HOME/moonshot`, or `~/.local/share/moonshot`.
fn default_directory() -> anyhow::Result<PathBuf> {
    let set = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(directory) = set("XDG_DATA_HOME").filter(|directory| directory.is_absolute()) {
        return Ok(directory.join("moonshot"));
    }
    match set("HOME").or_else(|| set("USERPROFILE")) {
        Some(home) => Ok(home.join(".local/share/moonshot")),
        None => bail!("there is no home directory to keep tables in; name one with --data"),
    }
}

/// Reads a variable of this process's environment.
pub(crate) fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// The configuration file named by the option or `MOONSHOT_CONFIG`; empty if neither is set.
///
/// # Errors
/// If it cannot be read, or contains an unknown setting.
pub(crate) fn config_file(named: Option<&Path>) -> anyhow::Result<ConfigFile> {
    let variable = std::env::var_os("MOONSHOT_CONFIG").filter(|name| !name.is_empty());
    match named.map(Path::to_owned).or(variable.map(PathBuf::from)) {
        Some(file) => ConfigFile::open(&file),
        None => Ok(ConfigFile::default()),
    }
}

#[cfg(test)]
mod tests;
