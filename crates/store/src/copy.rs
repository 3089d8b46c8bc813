//! Copies a store into another, of either kind.

use std::time::Duration;

use sqlx::AssertSqlSafe;
use thiserror::Error;

use crate::data_directory::{DATABASE, DataDirectory, DirectoryError, ago};
use crate::sql::{Answer, Connection, Row, Value, last_heartbeat, query};
use crate::{Location, SqlStore, StoreError, Timings};

/// How many rows are read and written at a time.
const PAGE: usize = 500;

/// How much was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// The number of tables.
    pub tables: u64,
    /// The number of entries in their logs.
    pub entries: u64,
    /// The number of accounts.
    pub accounts: u64,
}

/// Why a store could not be copied. The destination is unchanged.
#[derive(Debug, Error)]
pub enum CopyError {
    /// Source and destination are the same.
    #[error("{0} cannot be copied to itself")]
    Same(Location),
    /// The source does not exist.
    #[error("there are no tables in {0}")]
    NoTables(Location),
    /// The destination is not empty.
    #[error("{0} is not empty. Choose an empty database, or a directory that does not exist")]
    NotEmpty(Location),
    /// A data directory cannot be used: a server has locked it.
    #[error(transparent)]
    Directory(#[from] DirectoryError),
    /// Servers use the database.
    #[error(
        "{location} is in use by Moonshot: a server was there {}. Stop every server over it and try again; one that was \
         killed counts for {} seconds more", ago(.seen / 1000), .expiry.as_secs()
    )]
    InUse {
        /// The store.
        location: Location,
        /// How many milliseconds ago the last heartbeat of a server was.
        seen: i64,
        /// After how long without a heartbeat a server counts as stopped.
        expiry: Duration,
    },
    /// A store cannot be read or written.
    #[error("{location}: {}", .cause.explained())]
    Store {
        /// The store.
        location: Location,
        /// Why.
        cause: StoreError,
    },
    /// The copy differs from the source.
    #[error(
        "what is read from {location} differs from what was copied, in {part}. Nothing of it is kept"
    )]
    Differs {
        /// The copy.
        location: Location,
        /// The database table that differs.
        part: &'static str,
    },
}

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Real,
    Flag,
    Text,
    Bytes,
}

/// A database table to copy.
struct Part {
    name: &'static str,
    /// How many leading columns are the primary key.
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

use Kind::{Bytes, Flag, Number, Real, Text};

/// Every database table, in an order that satisfies foreign keys.
const PARTS: &[Part] = &[
    Part {
        name: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("created", Number),
            ("game", Text),
            ("players", Number),
            ("options", Text),
            ("seed", Bytes),
            ("nonces", Text),
            ("card_set", Text),
            ("over", Flag),
            ("lesson", Text),
            ("waits", Flag),
            ("listed", Flag),
            ("format", Number),
            ("reserves", Text),
            ("origin", Text),
            ("origin_of", Text),
            ("origin_detail", Text),
        ],
    },
    Part {
        name: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("name", Text),
            ("person", Bytes),
            ("program", Flag),
            ("account", Flag),
        ],
    },
    Part {
        name: "entries",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("position", Number),
            ("made", Number),
            ("entry", Text),
        ],
    },
    Part {
        name: "secrets",
        key: 1,
        columns: &[("name", Text), ("value", Bytes)],
    },
    Part {
        name: "sittings",
        key: 2,
        columns: &[
            ("person", Bytes),
            ("table_id", Text),
            ("seat", Number),
            ("autoplay", Text),
            ("put_away", Flag),
        ],
    },
    Part {
        name: "documents",
        key: 2,
        columns: &[
            ("kind", Text),
            ("key", Text),
            ("made", Number),
            ("owner", Bytes),
            ("table_id", Text),
            ("body", Text),
        ],
    },
    Part {
        name: "accounts",
        key: 1,
        columns: &[
            ("person", Bytes),
            ("handle", Text),
            ("key", Text),
            ("bot", Flag),
            ("created", Number),
            ("\"user\"", Bytes),
            ("password", Text),
        ],
    },
    Part {
        name: "former_names",
        key: 1,
        columns: &[("key", Text), ("person", Bytes), ("until", Number)],
    },
    Part {
        name: "looks",
        key: 2,
        columns: &[("look", Text), ("key", Text)],
    },
    Part {
        name: "passkeys",
        key: 1,
        columns: &[
            ("id", Bytes),
            ("person", Bytes),
            ("site", Text),
            ("device", Text),
            ("created", Number),
            ("used", Number),
            ("passkey", Text),
        ],
    },
    Part {
        name: "sessions",
        key: 1,
        columns: &[
            ("token", Bytes),
            ("person", Bytes),
            ("device", Text),
            ("created", Number),
            ("used", Number),
        ],
    },
    Part {
        name: "gone",
        key: 1,
        columns: &[("person", Bytes), ("erased", Flag)],
    },
    Part {
        name: "reports",
        key: 1,
        columns: &[
            ("id", Number),
            ("made", Number),
            ("table_id", Text),
            ("by_person", Bytes),
            ("by_name", Text),
            ("about_person", Bytes),
            ("about_name", Text),
            ("reason", Text),
            ("note", Text),
            ("talk", Text),
        ],
    },
    Part {
        name: "ratings",
        key: 2,
        columns: &[
            ("game", Text),
            ("player", Bytes),
            ("rating", Real),
            ("uncertainty", Real),
            ("matches", Number),
            ("won", Number),
        ],
    },
];

/// The value of one column.
#[derive(Clone, PartialEq, Debug)]
enum Cell {
    Number(i64),
    Real(f64),
    Flag(bool),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

impl Cell {
    fn read(row: &Row, column: &str, kind: Kind) -> Answer<Cell> {
        Ok(match kind {
            Number => Cell::Number(row.try_get(column)?),
            Real => Cell::Real(row.try_get(column)?),
            Flag => Cell::Flag(row.try_get(column)?),
            Text => Cell::Text(row.try_get(column)?),
            Bytes => Cell::Bytes(row.try_get(column)?),
        })
    }

    fn value(&self) -> Value<'_> {
        match self {
            Cell::Number(number) => (*number).into(),
            Cell::Real(real) => (*real).into(),
            Cell::Flag(flag) => (*flag).into(),
            Cell::Text(text) => text.into(),
            Cell::Bytes(bytes) => bytes.as_deref().into(),
        }
    }
}

impl Part {
    fn columns(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The next rows after that one, in the order of their keys; the first ones without it.
    async fn page(&self, from: &mut Connection, after: Option<&[Cell]>) -> Answer<Vec<Vec<Cell>>> {
        let key: Vec<_> = self.columns[..self.key]
            .iter()
            .map(|(name, _)| *name)
            .collect();
        let key = key.join(", ");
        let (columns, name) = (self.columns(), self.name);
        let beyond = match after {
            Some(_) => format!("WHERE ({key}) > ({})", places(0, self.key)),
            None => String::new(),
        };
        let sql = format!("SELECT {columns} FROM {name} {beyond} ORDER BY {key} LIMIT {PAGE}");
        let last = after.iter().flat_map(|row| &row[..self.key]);
        let page = last.fold(query(AssertSqlSafe(sql)), |query, cell| {
            query.bind(cell.value())
        });
        let rows = page.fetch_all(from).await?;
        let cells = |row: &Row| {
            let columns = self.columns.iter();
            columns
                .map(|(name, kind)| Cell::read(row, name.trim_matches('"'), *kind))
                .collect()
        };
        rows.iter().map(cells).collect()
    }

    async fn add(&self, to: &mut Connection, rows: &[Vec<Cell>]) -> Answer<()> {
        let width = self.columns.len();
        let values: Vec<_> = (0..rows.len())
            .map(|row| format!("({})", places(row * width, width)))
            .collect();
        let (columns, name, values) = (self.columns(), self.name, values.join(", "));
        let sql = format!("INSERT INTO {name} ({columns}) VALUES {values}");
        let cells = rows.iter().flatten();
        let add = cells.fold(query(AssertSqlSafe(sql)), |query, cell| {
            query.bind(cell.value())
        });
        add.execute(to).await.map(drop)
    }

    async fn is_empty(&self, of: &mut Connection) -> Answer<bool> {
        let sql = format!("SELECT count(*) AS rows FROM {}", self.name);
        let row = query(AssertSqlSafe(sql)).fetch_one(of).await?;
        Ok(row.try_get::<i64>("rows")? == 0)
    }
}

/// Placeholders for `count` values after the first `before`: `$4, $5, $6`.
fn places(before: usize, count: usize) -> String {
    let places: Vec<_> = (1..=count)
        .map(|place| format!("${}", before + place))
        .collect();
    places.join(", ")
}

/// Copies a store into an empty one, then reads both and compares them row by row. No server may use either of them.
///
/// # Errors
/// When there is nothing to copy, a server uses one of the stores, the destination is not empty, or one cannot be read or written. The
/// destination stays empty.
pub async fn copy(from: &Location, to: &Location, timings: Timings) -> Result<Copied, CopyError> {
    if from == to {
        return Err(CopyError::Same(from.clone()));
    }
    if let Some(directory) = from.directory()
        && !directory.join(DATABASE).is_file()
    {
        return Err(CopyError::NoTables(from.clone()));
    }
    let (_held, source) = open(from, timings).await?;
    let (_held_too, target) = open(to, timings).await?;
    let mut reading = source.connect().await.map_err(failed(from))?;
    let mut writing = target.connect().await.map_err(failed(to))?;
    // One snapshot for copying and comparing.
    let begin = reading.either("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ");
    reading.run(begin).await.map_err(failed(from))?;
    writing.run("BEGIN").await.map_err(failed(to))?;
    // The first query of the transaction: later writes of servers are not copied.
    refuse_if_used(&mut reading, from, timings).await?;
    refuse_if_used(&mut writing, to, timings).await?;
    for part in PARTS {
        if !part.is_empty(&mut writing).await.map_err(failed(to))? {
            return Err(CopyError::NotEmpty(to.clone()));
        }
    }
    for part in PARTS {
        let mut last: Option<Vec<Cell>> = None;
        loop {
            let page = part.page(&mut reading, last.as_deref()).await;
            let page = page.map_err(failed(from))?;
            let Some(end) = page.last().cloned() else {
                break;
            };
            part.add(&mut writing, &page).await.map_err(failed(to))?;
            last = Some(end);
        }
    }
    if let Connection::Postgres(_) = writing {
        // The next report gets the next number.
        let next = "SELECT setval(pg_get_serial_sequence('reports', 'id'), max(id)) FROM reports HAVING count(*) > 0";
        query(next)
            .execute(&mut writing)
            .await
            .map_err(failed(to))?;
    }
    let copied = compare(&mut reading, &mut writing, (from, to)).await?;
    reading.run("COMMIT").await.map_err(failed(from))?;
    // A server started in the meantime may have written something that is not in the copy.
    refuse_if_used(&mut reading, from, timings).await?;
    writing.run("COMMIT").await.map_err(failed(to))?;
    for (store, location) in [(&source, from), (&target, to)] {
        let closed = crate::Store::close(store).await;
        closed.map_err(failed(location))?;
    }
    Ok(copied)
}

/// Refuses a database that servers use. Directories have a lock.
async fn refuse_if_used(
    store: &mut Connection,
    location: &Location,
    timings: Timings,
) -> Result<(), CopyError> {
    let expiry = timings.server_expiry;
    match last_heartbeat(store, expiry)
        .await
        .map_err(failed(location))?
    {
        Some(seen) => Err(CopyError::InUse {
            location: location.clone(),
            seen,
            expiry,
        }),
        None => Ok(()),
    }
}

/// The error of a store that cannot be read or written.
fn failed<E: Into<StoreError>>(location: &Location) -> impl Fn(E) -> CopyError + '_ {
    move |cause| CopyError::Store {
        location: location.clone(),
        cause: cause.into(),
    }
}

/// Reads both and compares them row by row.
async fn compare(
    source: &mut Connection,
    copy: &mut Connection,
    (from, to): (&Location, &Location),
) -> Result<Copied, CopyError> {
    let mut copied = Copied::default();
    for part in PARTS {
        let mut last: Option<Vec<Cell>> = None;
        loop {
            let rows = part.page(source, last.as_deref()).await;
            let rows = rows.map_err(failed(from))?;
            let copies = part.page(copy, last.as_deref()).await;
            let copies = copies.map_err(failed(to))?;
            if rows != copies {
                return Err(CopyError::Differs {
                    location: to.clone(),
                    part: part.name,
                });
            }
            let count = rows.len() as u64;
            match part.name {
                "tables" => copied.tables += count,
                "entries" => copied.entries += count,
                "accounts" => copied.accounts += count,
                _ => {}
            }
            let Some(end) = rows.last().cloned() else {
                break;
            };
            last = Some(end);
        }
    }
    Ok(copied)
}

/// Opens a store. A directory stays locked until the first value is dropped.
async fn open(
    location: &Location,
    timings: Timings,
) -> Result<(Option<DataDirectory>, SqlStore), CopyError> {
    let directory = location.directory().map(DataDirectory::claim).transpose()?;
    if let Some(directory) = &directory {
        directory.protect_database()?;
    }
    let store = SqlStore::open(location, timings).await;
    Ok((directory, store.map_err(failed(location))?))
}
