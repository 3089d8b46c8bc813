//! What every backend does with accounts.

use moonshot_rules::Seat;
use moonshot_table::PersonId;

use super::{act, append, commit, create, person, table};
use crate::{
    AccountRecord, AccountWrite, Ending, Looks, PasskeyRecord, SeatRecord, SessionRecord, Standing,
    Store, StoreError, TokenHash, Write, Written,
};

const DAY: i64 = 86_400_000;

fn token(number: u8) -> TokenHash {
    TokenHash::new([number; 32])
}

fn account(number: u8, password: Option<&str>) -> AccountRecord {
    AccountRecord {
        person: person(number),
        handle: format!("Zoë {number}"),
        key: format!("zoë {number}"),
        bot: number % 2 == 1,
        created: i64::from(number),
        user: [number; 16],
        password: password.map(str::to_owned),
    }
}

/// Confusable forms for these tests: small letters of Cyrillic count as those of Latin.
fn looks(name: &str) -> Looks {
    let latin = |letter: char| match letter {
        'а' => 'a',
        'о' => 'o',
        'р' => 'p',
        'с' => 'c',
        'к' => 'k',
        letter => letter,
    };
    let look: String = name.to_lowercase().chars().map(latin).collect();
    [look.to_uppercase(), look]
}

fn session(number: u8, of: u8) -> SessionRecord {
    SessionRecord {
        token: token(number),
        person: person(of),
        device: "Firefox".into(),
        created: i64::from(number),
        used: 0,
    }
}

fn passkey(number: u8, of: u8) -> PasskeyRecord {
    PasskeyRecord {
        id: vec![number; 20],
        person: person(of),
        site: "localhost".into(),
        device: "Firefox".into(),
        created: i64::from(number),
        used: 0,
        passkey: "{}".into(),
    }
}

async fn write(store: &dyn Store, write: AccountWrite) -> Written {
    commit(store, Write::Account(write)).await
}

async fn make(
    store: &dyn Store,
    account: AccountRecord,
    passkey: Option<PasskeyRecord>,
    session: SessionRecord,
) -> Written {
    let make = AccountWrite::Make {
        looks: looks(&account.handle),
        account: Box::new(account),
        passkey: passkey.map(Box::new),
        session,
    };
    write(store, make).await
}

/// Makes an account for the person with that number.
pub(super) async fn settle(store: &dyn Store, number: u8) {
    let made = make(store, account(number, None), None, session(number, number)).await;
    made.unwrap();
}

async fn standing(store: &dyn Store, number: u8) -> Standing {
    store.accounts().standing(&token(number)).await.unwrap()
}

fn signed_in(number: u8) -> Standing {
    Standing::SignedIn {
        person: person(number),
        used: 0,
    }
}

fn stale(written: &Written) {
    assert!(matches!(written, Err(StoreError::Stale)), "{written:?}");
}

fn exists(written: &Written) {
    assert!(matches!(written, Err(StoreError::Exists)), "{written:?}");
}

/// Accounts have numbers from 100 on.
pub(super) async fn conform(store: &dyn Store) {
    an_account_is_made_once(store).await;
    sessions_begin_and_end(store).await;
    the_last_way_to_sign_in_stays(store).await;
    a_former_name_is_reserved_for_a_while(store).await;
    lookalike_names_belong_to_one_account(store).await;
    sessions_expire(store).await;
    a_deleted_account_leaves_nothing(store).await;
    a_person_is_erased_from_a_table(store).await;
}

async fn an_account_is_made_once(store: &dyn Store) {
    let accounts = store.accounts();
    assert_eq!(standing(store, 100).await, Standing::Guest);
    let anna = account(100, Some("hash"));
    let passkeys = Some(passkey(100, 100));
    make(store, anna.clone(), passkeys, session(100, 100))
        .await
        .unwrap();
    assert_eq!(standing(store, 100).await, signed_in(100));
    let found = accounts.account_of(&anna.person).await.unwrap();
    assert_eq!(found.as_ref(), Some(&anna));
    let found = accounts.account_named("zoë 100").await.unwrap();
    assert_eq!(found.as_ref(), Some(&anna));
    assert_eq!(accounts.account_named("zoë 101").await.unwrap(), None);
    assert_eq!(accounts.account_of(&person(101)).await.unwrap(), None);
    let same_name = AccountRecord {
        key: anna.key.clone(),
        ..account(101, None)
    };
    exists(&make(store, same_name, None, session(101, 101)).await);
    exists(&make(store, account(100, None), None, session(102, 100)).await);
    let same_passkey = Some(passkey(100, 101));
    exists(&make(store, account(101, None), same_passkey, session(101, 101)).await);
    assert_eq!(accounts.account_of(&person(101)).await.unwrap(), None);
    assert_eq!(standing(store, 101).await, Standing::Guest);
    let found = accounts.passkey(&[100; 20]).await.unwrap();
    assert_eq!(found, Some(passkey(100, 100)));
    assert_eq!(accounts.passkey(&[101; 20]).await.unwrap(), None);
}

async fn sessions_begin_and_end(store: &dyn Store) {
    let accounts = store.accounts();
    let begin = async |number, of, password: Option<&str>| {
        let begin = AccountWrite::Begin {
            session: session(number, of),
            password: password.map(str::to_owned),
        };
        write(store, begin).await
    };
    begin(110, 100, Some("hash")).await.unwrap();
    begin(111, 100, None).await.unwrap();
    stale(&begin(112, 100, Some("another")).await);
    stale(&begin(112, 119, None).await);
    assert_eq!(standing(store, 112).await, Standing::Guest);
    let sessions = accounts.sessions_of(&person(100)).await.unwrap();
    assert_eq!(
        sessions,
        [session(111, 100), session(110, 100), session(100, 100)]
    );
    let used = AccountWrite::Used {
        token: token(110),
        day: DAY,
    };
    write(store, used).await.unwrap();
    let used = Standing::SignedIn {
        person: person(100),
        used: DAY,
    };
    assert_eq!(standing(store, 110).await, used);
    let end = async |number, which| {
        let person = person(number);
        write(store, AccountWrite::End { person, which })
            .await
            .unwrap();
    };
    // Another person cannot end the session.
    end(101, Ending::All).await;
    end(101, Ending::One(token(111))).await;
    assert_eq!(standing(store, 111).await, signed_in(100));
    end(100, Ending::One(token(111))).await;
    assert_eq!(standing(store, 111).await, Standing::Guest);
    end(100, Ending::AllBut(token(110))).await;
    assert_eq!(standing(store, 110).await, used);
    assert_eq!(
        standing(store, 100).await,
        Standing::Nobody,
        "their first token"
    );
    begin(111, 100, None).await.unwrap();
    end(100, Ending::All).await;
    assert_eq!(accounts.sessions_of(&person(100)).await.unwrap(), []);
}

async fn the_last_way_to_sign_in_stays(store: &dyn Store) {
    let accounts = store.accounts();
    let (anna, keep) = (person(100), token(110));
    let begin = AccountWrite::Begin {
        session: session(110, 100),
        password: None,
    };
    write(store, begin).await.unwrap();
    let password = async |password: Option<&str>| {
        let set = AccountWrite::Password {
            person: anna.clone(),
            password: password.map(str::to_owned),
            keep,
        };
        write(store, set).await
    };
    let remove = async |number: u8| {
        let remove = AccountWrite::RemovePasskey {
            person: anna.clone(),
            id: vec![number; 20],
        };
        write(store, remove).await
    };
    let add = async |passkey| write(store, AccountWrite::AddPasskey(Box::new(passkey))).await;
    password(None).await.unwrap();
    stale(&remove(100).await);
    add(passkey(120, 100)).await.unwrap();
    exists(&add(passkey(120, 100)).await);
    stale(&add(passkey(121, 119)).await);
    let used = AccountWrite::UsedPasskey {
        id: vec![120; 20],
        passkey: "{\"counter\":1}".into(),
        day: DAY,
    };
    write(store, used).await.unwrap();
    let used = PasskeyRecord {
        passkey: "{\"counter\":1}".into(),
        used: DAY,
        ..passkey(120, 100)
    };
    let known = accounts.passkeys_of(&anna).await.unwrap();
    assert_eq!(known, [passkey(100, 100), used]);
    let theirs = AccountWrite::RemovePasskey {
        person: person(101),
        id: vec![120; 20],
    };
    stale(&write(store, theirs).await);
    remove(100).await.unwrap();
    stale(&remove(120).await);
    password(Some("new")).await.unwrap();
    let stored = accounts.account_of(&anna).await.unwrap().unwrap();
    assert_eq!(stored.password.as_deref(), Some("new"));
    remove(120).await.unwrap();
    stale(&password(None).await);
    let begin = AccountWrite::Begin {
        session: session(111, 100),
        password: None,
    };
    write(store, begin).await.unwrap();
    password(Some("newer")).await.unwrap();
    assert_eq!(standing(store, 110).await, signed_in(100));
    assert_eq!(standing(store, 111).await, Standing::Guest, "others end");
}

async fn a_former_name_is_reserved_for_a_while(store: &dyn Store) {
    let accounts = store.accounts();
    for number in [140, 141] {
        make(store, account(number, None), None, session(number, number))
            .await
            .unwrap();
    }
    let rename = async |number: u8, handle: &str, now: i64| {
        let rename = AccountWrite::Rename {
            person: person(number),
            handle: handle.into(),
            key: handle.to_lowercase(),
            looks: looks(handle),
            now,
            until: now + 10,
        };
        write(store, rename).await
    };
    let holder = async |key: &str, now| accounts.holder_of(key, now).await.unwrap();
    stale(&rename(149, "Nobody", 1_000).await);
    exists(&rename(140, "Zoë 141", 1_000).await);
    rename(140, "One", 1_000).await.unwrap();
    let found = accounts.account_named("one").await.unwrap().unwrap();
    assert_eq!((&*found.handle, found.person), ("One", person(140)));
    assert_eq!(accounts.account_named("zoë 140").await.unwrap(), None);
    assert_eq!(holder("one", 5_000).await, Some(person(140)));
    assert_eq!(holder("zoë 140", 1_009).await, Some(person(140)));
    assert_eq!(holder("zoë 140", 1_010).await, None);
    exists(&rename(141, "Zoë 140", 1_009).await);
    let taken = AccountRecord {
        key: "zoë 140".into(),
        created: 1_009,
        ..account(142, None)
    };
    exists(&make(store, taken, None, session(142, 142)).await);
    // Three former names are the maximum; changing the case, or taking a former name again, adds none.
    rename(140, "Two", 1_001).await.unwrap();
    rename(140, "Three", 1_002).await.unwrap();
    let many = rename(140, "Four", 1_003).await;
    assert!(matches!(many, Err(StoreError::TooMany)), "{many:?}");
    rename(140, "THREE", 1_003).await.unwrap();
    rename(140, "Two", 1_003).await.unwrap();
    assert_eq!(holder("three", 1_004).await, Some(person(140)));
    // Expired reservations are free.
    rename(141, "Zoë 140", 1_010).await.unwrap();
    rename(140, "Four", 1_012).await.unwrap();
    for write_next in [
        AccountWrite::Delete {
            person: person(140),
        },
        AccountWrite::Erased {
            person: person(140),
        },
    ] {
        write(store, write_next).await.unwrap();
    }
    assert_eq!(holder("two", 1_013).await, None);
}

async fn lookalike_names_belong_to_one_account(store: &dyn Store) {
    let accounts = store.accounts();
    let named = |number: u8, handle: &str| AccountRecord {
        handle: handle.into(),
        key: handle.to_lowercase(),
        ..account(number, None)
    };
    let made = async |number: u8, handle: &str| {
        make(store, named(number, handle), None, session(number, number)).await
    };
    let holder = async |name: &str| {
        accounts
            .holder_of_lookalike(&looks(name), 1_000)
            .await
            .unwrap()
    };
    made(160, "Oscar").await.unwrap();
    // With Cyrillic letters, in lower and upper case.
    exists(&made(161, "Оscаr").await);
    exists(&made(161, "ОSСАR").await);
    made(161, "Pasha").await.unwrap();
    assert_eq!(holder("Oscаr").await, Some(person(160)));
    assert_eq!(holder("Раshа").await, Some(person(161)));
    assert_eq!(holder("Sasha").await, None);
    let rename = async |number: u8, handle: &str| {
        let rename = AccountWrite::Rename {
            person: person(number),
            handle: handle.into(),
            key: handle.to_lowercase(),
            looks: looks(handle),
            now: 900,
            until: 1_001,
        };
        write(store, rename).await
    };
    exists(&rename(161, "Оscаr").await);
    rename(160, "Oskar").await.unwrap();
    exists(&rename(161, "Оscаr").await);
    assert_eq!(holder("Oscаr").await, Some(person(160)), "of late");
    assert_eq!(
        accounts
            .holder_of_lookalike(&looks("Oscаr"), 1_001)
            .await
            .unwrap(),
        None
    );
    // The forms of every name are stored; storing them again changes nothing.
    assert!(accounts.without_looks(9).await.unwrap().is_empty());
    let names = vec![("oskar".into(), looks("Oskar"))];
    write(store, AccountWrite::Looks { names }).await.unwrap();
    let person = || person(160);
    for gone in [
        AccountWrite::Delete { person: person() },
        AccountWrite::Erased { person: person() },
    ] {
        write(store, gone).await.unwrap();
    }
    assert_eq!((holder("Oskar").await, holder("Oscar").await), (None, None));
    made(162, "Оskаr").await.unwrap();
}

async fn sessions_expire(store: &dyn Store) {
    for (number, used) in [(150, 2 * DAY), (151, 3 * DAY)] {
        let session = SessionRecord {
            used,
            ..session(number, 150)
        };
        let kept = if number == 150 {
            make(store, account(150, None), None, session).await
        } else {
            let password = None;
            write(store, AccountWrite::Begin { session, password }).await
        };
        kept.unwrap();
    }
    let unused_since = 3 * DAY;
    write(store, AccountWrite::Expire { unused_since })
        .await
        .unwrap();
    let left = store.accounts().sessions_of(&person(150)).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].token, token(151));
}

async fn a_deleted_account_leaves_nothing(store: &dyn Store) {
    let accounts = store.accounts();
    let delete = async |number| {
        let person = person(number);
        write(store, AccountWrite::Delete { person }).await.unwrap();
    };
    let keys = Some(passkey(130, 130));
    make(store, account(130, None), keys, session(130, 130))
        .await
        .unwrap();
    delete(100).await;
    delete(131).await;
    assert_eq!(accounts.account_of(&person(100)).await.unwrap(), None);
    assert_eq!(accounts.sessions_of(&person(100)).await.unwrap(), []);
    assert_eq!(standing(store, 100).await, Standing::Nobody);
    assert_eq!(standing(store, 110).await, Standing::Guest);
    assert_eq!(standing(store, 131).await, Standing::Guest, "they had none");
    exists(&make(store, account(100, None), None, session(100, 100)).await);
    let again = AccountRecord {
        key: account(100, None).key,
        ..account(132, None)
    };
    make(store, again, None, session(132, 132)).await.unwrap();
    assert_eq!(accounts.to_erase().await.unwrap(), [person(100)]);
    delete(130).await;
    assert_eq!(accounts.passkey(&[130; 20]).await.unwrap(), None);
    for number in [100, 130] {
        let person = person(number);
        write(store, AccountWrite::Erased { person }).await.unwrap();
    }
    assert_eq!(accounts.to_erase().await.unwrap(), [] as [PersonId; 0]);
}

async fn a_person_is_erased_from_a_table(store: &dyn Store) {
    let (anna, ben) = (person(140), person(141));
    let mut made = table(140, Some(anna.clone()));
    made.seats[1].person = Some(ben.clone());
    made.seats[1].program = true;
    create(store, &made).await.unwrap();
    for position in 0..3 {
        append(store, &made.id, position, &act(position))
            .await
            .unwrap();
    }
    let mut people = store.people_at(&made.id).await.unwrap();
    people.sort();
    assert_eq!(people, [anna.clone(), ben.clone()]);
    let nobody = person(142);
    let seats: Vec<SeatRecord> = Seat::all(3)
        .map(|seat| SeatRecord {
            name: format!("Nobody {seat}"),
            person: (seat.index() == 0).then(|| nobody.clone()),
            program: made.seats[seat.index()].program,
            account: false,
        })
        .collect();
    let erase = |position| Write::Erase {
        table: made.id.clone(),
        person: anna.clone(),
        position,
        entries: vec![(1, act(9))],
        seats: seats.clone(),
    };
    stale(&commit(store, erase(2)).await);
    assert_eq!(store.table(&made.id).await.unwrap().as_ref(), Some(&made));
    commit(store, erase(3)).await.unwrap();
    assert_eq!(store.log(&made.id).await.unwrap(), [act(0), act(9), act(2)]);
    assert_eq!(store.table(&made.id).await.unwrap().unwrap().seats, seats);
    assert_eq!(store.people_at(&made.id).await.unwrap(), [ben]);
    assert_eq!(store.sittings_of(&anna).await.unwrap(), []);
}
