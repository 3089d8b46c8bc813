//! Statements with the values and rows of either database.
//!
//! The statements themselves are written so that both understand them: `$1` for values, `TRUE` and `FALSE`, a target at every
//! `ON CONFLICT`.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Decode, Encode, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Type};

use crate::metrics::Metrics;
use crate::store::Connections;
use crate::store::loan::Loan;

/// What became of a statement.
pub(in crate::store) type Answer<T> = Result<T, sqlx::Error>;

/// A value in a statement.
#[derive(Clone, Debug)]
pub(in crate::store) enum Value<'a> {
    Number(i64),
    Real(f64),
    Flag(bool),
    Text(Option<&'a str>),
    Bytes(Option<&'a [u8]>),
}

/// Each line: a type, the kind of value, and how one becomes the other.
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
#[derive(Clone, Debug)]
pub(in crate::store) struct Readers {
    pub(in crate::store) pool: Pool,
    /// What counts how long they are waited for.
    pub(in crate::store) metrics: Metrics,
}

/// The pool that they are in.
#[derive(Clone, Debug)]
pub(in crate::store) enum Pool {
    Sqlite(SqlitePool),
    /// With how long the database may take to answer.
    Postgres(PgPool, Duration),
}

impl Readers {
    /// One of two texts: what SQLite understands, or what PostgreSQL does.
    pub(in crate::store) fn either<T>(&self, sqlite: T, postgres: T) -> T {
        match self.pool {
            Pool::Sqlite(_) => sqlite,
            Pool::Postgres(..) => postgres,
        }
    }

    pub(in crate::store) fn is_closed(&self) -> bool {
        match &self.pool {
            Pool::Sqlite(pool) => pool.is_closed(),
            Pool::Postgres(pool, _) => pool.is_closed(),
        }
    }

    pub(in crate::store) async fn close(&self) {
        match &self.pool {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool, _) => pool.close().await,
        }
    }

    /// How many there are.
    pub(in crate::store) fn count(&self) -> Connections {
        let (open, idle, most) = match &self.pool {
            Pool::Sqlite(pool) => counts(pool),
            Pool::Postgres(pool, _) => counts(pool),
        };
        let idle = u32::try_from(idle).unwrap_or(u32::MAX);
        Connections {
            // The two were not counted at the same moment.
            used: open.saturating_sub(idle),
            idle,
            most,
        }
    }
}

/// How many connections of a pool are open, how many of those are idle, and how many there may be.
fn counts<DB: sqlx::Database>(pool: &sqlx::Pool<DB>) -> (u32, usize, u32) {
    let most = pool.options().get_max_connections();
    (pool.size(), pool.num_idle(), most)
}

/// A connection that is waited for, with how long that takes.
async fn waited<T>(metrics: &Metrics, waiting: impl Future<Output = Answer<T>>) -> Answer<T> {
    let began = Instant::now();
    let got = waiting.await;
    if matches!(got, Ok(_) | Err(sqlx::Error::PoolTimedOut)) {
        metrics.store_waited(began.elapsed());
    }
    got
}

/// A connection.
#[derive(Debug)]
pub(in crate::store) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    pub(in crate::store) async fn close(self) -> Answer<()> {
        match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        }
    }

    /// Runs a statement without values that is not worth preparing.
    pub(in crate::store) async fn run(&mut self, sql: &'static str) -> Answer<()> {
        let sql = sqlx::raw_sql(sql);
        match self {
            Connection::Sqlite(connection) => sql.execute(connection).await.map(drop),
            Connection::Postgres(connection) => sql.execute(connection).await.map(drop),
        }
    }

    /// One of two texts: what SQLite understands, or what PostgreSQL does.
    pub(in crate::store) fn either<T>(&self, sqlite: T, postgres: T) -> T {
        match self {
            Connection::Sqlite(_) => sqlite,
            Connection::Postgres(_) => postgres,
        }
    }
}

/// Where a statement is run.
pub(in crate::store) enum Runner<'c> {
    SqlitePool(&'c SqlitePool, &'c Metrics),
    Sqlite(&'c mut SqliteConnection),
    PostgresPool(&'c PgPool, Duration, &'c Metrics),
    Postgres(&'c mut PgConnection),
}

impl<'c> From<&'c Readers> for Runner<'c> {
    fn from(readers: &'c Readers) -> Runner<'c> {
        let metrics = &readers.metrics;
        match &readers.pool {
            Pool::Sqlite(pool) => Runner::SqlitePool(pool, metrics),
            Pool::Postgres(pool, limit) => Runner::PostgresPool(pool, *limit, metrics),
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
pub(in crate::store) struct Query<'a> {
    sql: SqlStr,
    values: Vec<Value<'a>>,
}

/// A statement, whose values are bound next, in their order.
pub(in crate::store) fn query<'a>(sql: impl SqlSafeStr) -> Query<'a> {
    Query {
        sql: sql.into_sql_str(),
        values: Vec::new(),
    }
}

/// Runs a statement wherever it is to be run, in the same words.
macro_rules! run {
    ($query:expr, $at:expr, $how:ident, $then:expr) => {
        match $at.into() {
            Runner::SqlitePool(pool, metrics) => {
                let mut one = waited(metrics, pool.acquire()).await?;
                bound::<Sqlite>($query).$how(&mut *one).await.map($then)
            }
            Runner::Sqlite(one) => bound::<Sqlite>($query).$how(one).await.map($then),
            Runner::PostgresPool(pool, limit, metrics) => {
                let loan = waited(metrics, Loan::of(pool)).await?;
                let asked =
                    loan.within(limit, async |one| bound::<Postgres>($query).$how(one).await);
                asked.await.map($then)
            }
            Runner::Postgres(one) => bound::<Postgres>($query).$how(one).await.map($then),
        }
    };
}

impl<'a> Query<'a> {
    pub(in crate::store) fn bind(mut self, value: impl Into<Value<'a>>) -> Query<'a> {
        self.values.push(value.into());
        self
    }

    /// Runs it, and says how many rows it changed.
    pub(in crate::store) async fn execute<'c>(
        self,
        at: impl Into<Runner<'c>> + Send,
    ) -> Answer<u64> {
        run!(self, at, execute, |done| done.rows_affected())
    }

    /// Its rows.
    pub(in crate::store) async fn fetch_all<'c>(
        self,
        at: impl Into<Runner<'c>> + Send,
    ) -> Answer<Vec<Row>> {
        run!(self, at, fetch_all, |rows| {
            rows.into_iter().map(Row::from).collect()
        })
    }

    /// Its only row, if there is one.
    pub(in crate::store) async fn fetch_optional<'c>(
        self,
        at: impl Into<Runner<'c>> + Send,
    ) -> Answer<Option<Row>> {
        run!(self, at, fetch_optional, |row| row.map(Row::from))
    }

    /// Its only row.
    pub(in crate::store) async fn fetch_one<'c>(
        self,
        at: impl Into<Runner<'c>> + Send,
    ) -> Answer<Row> {
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
pub(in crate::store) enum Row {
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

/// What a column of either database can be read as.
pub(in crate::store) trait Field<'r>:
    Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>
{
}

impl<'r, T> Field<'r> for T where
    T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>
{
}

impl Row {
    /// A column.
    pub(in crate::store) fn try_get<'r, T: Field<'r>>(&'r self, column: &str) -> Answer<T> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}
