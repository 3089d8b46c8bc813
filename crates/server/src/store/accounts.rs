//! Stored accounts: their names, ways to sign in, and sessions.

use std::fmt;

use moonshot_table::PersonId;

use super::Pending;

/// The SHA-256 of a token. It does not print.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token.
    pub const fn new(hash: [u8; 32]) -> TokenHash {
        TokenHash(hash)
    }

    /// The hash.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRecord {
    /// The person who made it as a guest.
    pub person: PersonId,
    /// What it is called.
    pub handle: String,
    /// What handles have in common that look alike; no two accounts have the same.
    pub key: String,
    /// Whether a program plays under it.
    pub bot: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The random bytes by which passkeys name it.
    pub user: [u8; 16],
    /// The hash of its password, in PHC form, if it has one.
    pub password: Option<String>,
}

impl fmt::Debug for AccountRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AccountRecord({}, {:?})", self.handle, self.person)
    }
}

/// A passkey that signs in to an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRecord {
    /// The credential's id.
    pub id: Vec<u8>,
    /// Whose account.
    pub person: PersonId,
    /// The host name that it was made for.
    pub site: String,
    /// The browser that it was made with.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    pub used: i64,
    /// Its public key and counter, as JSON.
    pub passkey: String,
}

/// A device where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRecord {
    /// The hash of the device's token.
    pub token: TokenHash,
    /// Whose account.
    pub person: PersonId,
    /// The browser, as it named itself.
    pub device: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    pub used: i64,
}

/// How many former names of an account are kept from others at most.
pub(super) const MOST_FORMER_NAMES: i64 = 3;

/// Which sessions of a person end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All of them.
    All,
    /// All but that one.
    AllBut(TokenHash),
    /// That one.
    One(TokenHash),
}

/// Something to be stored of accounts.
#[derive(Clone, PartialEq, Debug)]
pub enum AccountWrite {
    /// A new account, with the session of the device where it is made. Fails with [`StoreError::Exists`] if the handle is
    /// taken, or was another's of late, or looks like one that is or was, or the person has an account.
    ///
    /// [`StoreError::Exists`]: super::StoreError::Exists
    Make {
        /// The account.
        account: Box<AccountRecord>,
        /// Its first passkey, if it begins with one.
        passkey: Option<Box<PasskeyRecord>>,
        /// The session.
        session: SessionRecord,
    },
    /// A new session. Fails with [`StoreError::Stale`] if the account is gone, or has another password by now.
    ///
    /// [`StoreError::Stale`]: super::StoreError::Stale
    Begin {
        /// The session.
        session: SessionRecord,
        /// The hash of the password that was shown for it, if one was.
        password: Option<String>,
    },
    /// A session is used on that day.
    Used {
        /// Which.
        token: TokenHash,
        /// The day.
        day: i64,
    },
    /// Sessions end.
    End {
        /// Whose.
        person: PersonId,
        /// Which.
        which: Ending,
    },
    /// Another name. The one before is kept from others until then, and a former name of the account is its own to take
    /// again. Fails with [`StoreError::Exists`] if another account has the name or one that looks like it, or had it of late, with
    /// [`StoreError::TooMany`] if so many former names are kept already, and with [`StoreError::Stale`] if the account
    /// is gone.
    ///
    /// [`StoreError::Exists`]: super::StoreError::Exists
    /// [`StoreError::Stale`]: super::StoreError::Stale
    /// [`StoreError::TooMany`]: super::StoreError::TooMany
    Rename {
        /// Whose.
        person: PersonId,
        /// What it is called from now on.
        handle: String,
        /// The handle's key.
        key: String,
        /// The present, in milliseconds since 1970.
        now: i64,
        /// For how long the name before is kept.
        until: i64,
    },
    /// What names look like that were given by an older release.
    Looks {
        /// Each name's key, and the name.
        names: Vec<(String, String)>,
    },
    /// The end of the sessions that were not used on that day or later.
    Expire {
        /// The day.
        unused_since: i64,
    },
    /// Another password and the end of other sessions than that one; or no password, which fails with
    /// [`StoreError::Stale`] unless the account has a passkey.
    ///
    /// [`StoreError::Stale`]: super::StoreError::Stale
    Password {
        /// Whose.
        person: PersonId,
        /// The hash of the password, in PHC form.
        password: Option<String>,
        /// The session that stays.
        keep: TokenHash,
    },
    /// Another passkey. Fails with [`StoreError::Exists`] if somebody has it, and with [`StoreError::Stale`] if the account is
    /// gone.
    ///
    /// [`StoreError::Exists`]: super::StoreError::Exists
    /// [`StoreError::Stale`]: super::StoreError::Stale
    AddPasskey(Box<PasskeyRecord>),
    /// What a passkey is after it was used on that day.
    UsedPasskey {
        /// Which.
        id: Vec<u8>,
        /// Its public key and counter, as JSON.
        passkey: String,
        /// The day.
        day: i64,
    },
    /// A passkey of that person is removed. Fails with [`StoreError::Stale`] if it is the last way to sign in.
    ///
    /// [`StoreError::Stale`]: super::StoreError::Stale
    RemovePasskey {
        /// Whose.
        person: PersonId,
        /// Which.
        id: Vec<u8>,
    },
    /// The end of an account with its passkeys and sessions. Its person is nobody from then on.
    Delete {
        /// Whose.
        person: PersonId,
    },
    /// The name of somebody whose account was deleted is out of every log.
    Erased {
        /// Whose.
        person: PersonId,
    },
}

/// What the holder of a token is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nobody's account knows the token: a guest's counts by its signature.
    Guest,
    /// It is that of a session of this person.
    SignedIn {
        /// Who.
        person: PersonId,
        /// The day when the session was used last, in milliseconds since 1970.
        used: i64,
    },
    /// It was the token of somebody who has an account now and is not signed in with it, or whose account was deleted.
    Nobody,
}

/// What is read of accounts; [`Write::Account`](super::Write::Account) changes it.
pub trait AccountStore: Send + Sync {
    /// What the holder of a token is.
    fn standing<'a>(&'a self, token: &'a TokenHash) -> Pending<'a, Standing>;

    /// The account of a person.
    fn account_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Option<AccountRecord>>;

    /// Whose name that key is at that time: the account's that has it, or had it of late.
    fn holder_of<'a>(&'a self, key: &'a str, now: i64) -> Pending<'a, Option<PersonId>>;

    /// Whose name looks like that one at that time: the account's that was made first, of those that have such a name or had it of
    /// late.
    fn holder_of_look<'a>(&'a self, name: &'a str, now: i64) -> Pending<'a, Option<PersonId>>;

    /// So many names of accounts of which it is not noted yet what they look like, each after its key.
    fn without_looks(&self, most: usize) -> Pending<'_, Vec<(String, String)>>;

    /// The account whose handle has that key.
    fn account_named<'a>(&'a self, key: &'a str) -> Pending<'a, Option<AccountRecord>>;

    /// The passkeys of a person's account, the oldest first.
    fn passkeys_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<PasskeyRecord>>;

    /// The passkey of that id.
    fn passkey<'a>(&'a self, id: &'a [u8]) -> Pending<'a, Option<PasskeyRecord>>;

    /// Where a person is signed in, the newest first.
    fn sessions_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<SessionRecord>>;

    /// The people whose account was deleted and whose name is not out of every log yet.
    fn to_erase(&self) -> Pending<'_, Vec<PersonId>>;
}
