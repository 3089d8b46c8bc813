//! Origins of tables, and documents.

use moonshot_table::PersonId;

use super::{commit, create, person};
use crate::{
    AccountWrite, Document, Origin, OriginKind, Store, StoreError, TableId, TableRecord, Write,
    Written,
};

pub(super) async fn conform(store: &dyn Store) {
    tables_are_found_by_their_origin(store).await;
    documents_are_kept_by_kind_and_key(store).await;
    documents_end_with_their_table(store).await;
    documents_end_with_the_account_of_their_owner(store).await;
}

/// A record with an id of these tests.
fn table(number: u8, sitting: Option<PersonId>) -> TableRecord {
    let mut id = [31; 26];
    id[0] = number % 32;
    TableRecord {
        id: TableId::from_random(id),
        ..super::table(number, sitting)
    }
}

async fn tables_are_found_by_their_origin(store: &dyn Store) {
    let made = |number, kind, of: &str| TableRecord {
        origin: Some(Origin {
            kind,
            of: of.into(),
            detail: r#"{"hand":3}"#.into(),
        }),
        ..table(number, None)
    };
    let again = OriginKind::Again;
    let tables = [
        made(220, again, "one"),
        made(221, again, "one"),
        made(222, again, "other"),
        made(223, OriginKind::Challenge, "one"),
    ];
    for table in &tables {
        create(store, table).await.unwrap();
        assert_eq!(store.table(&table.id).await.unwrap().as_ref(), Some(table));
    }
    let found = async |limit| store.tables_with_origin(again, "one", limit).await.unwrap();
    let [first, second, ..] = tables.each_ref().map(|table| table.id.clone());
    assert_eq!(found(9).await, [second.clone(), first]);
    assert_eq!(found(1).await, [second]);
    let none = store.tables_with_origin(again, "on", 9).await.unwrap();
    assert_eq!(none, []);
    for table in tables {
        delete(store, &table.id).await;
    }
}

async fn delete(store: &dyn Store, table: &TableId) {
    let delete = Write::Delete {
        table: table.clone(),
        unchanged_since: i64::MAX,
    };
    commit(store, delete).await.unwrap();
}

/// Writes a document of the kind `note`.
async fn note(
    store: &dyn Store,
    key: &str,
    owner: Option<&PersonId>,
    table: Option<&TableId>,
    body: &str,
) -> Written {
    let document = Write::Document {
        kind: "note".into(),
        key: key.into(),
        owner: owner.cloned(),
        table: table.cloned(),
        body: body.into(),
    };
    commit(store, document).await
}

/// The bodies of the documents.
fn bodies(documents: &[Document]) -> Vec<&str> {
    documents
        .iter()
        .map(|document| document.body.as_str())
        .collect()
}

async fn documents_are_kept_by_kind_and_key(store: &dyn Store) {
    let (anna, ben) = (person(224), person(225));
    let read = async |key| store.document("note", key).await.unwrap();
    assert_eq!(read("a/1").await, None);
    note(store, "a/1", Some(&anna), None, "first")
        .await
        .unwrap();
    note(store, "a/2", Some(&anna), None, "ä").await.unwrap();
    note(store, "b/1", Some(&ben), None, "").await.unwrap();
    note(store, "a", None, None, "nobody's").await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    note(store, "a/1", Some(&anna), None, "second")
        .await
        .unwrap();
    let stored = read("a/1").await.unwrap();
    assert!(stored.made > 1_000_000);
    let wanted = Document {
        kind: "note".into(),
        key: "a/1".into(),
        made: stored.made,
        owner: Some(anna.clone()),
        table: None,
        body: "second".into(),
    };
    assert_eq!(stored, wanted);
    assert_eq!(store.document("other", "a/1").await.unwrap(), None);
    let own = async |limit| store.documents_of(&anna, "note", limit).await.unwrap();
    assert_eq!(bodies(&own(9).await), ["second", "ä"], "the latest first");
    assert_eq!(own(1).await, [wanted]);
    assert_eq!(store.documents_of(&anna, "other", 9).await.unwrap(), []);
    for (prefix, limit, wanted) in [
        ("a", 9, &["nobody's", "second", "ä"][..]),
        ("a/", 9, &["second", "ä"]),
        ("a/", 1, &["second"]),
        ("c", 9, &[]),
    ] {
        let below = store.documents_below("note", prefix, limit).await.unwrap();
        assert_eq!(bodies(&below), wanted, "{prefix}");
    }
    for key in ["a/1", "a/1", "a/2", "b/1", "a"] {
        let delete = Write::DeleteDocument {
            kind: "note".into(),
            key: key.into(),
        };
        commit(store, delete).await.unwrap();
        assert_eq!(read(key).await, None);
    }
}

async fn documents_end_with_their_table(store: &dyn Store) {
    let (made, kept) = (table(226, Some(person(226))), table(227, None));
    let read = async |key| store.document("note", key).await.unwrap();
    let refused = note(store, "of", None, Some(&made.id), "early").await;
    assert!(matches!(refused, Err(StoreError::Stale)), "no such table");
    assert_eq!(read("of").await, None);
    for table in [&made, &kept] {
        create(store, table).await.unwrap();
        let key = table.id.as_str();
        note(store, key, None, Some(&table.id), "about it")
            .await
            .unwrap();
        assert_eq!(read(key).await.unwrap().table.as_ref(), Some(&table.id));
    }
    note(store, "own", Some(&person(226)), Some(&made.id), "theirs")
        .await
        .unwrap();
    let erase = Write::Erase {
        table: made.id.clone(),
        person: person(226),
        position: 0,
        entries: Vec::new(),
        seats: made.seats.clone(),
    };
    commit(store, erase).await.unwrap();
    assert_eq!(read("own").await, None, "erased with its owner");
    assert!(read(made.id.as_str()).await.is_some());
    delete(store, &made.id).await;
    assert_eq!(read(made.id.as_str()).await, None);
    assert!(read(kept.id.as_str()).await.is_some());
    delete(store, &kept.id).await;
}

async fn documents_end_with_the_account_of_their_owner(store: &dyn Store) {
    let (gone, stays) = (person(228), person(229));
    super::accounts::settle(store, 228).await;
    for owner in [&gone, &stays] {
        note(store, &format!("{owner:?}"), Some(owner), None, "theirs")
            .await
            .unwrap();
    }
    let delete = Write::Account(AccountWrite::Delete {
        person: gone.clone(),
    });
    commit(store, delete).await.unwrap();
    assert_eq!(store.documents_of(&gone, "note", 9).await.unwrap(), []);
    let refused = note(store, "late", Some(&gone), None, "theirs").await;
    assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    let kept = store.documents_of(&stays, "note", 9).await.unwrap();
    assert_eq!(kept.len(), 1);
}
