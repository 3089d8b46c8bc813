//! `moonshot reports`.

use moonshot_store::{Report, Reported, SqlStore, Store, TableId, Write};
use moonshot_table::PersonId;

use super::backup::{done, moonshot, refused};

fn report(reason: &str, note: &str, made: i64) -> Write {
    let somebody = |number, name: &str| Reported {
        person: PersonId::from_bytes(&[number; 32]).unwrap(),
        name: name.into(),
    };
    Write::Report(Box::new(Report {
        made,
        table: TableId::from_random([3; 26]),
        by: somebody(1, "Anna"),
        about: somebody(2, "Ben"),
        reason: reason.into(),
        note: note.into(),
        talk: "Ben: You fool\nAnna: (sorry)".into(),
    }))
}

#[tokio::test]
async fn reports_are_listed_with_names_and_what_was_said() {
    let directory = tempfile::tempdir().unwrap();
    let nothing = refused(&moonshot(&["reports"], directory.path()));
    assert!(nothing.contains("there are no tables"), "{nothing}");
    let store = SqlStore::sqlite(directory.path()).await.unwrap();
    let none = done(&moonshot(&["reports"], directory.path()));
    assert_eq!(none, "Nobody has been reported.\n");

    let day = 86_400_000;
    let made = [
        report("words", "He swears.", 0),
        report("stalling", "", day),
    ];
    let written = Store::commit(&store, &made).await.unwrap();
    assert!(written.iter().all(Result::is_ok));
    // The store is open, as if a server were running.
    let table = TableId::from_random([3; 26]);
    let said = done(&moonshot(&["reports"], directory.path()));
    let newest = format!(
        "1970-01-02 00:00 UTC  table {table}\n  Anna reports Ben: stalling\n  > Ben: You fool\n  > Anna: (sorry)\n"
    );
    let oldest = format!(
        "1970-01-01 00:00 UTC  table {table}\n  Anna reports Ben: words\n  \"He swears.\"\n  > Ben: You fool\n  > Anna: (sorry)\n"
    );
    assert_eq!(said, format!("{newest}\n{oldest}\n"));
    let one = done(&moonshot(&["reports", "--limit", "1"], directory.path()));
    assert_eq!(one, format!("{newest}\n"));
}
