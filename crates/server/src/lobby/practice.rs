//! What a person practises: their mistakes that are due, and the spots that come with the server.

use std::collections::HashMap;

use moonshot_protocol::GAMES;
use moonshot_store::{Document, TableId};
use moonshot_table::{PersonId, SpotFile, SpotRecord};

use super::spots;
use super::tables::Tables;
use crate::error::ApiError;
use crate::table::course::Course;
use crate::table::mistakes::{PRACTICE, Practised, What};
use moonshot_api::{
    Mistake, Practice, PracticeAnswer, PracticeResult, Progress, Spot, SpotGame, SpotSet,
};

/// Maximum number of a person's mistakes and spots that are read, those that changed last first.
const MOST: usize = 5_000;
/// Maximum number of mistakes that are sent at a time.
const SHOWN: usize = 50;

/// What a person practises.
#[derive(Default)]
struct Collection {
    mistakes: Vec<(Document, Practised)>,
    spots: HashMap<String, Course>,
}

impl Tables {
    async fn collection(&self, person: Option<&PersonId>) -> Result<Collection, ApiError> {
        let mut collection = Collection::default();
        let Some(person) = person else {
            return Ok(collection);
        };
        for document in self.store().documents_of(person, PRACTICE, MOST).await? {
            // What another release wrote in another form is left out.
            let Ok(practised) = serde_json::from_str::<Practised>(&document.body) else {
                continue;
            };
            match practised.what {
                What::Spot(id) => {
                    collection.spots.insert(id, practised.course);
                }
                What::Mistake { .. } => collection.mistakes.push((document, practised)),
            }
        }
        Ok(collection)
    }

    /// What the person may practise at that time, in milliseconds since 1970.
    pub(crate) async fn practice(
        &self,
        person: Option<&PersonId>,
        now: i64,
    ) -> Result<Practice, ApiError> {
        let Collection { mistakes, spots } = self.collection(person).await?;
        let all = mistakes.len();
        let learned = mistakes
            .iter()
            .filter(|(_, one)| one.course.due().is_none());
        let learned = learned.count();
        let later = mistakes.iter().filter_map(|(_, one)| one.course.due());
        let next = later.filter(|due| *due > now).min();
        let mut due: Vec<(i64, Mistake)> = mistakes
            .into_iter()
            .filter(|(_, one)| one.course.is_due(now))
            .filter_map(|(document, one)| Some((one.course.due()?, mistake(document, one)?)))
            .collect();
        due.sort_by(|(one, a), (other, b)| (one, &a.table).cmp(&(other, &b.table)));
        let count = due.len();
        let first = due.into_iter().take(SHOWN);
        Ok(Practice {
            due: count,
            later: all - learned - count,
            learned,
            next,
            mistakes: first.map(|(_, mistake)| mistake).collect(),
            games: spots::all()
                .iter()
                .map(|file| in_numbers(file, &spots, now))
                .collect(),
        })
    }

    /// The spots of a game, with how far the person has come at that time.
    ///
    /// # Errors
    /// If the game has none.
    pub(crate) async fn spots(
        &self,
        game: &str,
        person: Option<&PersonId>,
        now: i64,
    ) -> Result<SpotSet, ApiError> {
        let file = spots::of_game(game).ok_or(ApiError::NoRoute)?;
        let courses = self.collection(person).await?.spots;
        let mut spots: Vec<&SpotRecord> = file.spots.iter().collect();
        let later = |spot: &SpotRecord| courses.get(&spot.id).is_some_and(|one| !one.is_due(now));
        spots.sort_by_key(|spot| later(spot));
        let spots = spots.into_iter();
        Ok(SpotSet {
            game: file.game.clone(),
            game_name: name_of(&file.game),
            spots: spots
                .map(|spot| wire(spot, courses.get(&spot.id)))
                .collect(),
        })
    }

    /// The hand of a spot, as JSON text of [`moonshot_api::HandReplay`].
    ///
    /// # Errors
    /// If there is no such spot.
    pub(crate) async fn spot_hand(&self, item: &str) -> Result<String, ApiError> {
        let (file, spot) = spots::find(item).ok_or(ApiError::NoRoute)?;
        let text = self.context.tellers.work(|_| spots::hand(file, spot));
        let text = text.await.flatten();
        text.ok_or(ApiError::Internal("a spot could not be shown"))
    }

    /// Notes the person's first answer to a mistake of theirs or to a spot, at that time.
    ///
    /// # Errors
    /// If they have no such mistake and there is no such spot.
    pub(crate) async fn answer_practice(
        &self,
        person: PersonId,
        PracticeAnswer { item, action }: PracticeAnswer,
        now: i64,
    ) -> Result<PracticeResult, ApiError> {
        let is = |answer: &str| action.as_deref().is_some_and(|done| same(done, answer));
        let (key, table, right, mut practised) = match spots::find(&item) {
            Some((file, spot)) => {
                let key = format!("{item}/{}", hex::encode(person.as_bytes()));
                let known = self.store().document(PRACTICE, &key).await?;
                let known = known.and_then(|document| serde_json::from_str(&document.body).ok());
                let practised = known.unwrap_or_else(|| Practised {
                    game: file.game.clone(),
                    course: Course::new(now),
                    what: What::Spot(item),
                });
                (key, None, is(&spot.answer), practised)
            }
            None => {
                let found = self.own_mistake(&item, &person).await?;
                let (table, practised) = found.ok_or(ApiError::NoRoute)?;
                let right = match &practised.what {
                    What::Mistake { decision, .. } => is(&decision.recommended),
                    What::Spot(_) => false,
                };
                (item, table, right, practised)
            }
        };
        practised.course = practised.course.answered(right, now);
        self.write(practised.write(key, person, table)?).await?;
        Ok(PracticeResult {
            right,
            progress: Progress::from(&practised.course),
        })
    }

    /// The mistake of that key, if it is the person's.
    async fn own_mistake(
        &self,
        key: &str,
        person: &PersonId,
    ) -> Result<Option<(Option<TableId>, Practised)>, ApiError> {
        let document = self.store().document(PRACTICE, key).await?;
        let own = document.filter(|document| document.owner.as_ref() == Some(person));
        Ok(own.and_then(|document| {
            let practised: Practised = serde_json::from_str(&document.body).ok()?;
            let is_mistake = matches!(practised.what, What::Mistake { .. });
            is_mistake.then_some((document.table, practised))
        }))
    }
}

/// Whether the actions are the same; the order of passed cards does not matter.
fn same(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        if let Some(("pass", cards)) = words.split_first_mut().map(|(word, rest)| (&**word, rest)) {
            cards.sort();
        }
        words
    };
    sorted(one) == sorted(other)
}

fn mistake(document: Document, practised: Practised) -> Option<Mistake> {
    let What::Mistake { seat, decision } = practised.what else {
        return None;
    };
    Some(Mistake {
        item: document.key,
        table: document.table?.to_string(),
        game: practised.game,
        seat,
        decision: *decision,
        progress: Progress::from(&practised.course),
    })
}

/// The name of a game.
fn name_of(id: &str) -> String {
    let found = GAMES.into_iter().find(|game| game.id == id);
    found.map_or(id, |game| game.name).to_owned()
}

fn in_numbers(file: &SpotFile, courses: &HashMap<String, Course>, now: i64) -> SpotGame {
    let known = file.spots.iter().filter_map(|spot| courses.get(&spot.id));
    let known: Vec<&Course> = known.collect();
    let right = |course: &&&Course| Progress::from(**course).right == Some(true);
    SpotGame {
        game: file.game.clone(),
        game_name: name_of(&file.game),
        spots: file.spots.len(),
        right: known.iter().filter(right).count(),
        due: known.iter().filter(|course| course.is_due(now)).count(),
    }
}

fn wire(spot: &SpotRecord, course: Option<&Course>) -> Spot {
    Spot {
        item: spot.id.clone(),
        seat: spot.seat,
        hand: spot.hand,
        step: spot.step,
        trick: spot.trick,
        area: spot.area.clone(),
        unit: spot.unit.clone(),
        answer: spot.answer.clone(),
        reason: spot.reason.clone(),
        alternatives: spot.alternatives.clone(),
        progress: course.map(Progress::from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_the_same_in_any_order_and_turns_are_not() {
        assert!(same("pass 2C QS AH", "pass AH 2C QS"));
        assert!(!same("pass 2C QS AH", "pass 2C QS KH"));
        assert!(same("QS", " QS "));
        assert!(!same("steal Rb on 1 for 3", "steal Rb on 3 for 1"));
    }
}
