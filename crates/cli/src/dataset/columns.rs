//! Rows as the columns of Arrow.

use std::sync::Arc;

use anyhow::bail;
use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, Float32Builder, Int32Builder, ListBuilder, StringBuilder,
    UInt8Builder, UInt32Builder, UInt64Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema};
use moonshot_bots::dataset::{Cell, Column};

/// The columns of the rows so far.
#[derive(Default)]
pub(super) struct Columns(Vec<(&'static str, Builder)>);

/// Declares a builder for each kind of cell.
macro_rules! builders {
    (plain: $($plain:ident($one:ty)),+; lists: $($list:ident($each:ty, $type:ident)),+ $(,)?) => {
        enum Builder { $($plain($one),)+ $($list(ListBuilder<$each>)),+ }

        impl Builder {
            fn of(cell: &Cell) -> Builder {
                match cell {
                    $(Cell::$plain(_) => Builder::$plain(<$one>::new()),)+
                    $(Cell::$list(_) => {
                        let element = Field::new("element", DataType::$type, false);
                        Builder::$list(ListBuilder::new(<$each>::new()).with_field(element))
                    })+
                }
            }

            /// Returns whether the cell is of the column's kind.
            fn push(&mut self, cell: Cell) -> bool {
                match (self, cell) {
                    $((Builder::$plain(builder), Cell::$plain(value)) => builder.append_option(value),)+
                    $((Builder::$list(builder), Cell::$list(values)) => {
                        let is_there = values.is_some();
                        for value in values.unwrap_or_default() {
                            builder.values().append_value(value);
                        }
                        builder.append(is_there);
                    })+
                    _ => return false,
                }
                true
            }

            fn finish(&mut self) -> ArrayRef {
                match self {
                    $(Builder::$plain(builder) => ArrayBuilder::finish(builder),)+
                    $(Builder::$list(builder) => ArrayBuilder::finish(builder)),+
                }
            }
        }
    };
}

builders! {
    plain: Flag(BooleanBuilder), Small(UInt8Builder), Count(UInt32Builder), Word(UInt64Builder), Text(StringBuilder);
    lists: Smalls(UInt8Builder, UInt8), Counts(UInt32Builder, UInt32), Words(UInt64Builder, UInt64), Points(Int32Builder, Int32),
           Reals(Float32Builder, Float32), Texts(StringBuilder, Utf8),
}

impl Columns {
    /// Adds a row; the first one determines the columns.
    pub(super) fn push(&mut self, row: Vec<Column>) -> anyhow::Result<()> {
        if self.0.is_empty() {
            self.0 = row
                .iter()
                .map(|(name, cell)| (*name, Builder::of(cell)))
                .collect();
        }
        for ((known, builder), (name, cell)) in self.0.iter_mut().zip(row) {
            if *known != name || !builder.push(cell) {
                bail!("a row has other columns: {name} instead of {known}");
            }
        }
        Ok(())
    }

    pub(super) fn finish(self) -> anyhow::Result<RecordBatch> {
        let arrays = self
            .0
            .into_iter()
            .map(|(name, mut builder)| (name, builder.finish()));
        let (names, arrays): (Vec<&str>, Vec<ArrayRef>) = arrays.unzip();
        let fields = names.into_iter().zip(&arrays);
        let fields = fields.map(|(name, array)| Field::new(name, array.data_type().clone(), true));
        let schema = Arc::new(Schema::new(fields.collect::<Vec<Field>>()));
        Ok(RecordBatch::try_new(schema, arrays)?)
    }
}
