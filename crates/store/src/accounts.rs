//! Stored accounts: their names, ways to sign in, and sessions.

use std::fmt;

use moonshot_table::PersonId;

use crate::Pending;

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
    /// The person who created it as a guest.
    pub person: PersonId,
    /// Its handle.
    pub handle: String,
    /// The normalised handle, by which accounts are found; no two accounts share one.
    pub key: String,
    /// Whether it is marked as a bot's.
    pub bot: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The user handle of its passkeys: random bytes.
    pub user: [u8; 16],
    /// The hash of its password, in PHC format, if it has one.
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
    /// The credential id.
    pub id: Vec<u8>,
    /// The person of its account.
    pub person: PersonId,
    /// The host name it is for.
    pub site: String,
    /// The browser it was created with.
    pub device: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    pub used: i64,
    /// Its public key and counter, as JSON.
    pub passkey: String,
}

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRecord {
    /// The hash of the device's token.
    pub token: TokenHash,
    /// The person of its account.
    pub person: PersonId,
    /// The browser, by its user agent.
    pub device: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    pub used: i64,
}

/// The confusable forms of a name: two names look alike if they share one. Callers compute them; a store compares them.
pub type Looks = [String; 2];

/// Maximum number of former names of an account that are reserved.
pub(super) const MOST_FORMER_NAMES: i64 = 3;

/// Which sessions of a person to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All of them.
    All,
    /// All except this one.
    AllBut(TokenHash),
    /// This one.
    One(TokenHash),
}

/// A change of accounts.
#[derive(Clone, PartialEq, Debug)]
pub enum AccountWrite {
    /// Creates an account, with the session of the device. Fails with [`StoreError::Exists`] if the handle, or one that looks like it,
    /// is taken or reserved, or the person has an account.
    ///
    /// [`StoreError::Exists`]: crate::StoreError::Exists
    Make {
        /// The account.
        account: Box<AccountRecord>,
        /// The confusable forms of its handle.
        looks: Looks,
        /// Its first passkey, if it has one.
        passkey: Option<Box<PasskeyRecord>>,
        /// The session.
        session: SessionRecord,
    },
    /// Begins a session. Fails with [`StoreError::Stale`] if the account was deleted, or its password was changed.
    ///
    /// [`StoreError::Stale`]: crate::StoreError::Stale
    Begin {
        /// The session.
        session: SessionRecord,
        /// The hash of the password that was checked for it, if one was.
        password: Option<String>,
    },
    /// Records that a session was used on that day.
    Used {
        /// The session.
        token: TokenHash,
        /// The day.
        day: i64,
    },
    /// Ends sessions.
    End {
        /// The person.
        person: PersonId,
        /// Which of them.
        which: Ending,
    },
    /// Changes the handle. The former one is reserved for the account until `until`. Fails with [`StoreError::Exists`] if another
    /// account has or reserves the new handle or one that looks like it, with [`StoreError::TooMany`] if the account reserves three
    /// former names already, and with [`StoreError::Stale`] if the account was deleted.
    ///
    /// [`StoreError::Exists`]: crate::StoreError::Exists
    /// [`StoreError::Stale`]: crate::StoreError::Stale
    /// [`StoreError::TooMany`]: crate::StoreError::TooMany
    Rename {
        /// The person.
        person: PersonId,
        /// The new handle.
        handle: String,
        /// The handle's key.
        key: String,
        /// The handle's confusable forms.
        looks: Looks,
        /// The present, in milliseconds since 1970.
        now: i64,
        /// How long the former handle is reserved, in milliseconds since 1970.
        until: i64,
    },
    /// The confusable forms of names that an older release stored without them.
    Looks {
        /// Each name's key, and its forms.
        names: Vec<(String, Looks)>,
    },
    /// Ends the sessions that were not used on that day or later.
    Expire {
        /// The day.
        unused_since: i64,
    },
    /// Changes the password and ends the other sessions. Removing the password fails with [`StoreError::Stale`] unless the account
    /// has a passkey.
    ///
    /// [`StoreError::Stale`]: crate::StoreError::Stale
    Password {
        /// The person.
        person: PersonId,
        /// The hash of the password, in PHC format; `None` removes it.
        password: Option<String>,
        /// The session that stays.
        keep: TokenHash,
    },
    /// Adds a passkey. Fails with [`StoreError::Exists`] if there is one with that id, and with [`StoreError::Stale`] if the account
    /// was deleted.
    ///
    /// [`StoreError::Exists`]: crate::StoreError::Exists
    /// [`StoreError::Stale`]: crate::StoreError::Stale
    AddPasskey(Box<PasskeyRecord>),
    /// Updates a passkey that was used on that day.
    UsedPasskey {
        /// Its credential id.
        id: Vec<u8>,
        /// Its public key and counter, as JSON.
        passkey: String,
        /// The day.
        day: i64,
    },
    /// Removes a passkey. Fails with [`StoreError::Stale`] if it is the last way to sign in.
    ///
    /// [`StoreError::Stale`]: crate::StoreError::Stale
    RemovePasskey {
        /// The person.
        person: PersonId,
        /// Its credential id.
        id: Vec<u8>,
    },
    /// Deletes an account with its passkeys and sessions. Its person's token is invalid from then on.
    Delete {
        /// The person.
        person: PersonId,
    },
    /// Records that a deleted account was erased from every log.
    Erased {
        /// The person.
        person: PersonId,
    },
}

/// Whom a token stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// No account knows the token: a guest's is valid by its signature.
    Guest,
    /// A session of this person.
    SignedIn {
        /// The person.
        person: PersonId,
        /// The day when the session was used last, in milliseconds since 1970.
        used: i64,
    },
    /// Nobody: it was a guest's who has an account now, or whose account was deleted.
    Nobody,
}

/// Reads accounts; [`Write::Account`](crate::Write::Account) changes them. Methods fail like those of [`Store`](crate::Store).
pub trait AccountStore: Send + Sync {
    /// Whom a token stands for.
    fn standing<'a>(&'a self, token: &'a TokenHash) -> Pending<'a, Standing>;

    /// The account of a person.
    fn account_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Option<AccountRecord>>;

    /// The person whose account has, or at that time reserves, the name with that key.
    fn holder_of<'a>(&'a self, key: &'a str, now: i64) -> Pending<'a, Option<PersonId>>;

    /// The person whose account has, or at that time reserves, a name that looks like one with these forms; of several the oldest
    /// account.
    fn holder_of_lookalike<'a>(
        &'a self,
        looks: &'a Looks,
        now: i64,
    ) -> Pending<'a, Option<PersonId>>;

    /// Names of accounts without stored confusable forms, each after its key, at most `most`.
    fn without_looks(&self, most: usize) -> Pending<'_, Vec<(String, String)>>;

    /// The account with that key.
    fn account_named<'a>(&'a self, key: &'a str) -> Pending<'a, Option<AccountRecord>>;

    /// The passkeys of a person's account, the oldest first.
    fn passkeys_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<PasskeyRecord>>;

    /// The passkey with that credential id.
    fn passkey<'a>(&'a self, id: &'a [u8]) -> Pending<'a, Option<PasskeyRecord>>;

    /// The sessions of a person, the newest first.
    fn sessions_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<SessionRecord>>;

    /// The people whose account was deleted and who are not yet erased from every log.
    fn to_erase(&self) -> Pending<'_, Vec<PersonId>>;
}
