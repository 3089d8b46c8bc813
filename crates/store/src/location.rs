//! Where a store is: a directory or a database.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a store is: a directory with a SQLite file, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A directory. One server at a time can use it.
    Directory(PathBuf),
    /// The address of a database, `postgres://user:password@host:port/name`. Several servers may share it.
    Postgres(String),
}

impl Location {
    /// The directory, if it is one.
    pub fn directory(&self) -> Option<&Path> {
        match self {
            Location::Directory(directory) => Some(directory),
            Location::Postgres(_) => None,
        }
    }
}

/// Text that starts with `postgres://` or `postgresql://` is an address, anything else a directory.
impl FromStr for Location {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Location, Infallible> {
        let is_address = ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme));
        Ok(match is_address {
            true => Location::Postgres(text.to_owned()),
            false => Location::Directory(text.into()),
        })
    }
}

impl From<PathBuf> for Location {
    fn from(directory: PathBuf) -> Location {
        Location::Directory(directory)
    }
}

/// Omits the secrets of an address: the password and the parameters.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = match self {
            Location::Directory(directory) => return directory.display().fmt(f),
            Location::Postgres(address) => address.split('?').next().unwrap_or_default(),
        };
        let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
        let (user, place) = match rest.rsplit_once('@') {
            Some((who, place)) => (who.split(':').next(), place),
            None => (None, rest),
        };
        match user {
            Some(user) => write!(f, "{scheme}://{user}@{place}"),
            None => write!(f, "{scheme}://{place}"),
        }
    }
}

/// Like [`fmt::Display`], without secrets.
impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_no_directory_and_prints_no_password() {
        let read = |text: &str| text.parse::<Location>().unwrap();
        for (text, printed) in [
            ("/srv/moonshot", "/srv/moonshot"),
            ("postgres", "postgres"),
            (
                "postgres://anna@host:5433/games",
                "postgres://anna@host:5433/games",
            ),
            (
                "postgresql://anna:se:cr@et@host/games",
                "postgresql://anna@host/games",
            ),
            (
                "postgres:///games?host=/run&password=secret",
                "postgres:///games",
            ),
        ] {
            let location = read(text);
            assert_eq!(location.to_string(), printed);
            assert!(!format!("{location:?}").contains("cret"));
            assert_eq!(location.directory().is_some(), !text.contains("://"));
        }
    }
}
