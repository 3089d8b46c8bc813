//! Rows as the columns of Parquet.

use std::io::Write;
use std::sync::Arc;

use anyhow::bail;
use moonshot_bots::dataset::{Cell, Column};
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::{SerializedColumnWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};

/// The name of a schema's root, in every file since the first release.
const ROOT: &str = "arrow_schema";

/// The columns of the rows so far.
#[derive(Default)]
pub(super) struct Columns(Vec<Values>);

/// A column with the values that are there: unsigned numbers by their bits, as Parquet stores them.
struct Values {
    name: &'static str,
    kind: Kind,
    levels: Levels,
}

/// The values by the kind of their cells.
enum Kind {
    Flag(Vec<bool>),
    Small(Vec<i32>),
    Count(Vec<i32>),
    Word(Vec<i64>),
    Text(Vec<ByteArray>),
    Smalls(Vec<i32>),
    Counts(Vec<i32>),
    Words(Vec<i64>),
    Points(Vec<i32>),
    Reals(Vec<f32>),
    Texts(Vec<ByteArray>),
}

/// Which cells have values. A level stands for each value, and for each cell without one.
#[derive(Default)]
struct Levels {
    /// 0 where the cell does not apply; the highest for a value; 1 for an empty list.
    definition: Vec<i16>,
    /// 1 for the second value of a list, and those after it.
    repetition: Vec<i16>,
}

impl Levels {
    fn plain<T, U>(&mut self, all: &mut Vec<U>, cell: Option<T>, stored: impl Fn(T) -> U) {
        self.definition.push(cell.is_some().into());
        all.extend(cell.map(stored));
    }

    fn list<T, U>(&mut self, all: &mut Vec<U>, cell: Option<Vec<T>>, stored: impl Fn(T) -> U) {
        match cell.as_deref() {
            None => self.definition.push(0),
            Some([]) => self.definition.push(1),
            Some(values) => self
                .definition
                .resize(self.definition.len() + values.len(), 2),
        }
        self.repetition.push(0);
        self.repetition.resize(self.definition.len(), 1);
        all.extend(cell.unwrap_or_default().into_iter().map(stored));
    }
}

fn text(text: String) -> ByteArray {
    text.into_bytes().into()
}

impl Values {
    fn new(name: &'static str, cell: &Cell) -> Values {
        let kind = match cell {
            Cell::Flag(_) => Kind::Flag(Vec::new()),
            Cell::Small(_) => Kind::Small(Vec::new()),
            Cell::Count(_) => Kind::Count(Vec::new()),
            Cell::Word(_) => Kind::Word(Vec::new()),
            Cell::Text(_) => Kind::Text(Vec::new()),
            Cell::Smalls(_) => Kind::Smalls(Vec::new()),
            Cell::Counts(_) => Kind::Counts(Vec::new()),
            Cell::Words(_) => Kind::Words(Vec::new()),
            Cell::Points(_) => Kind::Points(Vec::new()),
            Cell::Reals(_) => Kind::Reals(Vec::new()),
            Cell::Texts(_) => Kind::Texts(Vec::new()),
        };
        let levels = Levels::default();
        Values { name, kind, levels }
    }

    /// Returns whether the cell is of the column's kind.
    fn push(&mut self, cell: Cell) -> bool {
        let levels = &mut self.levels;
        match (&mut self.kind, cell) {
            (Kind::Flag(all), Cell::Flag(cell)) => levels.plain(all, cell, |flag| flag),
            (Kind::Small(all), Cell::Small(cell)) => levels.plain(all, cell, i32::from),
            (Kind::Count(all), Cell::Count(cell)) => levels.plain(all, cell, u32::cast_signed),
            (Kind::Word(all), Cell::Word(cell)) => levels.plain(all, cell, u64::cast_signed),
            (Kind::Text(all), Cell::Text(cell)) => levels.plain(all, cell, text),
            (Kind::Smalls(all), Cell::Smalls(cell)) => levels.list(all, cell, i32::from),
            (Kind::Counts(all), Cell::Counts(cell)) => levels.list(all, cell, u32::cast_signed),
            (Kind::Words(all), Cell::Words(cell)) => levels.list(all, cell, u64::cast_signed),
            (Kind::Points(all), Cell::Points(cell)) => levels.list(all, cell, |points| points),
            (Kind::Reals(all), Cell::Reals(cell)) => levels.list(all, cell, |real| real),
            (Kind::Texts(all), Cell::Texts(cell)) => levels.list(all, cell, text),
            _ => return false,
        }
        true
    }

    fn schema(&self) -> Result<TypePtr> {
        let integer = |bit_width, is_signed| Some(LogicalType::integer(bit_width, is_signed));
        let (physical, logical, list) = match self.kind {
            Kind::Flag(_) => (Physical::BOOLEAN, None, false),
            Kind::Small(_) => (Physical::INT32, integer(8, false), false),
            Kind::Count(_) => (Physical::INT32, integer(32, false), false),
            Kind::Word(_) => (Physical::INT64, integer(64, false), false),
            Kind::Text(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String), false),
            Kind::Smalls(_) => (Physical::INT32, integer(8, false), true),
            Kind::Counts(_) => (Physical::INT32, integer(32, false), true),
            Kind::Words(_) => (Physical::INT64, integer(64, false), true),
            Kind::Points(_) => (Physical::INT32, None, true),
            Kind::Reals(_) => (Physical::FLOAT, None, true),
            Kind::Texts(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String), true),
        };
        let value = |name, repetition| {
            Type::primitive_type_builder(name, physical)
                .with_repetition(repetition)
                .with_logical_type(logical)
                .build()
        };
        if !list {
            return Ok(value(self.name, Repetition::OPTIONAL)?.into());
        }
        let group = |name, repetition, inside: Type| {
            Type::group_type_builder(name)
                .with_repetition(repetition)
                .with_fields(vec![Arc::new(inside)])
        };
        let element = value("element", Repetition::REQUIRED)?;
        let elements = group("list", Repetition::REPEATED, element).build()?;
        let list = group(self.name, Repetition::OPTIONAL, elements);
        Ok(list
            .with_logical_type(Some(LogicalType::List))
            .build()?
            .into())
    }

    fn write(self, mut column: SerializedColumnWriter<'_>) -> Result<()> {
        let definition = Some(&self.levels.definition[..]);
        let repetition = Some(&self.levels.repetition[..]);
        match (self.kind, column.untyped()) {
            (Kind::Flag(all), ColumnWriter::BoolColumnWriter(to)) => {
                to.write_batch(&all, definition, None)
            }
            (Kind::Small(all) | Kind::Count(all), ColumnWriter::Int32ColumnWriter(to)) => {
                to.write_batch(&all, definition, None)
            }
            (Kind::Word(all), ColumnWriter::Int64ColumnWriter(to)) => {
                to.write_batch(&all, definition, None)
            }
            (Kind::Text(all), ColumnWriter::ByteArrayColumnWriter(to)) => {
                to.write_batch(&all, definition, None)
            }
            (
                Kind::Smalls(all) | Kind::Counts(all) | Kind::Points(all),
                ColumnWriter::Int32ColumnWriter(to),
            ) => to.write_batch(&all, definition, repetition),
            (Kind::Words(all), ColumnWriter::Int64ColumnWriter(to)) => {
                to.write_batch(&all, definition, repetition)
            }
            (Kind::Reals(all), ColumnWriter::FloatColumnWriter(to)) => {
                to.write_batch(&all, definition, repetition)
            }
            (Kind::Texts(all), ColumnWriter::ByteArrayColumnWriter(to)) => {
                to.write_batch(&all, definition, repetition)
            }
            _ => {
                let wrong = format!("{} has another type in the schema", self.name);
                return Err(ParquetError::General(wrong));
            }
        }?;
        column.close()
    }
}

impl Columns {
    /// Adds a row; the first one determines the columns.
    pub(super) fn push(&mut self, row: Vec<Column>) -> anyhow::Result<()> {
        if self.0.is_empty() {
            self.0 = row
                .iter()
                .map(|(name, cell)| Values::new(name, cell))
                .collect();
        }
        for (known, (name, cell)) in self.0.iter_mut().zip(row) {
            if known.name != name || !known.push(cell) {
                bail!("a row has other columns: {name} instead of {}", known.name);
            }
        }
        Ok(())
    }

    pub(super) fn schema(&self) -> Result<TypePtr> {
        let fields = self.0.iter().map(Values::schema).collect::<Result<_>>()?;
        let root = Type::group_type_builder(ROOT).with_fields(fields);
        Ok(root.build()?.into())
    }

    /// Writes the rows as that row group.
    pub(super) fn write<W: Write + Send>(
        self,
        mut group: SerializedRowGroupWriter<'_, W>,
    ) -> Result<()> {
        for values in self.0 {
            if let Some(column) = group.next_column()? {
                values.write(column)?;
            }
        }
        group.close()?;
        Ok(())
    }
}
