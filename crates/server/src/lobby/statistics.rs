//! A person's statistics: the numbers of each finished match are counted once and kept as a document.

use std::collections::HashMap;

use moonshot_store::{Document, TableId, Write};
use moonshot_table::PersonId;

use super::tables::Tables;
use crate::error::ApiError;
use crate::table::review::REVIEW_SUMS;
use moonshot_api::{MatchStatistics, ReviewStatistics, Statistics};

/// Number of the person's most recent tables that are looked at.
const TABLES: usize = 1000;
/// The kind of the documents. A later release that counts otherwise uses another.
const KIND: &str = "facts";

impl Tables {
    /// The person's finished matches in numbers, the most recently changed first.
    pub(crate) async fn statistics(&self, person: &PersonId) -> Result<Statistics, ApiError> {
        let store = self.store();
        let reviews = store.documents_of(person, REVIEW_SUMS, TABLES).await?;
        // A review in a form of another release counts as none.
        let reviews = reviews.into_iter().filter_map(|document| {
            Some((document.table?, serde_json::from_str(&document.body).ok()?))
        });
        let mut reviews: HashMap<TableId, ReviewStatistics> = reviews.collect();
        let counted = store.documents_of(person, KIND, TABLES).await?.into_iter();
        let counted = counted.filter_map(|document| Some((document.table.clone()?, document)));
        let counted: HashMap<TableId, Document> = counted.collect();
        let mut matches = Vec::new();
        for (id, updated) in store.tables_of(person, TABLES).await? {
            let kept = counted
                .get(&id)
                .map(|kept| serde_json::from_str(&kept.body));
            let numbers = match kept {
                Some(Ok(numbers)) => numbers,
                _ => match self.count(&id, updated, person).await {
                    Ok(numbers) => numbers,
                    Err(error @ (ApiError::Storage(_) | ApiError::Stopping)) => return Err(error),
                    Err(error) => {
                        // One unreadable table must not hide the others.
                        tracing::error!(table = %id, error = error.causes(), "a match cannot be counted");
                        None
                    }
                },
            };
            matches.extend(numbers.map(|numbers| MatchStatistics {
                review: reviews.remove(&id),
                ..numbers
            }));
        }
        Ok(Statistics { matches })
    }

    /// Counts a match, and keeps the numbers if it is over.
    async fn count(
        &self,
        id: &TableId,
        updated: i64,
        person: &PersonId,
    ) -> Result<Option<MatchStatistics>, ApiError> {
        if self.is_running(id, updated) {
            return Ok(None);
        }
        let table = self.open(id.as_str()).await?;
        let Some(numbers) = table.statistics(person, updated).await? else {
            return Ok(None);
        };
        let body = serde_json::to_string(&numbers)
            .map_err(|_| ApiError::Internal("the numbers of a match could not be written"))?;
        // Each of its people has a document of their own.
        let Ok(seat) = table.seat_of(person).await else {
            return Ok(numbers);
        };
        let key = format!("{id}/{}", seat.index());
        self.write(Write::Document {
            kind: KIND.into(),
            key,
            owner: Some(person.clone()),
            table: Some(id.clone()),
            body,
        })
        .await?;
        Ok(numbers)
    }
}
