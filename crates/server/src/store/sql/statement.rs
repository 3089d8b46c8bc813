//! Statements with the values and rows of either database.
//!
//! The statements themselves are written so that both understand them: `$1` for values, `TRUE` and `FALSE`, a target at every
//! `ON CONFLICT`.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection as _, Decode, Encode, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Type};

use crate::loan::Loan;
use crate::metrics::{Metrics, StoreConnections};

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

/// The connections that only read, or tell other servers of this one.
#[derive(Clone, Debug)]
pub(in crate::store) struct Readers {
    pool: Pool,
    /// What is asked on them is counted there.
    metrics: Metrics,
}

#[derive(Clone, Debug)]
pub(in crate::store) enum Pool {
    Sqlite(SqlitePool),
    /// With how long the database may take to answer.
    Postgres(PgPool, Duration),
}

impl From<Pool> for Readers {
    fn from(pool: Pool) -> Readers {
        let metrics = Metrics::default();
        Readers { pool, metrics }
    }
}

impl Readers {
    /// The same, with what is asked on them counted there.
    pub(in crate::store) fn counted_by(self, metrics: Metrics) -> Readers {
        Readers { metrics, ..self }
    }

    /// Where what is asked on them is counted.
    pub(in crate::store) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How many there are.
    pub(in crate::store) fn connections(&self) -> StoreConnections {
        let (open, idle, limit) = match &self.pool {
            Pool::Sqlite(pool) => (
                pool.size(),
                pool.num_idle(),
                pool.options().get_max_connections(),
            ),
            Pool::Postgres(pool, _) => (
                pool.size(),
                pool.num_idle(),
                pool.options().get_max_connections(),
            ),
        };
        StoreConnections {
            open: open as usize,
            busy: (open as usize).saturating_sub(idle),
            limit: limit as usize,
        }
    }

    /// One of two texts: what SQLite understands, or what PostgreSQL does.
    pub(in crate::store) fn either<T>(&self, sqlite: T, postgres: T) -> T {
        match &self.pool {
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
    Readers(&'c Readers),
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl<'c> From<&'c Readers> for Runner<'c> {
    fn from(readers: &'c Readers) -> Runner<'c> {
        Runner::Readers(readers)
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
            Runner::Readers(readers) => {
                let began = Instant::now();
                let answer = match &readers.pool {
                    Pool::Sqlite(pool) => bound::<Sqlite>($query).$how(pool).await.map($then),
                    Pool::Postgres(pool, limit) => match Loan::of(pool).await {
                        Ok(loan) => loan
                            .within(*limit, async |one| {
                                bound::<Postgres>($query).$how(one).await
                            })
                            .await
                            .map($then),
                        Err(error) => Err(error),
                    },
                };
                readers
                    .metrics
                    .asked(answer.is_ok().then(|| began.elapsed()));
                answer
            }
            Runner::Sqlite(one) => bound::<Sqlite>($query).$how(one).await.map($then),
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
