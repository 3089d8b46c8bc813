//! Statements with the values and rows of either database.
//!
//! The statements themselves are written so that both understand them: `$1` for values, `TRUE` and `FALSE`, a target at every
//! `ON CONFLICT`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Decode, Encode, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Type};

use crate::loan::Loan;
use crate::{Connections, Recorder};

/// The result of a statement.
pub(crate) type Answer<T> = Result<T, sqlx::Error>;

/// A value in a statement.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Number(i64),
    Real(f64),
    Flag(bool),
    Text(Option<&'a str>),
    Bytes(Option<&'a [u8]>),
}

/// Each line: a type, the variant, and the conversion.
macro_rules! values {
    ($($from:ty, $kind:ident, |$value:ident| $as:expr;)*) => {$(
        impl<'a> From<$from> for Value<'a> {
            fn from($value: $from) -> Value<'a> {
                Value::$kind($as)
            }
        }
    )*};
}

values! {
    i64, Number, |value| value;
    f64, Real, |value| value;
    bool, Flag, |value| value;
    &'a str, Text, |value| Some(value);
    &'a String, Text, |value| Some(value);
    &'a Option<String>, Text, |value| value.as_deref();
    Option<&'a str>, Text, |value| value;
    Option<&'a String>, Text, |value| value.map(String::as_str);
    &'a [u8], Bytes, |value| Some(value);
    &'a Vec<u8>, Bytes, |value| Some(value);
    Option<&'a [u8]>, Bytes, |value| value;
}

impl<'a, const N: usize> From<&'a [u8; N]> for Value<'a> {
    fn from(value: &'a [u8; N]) -> Value<'a> {
        Value::Bytes(Some(value))
    }
}

/// The connections that only read.
#[derive(Clone)]
pub(crate) struct Readers {
    pub(crate) pool: Pool,
    pub(crate) recorder: Arc<dyn Recorder>,
}

/// The pool that they are in.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    /// With the maximum duration of a read.
    Postgres(PgPool, Duration),
}

impl Readers {
    /// Chooses by the kind of database.
    pub(crate) fn either<T>(&self, sqlite: T, postgres: T) -> T {
        match self.pool {
            Pool::Sqlite(_) => sqlite,
            Pool::Postgres(..) => postgres,
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        match &self.pool {
            Pool::Sqlite(pool) => pool.is_closed(),
            Pool::Postgres(pool, _) => pool.is_closed(),
        }
    }

    pub(crate) async fn close(&self) {
        match &self.pool {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool, _) => pool.close().await,
        }
    }

    /// Counts them.
    pub(crate) fn count(&self) -> Connections {
        let (open, idle, most) = match &self.pool {
            Pool::Sqlite(pool) => counts(pool),
            Pool::Postgres(pool, _) => counts(pool),
        };
        let idle = u32::try_from(idle).unwrap_or(u32::MAX);
        Connections {
            // The two were not counted at the same time.
            used: open.saturating_sub(idle),
            idle,
            most,
        }
    }
}

/// How many connections of a pool are open, how many of those are idle, and the maximum.
fn counts<DB: sqlx::Database>(pool: &sqlx::Pool<DB>) -> (u32, usize, u32) {
    let most = pool.options().get_max_connections();
    (pool.size(), pool.num_idle(), most)
}

/// Waits for a connection, and reports how long that took.
async fn waited<T>(recorder: &dyn Recorder, waiting: impl Future<Output = Answer<T>>) -> Answer<T> {
    let began = Instant::now();
    let got = waiting.await;
    if matches!(got, Ok(_) | Err(sqlx::Error::PoolTimedOut)) {
        recorder.waited_for_connection(began.elapsed());
    }
    got
}

/// A connection.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    pub(crate) async fn close(self) -> Answer<()> {
        match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        }
    }

    /// Runs a statement without values, unprepared.
    pub(crate) async fn run(&mut self, sql: &'static str) -> Answer<()> {
        let sql = sqlx::raw_sql(sql);
        match self {
            Connection::Sqlite(connection) => sql.execute(connection).await.map(drop),
            Connection::Postgres(connection) => sql.execute(connection).await.map(drop),
        }
    }

    /// Chooses by the kind of database.
    pub(crate) fn either<T>(&self, sqlite: T, postgres: T) -> T {
        match self {
            Connection::Sqlite(_) => sqlite,
            Connection::Postgres(_) => postgres,
        }
    }
}

/// Where a statement is run.
pub(crate) enum Runner<'c> {
    SqlitePool(&'c SqlitePool, &'c dyn Recorder),
    Sqlite(&'c mut SqliteConnection),
    PostgresPool(&'c PgPool, Duration, &'c dyn Recorder),
    Postgres(&'c mut PgConnection),
}

impl<'c> From<&'c Readers> for Runner<'c> {
    fn from(readers: &'c Readers) -> Runner<'c> {
        let recorder = &*readers.recorder;
        match &readers.pool {
            Pool::Sqlite(pool) => Runner::SqlitePool(pool, recorder),
            Pool::Postgres(pool, limit) => Runner::PostgresPool(pool, *limit, recorder),
        }
    }
}

impl<'c> From<&'c mut Connection> for Runner<'c> {
    fn from(connection: &'c mut Connection) -> Runner<'c> {
        match connection {
            Connection::Sqlite(connection) => Runner::Sqlite(connection),
            Connection::Postgres(connection) => Runner::Postgres(connection),
        }
    }
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Query<'a> {
    sql: SqlStr,
    values: Vec<Value<'a>>,
}

/// A statement. Its values are bound next, in order.
pub(crate) fn query<'a>(sql: impl SqlSafeStr) -> Query<'a> {
    Query {
        sql: sql.into_sql_str(),
        values: Vec::new(),
    }
}

/// Runs a statement on either database, on a pool or a connection.
macro_rules! run {
    ($query:expr, $at:expr, $how:ident, $then:expr) => {
        match $at.into() {
            Runner::SqlitePool(pool, recorder) => {
                let mut one = waited(recorder, pool.acquire()).await?;
                bound::<Sqlite>($query).$how(&mut *one).await.map($then)
            }
            Runner::Sqlite(one) => bound::<Sqlite>($query).$how(one).await.map($then),
            Runner::PostgresPool(pool, limit, recorder) => {
                let loan = waited(recorder, Loan::of(pool)).await?;
                let asked =
                    loan.within(limit, async |one| bound::<Postgres>($query).$how(one).await);
                asked.await.map($then)
            }
            Runner::Postgres(one) => bound::<Postgres>($query).$how(one).await.map($then),
        }
    };
}

impl<'a> Query<'a> {
    pub(crate) fn bind(mut self, value: impl Into<Value<'a>>) -> Query<'a> {
        self.values.push(value.into());
        self
    }

    /// Runs it and returns how many rows it changed.
    pub(crate) async fn execute<'c>(self, at: impl Into<Runner<'c>> + Send) -> Answer<u64> {
        run!(self, at, execute, |done| done.rows_affected())
    }

    /// All rows.
    pub(crate) async fn fetch_all<'c>(self, at: impl Into<Runner<'c>> + Send) -> Answer<Vec<Row>> {
        run!(self, at, fetch_all, |rows| {
            rows.into_iter().map(Row::from).collect()
        })
    }

    /// The only row, if there is one.
    pub(crate) async fn fetch_optional<'c>(
        self,
        at: impl Into<Runner<'c>> + Send,
    ) -> Answer<Option<Row>> {
        run!(self, at, fetch_optional, |row| row.map(Row::from))
    }

    /// The only row.
    pub(crate) async fn fetch_one<'c>(self, at: impl Into<Runner<'c>> + Send) -> Answer<Row> {
        run!(self, at, fetch_one, Row::from)
    }
}

/// The statement as sqlx takes it.
fn bound<'a, DB>(query: Query<'a>) -> sqlx::query::Query<'a, DB, DB::Arguments>
where
    DB: sqlx::Database,
    i64: Encode<'a, DB> + Type<DB>,
    f64: Encode<'a, DB> + Type<DB>,
    bool: Encode<'a, DB> + Type<DB>,
    Option<&'a str>: Encode<'a, DB> + Type<DB>,
    Option<&'a [u8]>: Encode<'a, DB> + Type<DB>,
{
    let statement = sqlx::query(query.sql);
    query
        .values
        .into_iter()
        .fold(statement, |statement, value| match value {
            Value::Number(value) => statement.bind(value),
            Value::Real(value) => statement.bind(value),
            Value::Flag(value) => statement.bind(value),
            Value::Text(value) => statement.bind(value),
            Value::Bytes(value) => statement.bind(value),
        })
}

/// A row.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl From<SqliteRow> for Row {
    fn from(row: SqliteRow) -> Row {
        Row::Sqlite(row)
    }
}

impl From<PgRow> for Row {
    fn from(row: PgRow) -> Row {
        Row::Postgres(row)
    }
}

/// A type that a column of either database can be read as.
pub(crate) trait Field<'r>:
    Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>
{
}

impl<'r, T> Field<'r> for T where
    T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>
{
}

impl Row {
    /// A column.
    pub(crate) fn try_get<'r, T: Field<'r>>(&'r self, column: &str) -> Answer<T> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}
