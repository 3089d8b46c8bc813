//! Parquet files: encodes a row group, and joins row groups byte for byte.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnCloseResult;
use parquet::file::metadata::{KeyValue, ParquetMetaData, ParquetMetaDataReader, RowGroupMetaData};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesBuilder};
use parquet::file::writer::SerializedFileWriter;
use serde_json::Value;

use super::columns::Columns;
use crate::shard::Shard;

/// The names of what a dataset says of itself in the metadata of its file.
const PARAMETERS: &str = "moonshot.dataset";
const SHARD: &str = "moonshot.shard";

/// What a dataset says of itself.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Heading {
    /// What determines its rows.
    pub(super) parameters: Value,
    /// The part of the whole; `None` for the whole.
    pub(super) shard: Option<Shard>,
}

impl Heading {
    /// A parameter that is a number.
    pub(super) fn number(&self, name: &str) -> Option<u64> {
        self.parameters[name].as_u64()
    }

    fn metadata(&self) -> Vec<KeyValue> {
        let pair = |key: &str, value: String| KeyValue::new(key.to_owned(), value);
        let mut pairs = vec![pair(PARAMETERS, self.parameters.to_string())];
        pairs.extend(self.shard.map(|shard| pair(SHARD, shard.to_string())));
        pairs
    }
}

/// How everything is encoded. Page indexes are left out: row groups are small.
fn properties() -> anyhow::Result<WriterPropertiesBuilder> {
    Ok(WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(3)?))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_max_row_group_row_count(None))
}

/// A file with these rows as its only row group.
pub(super) fn encode(rows: Columns) -> anyhow::Result<Vec<u8>> {
    let properties = Arc::new(properties()?.build());
    let mut writer = SerializedFileWriter::new(Vec::new(), rows.schema()?, properties)?;
    rows.write(writer.next_row_group()?)?;
    Ok(writer.into_inner()?)
}

fn metadata(path: &Path) -> anyhow::Result<(File, ParquetMetaData)> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let metadata = ParquetMetaDataReader::new().parse_and_finish(&file);
    let metadata = metadata.with_context(|| {
        format!(
            "{} is no Parquet file, or is cut off; remove it and write it again",
            path.display()
        )
    })?;
    Ok((file, metadata))
}

/// What the dataset in that file says of itself.
pub(super) fn heading(path: &Path) -> anyhow::Result<Heading> {
    let (_, metadata) = metadata(path)?;
    let pairs = metadata.file_metadata().key_value_metadata();
    let value = |key: &str| {
        let pair = pairs.into_iter().flatten().find(|pair| pair.key == key)?;
        pair.value.as_deref()
    };
    let parameters = value(PARAMETERS).and_then(|text| serde_json::from_str(text).ok());
    let parameters = parameters
        .with_context(|| format!("{} was not written by moonshot dataset", path.display()))?;
    Ok(Heading {
        parameters,
        shard: value(SHARD).map(str::parse).transpose()?,
    })
}

/// Joins the row groups of several files, the first of each and then the second of each, and so on. `groups` is the number that
/// there must be in all.
pub(super) fn join(
    files: &[impl AsRef<Path>],
    groups: u64,
    out: &Path,
    heading: &Heading,
) -> anyhow::Result<()> {
    let partial = PathBuf::from(format!("{}.partial", out.display()));
    let written = write_joined(files, groups, &partial, heading);
    written
        .and_then(|()| Ok(fs::rename(&partial, out)?))
        .inspect_err(|_| {
            // Nothing reads it, and on a full disk its space is needed.
            let _ = fs::remove_file(&partial);
        })
        .with_context(|| cannot_write(out))
}

/// What to do if a file cannot be written.
pub(super) fn cannot_write(path: &Path) -> String {
    format!(
        "cannot write {} (run the same command again when that is put right: it goes on where it stopped)",
        path.display()
    )
}

fn write_joined(
    files: &[impl AsRef<Path>],
    groups: u64,
    out: &Path,
    heading: &Heading,
) -> anyhow::Result<()> {
    let first = files.first().context("there is nothing to join")?;
    let schema = metadata(first.as_ref())?
        .1
        .file_metadata()
        .schema_descr()
        .root_schema_ptr();
    let properties = properties()?
        .set_key_value_metadata(Some(heading.metadata()))
        .build();
    let file = BufWriter::new(File::create(out)?);
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    // Files stay open, with their metadata, up to their last row group.
    let mut open: Vec<Option<(File, ParquetMetaData)>> = files.iter().map(|_| None).collect();
    for number in 0..groups {
        let at = usize::try_from(number % files.len() as u64)?;
        let place = usize::try_from(number / files.len() as u64)?;
        let path = files[at].as_ref();
        let (input, metadata) = match open[at].take() {
            Some(known) => known,
            None => metadata(path)?,
        };
        let Some(group) = metadata.row_groups().get(place) else {
            bail!(
                "{} ends early; remove it and write it again",
                path.display()
            );
        };
        append(&mut writer, &input, group).with_context(|| path.display().to_string())?;
        if place + 1 < metadata.row_groups().len() {
            open[at] = Some((input, metadata));
        }
    }
    writer.flush()?;
    let mut file: BufWriter<File> = writer.into_inner()?;
    file.flush()?;
    Ok(file.get_ref().sync_all()?)
}

fn append(
    writer: &mut SerializedFileWriter<BufWriter<File>>,
    input: &File,
    group: &RowGroupMetaData,
) -> anyhow::Result<()> {
    let mut joined = writer.next_row_group()?;
    for column in group.columns() {
        let closed = ColumnCloseResult {
            bytes_written: u64::try_from(column.compressed_size())?,
            rows_written: u64::try_from(group.num_rows())?,
            metadata: column.clone(),
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        joined.append_column(input, closed)?;
    }
    joined.close()?;
    Ok(())
}
