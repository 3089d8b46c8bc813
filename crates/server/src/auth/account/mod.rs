//! Accounts: creating them, signing in, and proof of ownership.

mod ceremonies;
mod device;
mod passkeys;
mod password;
mod site;

pub(crate) use device::device;
use moonshot_store::{
    AccountRecord, AccountStore, AccountWrite, Ending, SessionRecord, Store, StoreError, TokenHash,
    Write, Writer,
};
pub(crate) use password::LENGTH as PASSWORD_LENGTH;
pub(crate) use site::{MaybeSite, Site};

use std::sync::Arc;

use super::{Caller, Identities, Player, Token};
use crate::cluster::{Cluster, Notice};
use crate::error::ApiError;
use crate::names;
use crate::net::Edge;
use crate::util::clock::{now, today};
use crate::util::random;
use ceremonies::Ceremonies;
use moonshot_api::{self as wire, NewAccount, Proof, SignInRequest};
use moonshot_table::PersonId;
use password::Passwords;

/// How many bytes of a token's hash name a session in requests.
const SHORT: usize = 16;

/// How long a former handle stays reserved: ninety days, in milliseconds.
const NAME_KEPT: i64 = 90 * 24 * 60 * 60 * 1000;

/// The accounts of a server.
pub(crate) struct Accounts {
    store: Arc<dyn Store>,
    writer: Writer,
    identities: Arc<Identities>,
    edge: Arc<Edge>,
    cluster: Arc<Cluster>,
    passwords: Passwords,
    ceremonies: Ceremonies,
}

#[cfg(test)]
impl Accounts {
    /// A password's hash.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, ApiError> {
        self.passwords.hash(password).await
    }
}

/// The id of a session in requests.
fn session_name(token: &TokenHash) -> String {
    hex::encode(&token.as_bytes()[..SHORT])
}

/// The id of a passkey in requests.
fn passkey_name(id: &[u8]) -> String {
    hex::encode(id)
}

/// An account that somebody is signed in to, and their token.
pub(crate) struct SignedIn {
    pub(crate) account: AccountRecord,
    pub(crate) token: TokenHash,
}

impl Accounts {
    /// The accounts in a store, which `writer` writes to.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        writer: Writer,
        identities: Arc<Identities>,
        edge: Arc<Edge>,
        cluster: Arc<Cluster>,
    ) -> Accounts {
        Accounts {
            store,
            writer,
            identities,
            edge,
            cluster,
            passwords: Passwords::default(),
            ceremonies: Ceremonies::default(),
        }
    }

    fn stored(&self) -> &dyn AccountStore {
        self.store.accounts()
    }

    /// Stores a change and invalidates cached tokens, whether or not it succeeded.
    async fn change(&self, write: AccountWrite) -> Result<(), ApiError> {
        let (writer, identities) = (self.writer.clone(), Arc::clone(&self.identities));
        let cluster = Arc::clone(&self.cluster);
        // Runs to its end even if the client disconnects.
        let changing = tokio::spawn(async move {
            let written = writer.write(Write::Account(write.clone())).await;
            match write {
                AccountWrite::Make { session, .. } => identities.changed(&session.token),
                AccountWrite::End { person, .. }
                | AccountWrite::Password { person, .. }
                | AccountWrite::Delete { person } => identities.sessions_changed(&person),
                AccountWrite::Begin { .. }
                | AccountWrite::Rename { .. }
                | AccountWrite::Expire { .. }
                | AccountWrite::Looks { .. }
                | AccountWrite::Used { .. }
                | AccountWrite::AddPasskey(_)
                | AccountWrite::UsedPasskey { .. }
                | AccountWrite::RemovePasskey { .. }
                | AccountWrite::Erased { .. } => {}
            }
            cluster.publish(Notice::Standings);
            written
        });
        Ok(changing.await??)
    }

    /// The account that the caller is signed in to, if any.
    pub(crate) async fn account(&self, caller: &Caller) -> Result<Option<SignedIn>, ApiError> {
        let Some(known) = caller.signed_in() else {
            return Ok(None);
        };
        let account = self.stored().account_of(&known.person).await?;
        Ok(account.map(|account| SignedIn {
            account,
            token: known.token.hash(),
        }))
    }

    /// The same; refused for a guest.
    async fn own_account(&self, caller: &Caller) -> Result<SignedIn, ApiError> {
        let account = self.account(caller).await?;
        account.ok_or(ApiError::NotSignedIn)
    }

    /// The account as its owner sees it, if they are signed in with that token.
    pub(crate) async fn owners_view(
        &self,
        person: &PersonId,
        token: &TokenHash,
    ) -> Result<Option<wire::Account>, ApiError> {
        let stored = self.stored();
        let Some(account) = stored.account_of(person).await? else {
            return Ok(None);
        };
        let sessions = stored.sessions_of(person).await?.into_iter();
        if !sessions.clone().any(|session| session.token == *token) {
            return Ok(None);
        }
        let passkeys = stored.passkeys_of(person).await?.into_iter();
        Ok(Some(wire::Account {
            handle: account.handle,
            bot: account.bot,
            created: account.created,
            password: account.password.is_some(),
            passkeys: passkeys
                .map(|passkey| wire::PasskeyInfo {
                    id: passkey_name(&passkey.id),
                    site: passkey.site,
                    device: passkey.device,
                    created: passkey.created,
                    used: passkey.used,
                })
                .collect(),
            sessions: sessions
                .map(|session| wire::SessionInfo {
                    id: session_name(&session.token),
                    current: session.token == *token,
                    device: session.device,
                    created: session.created,
                    used: session.used,
                })
                .collect(),
        }))
    }

    /// The caller as a player.
    pub(crate) async fn player(
        &self,
        caller: &Caller,
        person: PersonId,
    ) -> Result<Player, ApiError> {
        let account = self.account(caller).await?.map(|own| own.account);
        let marked = match &account {
            Some(account) => self.is_marked(account).await?,
            None => false,
        };
        Ok(Player {
            person,
            program: account.as_ref().is_some_and(|account| account.bot),
            marked,
            handle: account.map(|account| account.handle),
        })
    }

    /// Whether seats under the account's handle get its badge: not if the handle looks like that of an older account, which old
    /// releases allowed.
    async fn is_marked(&self, account: &AccountRecord) -> Result<bool, ApiError> {
        let holder = self
            .stored()
            .holder_of_lookalike(&names::looks(&account.handle), now())
            .await?;
        Ok(holder.is_none_or(|holder| holder == account.person))
    }

    /// Creates an account for a guest, whose token becomes that of its first session.
    pub(crate) async fn make_account(
        &self,
        caller: &Caller,
        token: &Token,
        wanted: NewAccount,
        site: &MaybeSite,
        device: String,
    ) -> Result<(), ApiError> {
        guest(caller)?;
        let person = token.person();
        let (handle, key) = self.free_handle(&wanted.handle).await?;
        if wanted.bot && !self.store.tables_of(&person, 1).await?.is_empty() {
            return Err(ApiError::NotNew);
        }
        let mut account = AccountRecord {
            person: person.clone(),
            handle,
            key,
            bot: wanted.bot,
            created: now(),
            user: random::bytes()?,
            password: None,
        };
        let mut passkey = None;
        match wanted.proof {
            Proof::Password(password) => {
                account.password = Some(self.passwords.hash(&password).await?);
            }
            Proof::Passkey(answer) => {
                let (site, asker) = (site.get()?, caller.person());
                let (made, user) = self
                    .first_passkey(answer, site, asker.as_ref(), &account.handle)
                    .await?;
                account.user = user;
                let made = passkeys::record(&made, person.clone(), site, device.clone())?;
                passkey = Some(Box::new(made));
            }
        }
        let session = session(token.hash(), person, device);
        let make = AccountWrite::Make {
            looks: names::looks(&account.handle),
            account: Box::new(account),
            passkey,
            session,
        };
        match self.change(make).await {
            Err(ApiError::Storage(StoreError::Exists)) => Err(ApiError::HandleTaken),
            made => made,
        }
    }

    /// The normalised handle with its key, if no account has, or recently had, this or a confusable one.
    async fn free_handle(&self, text: &str) -> Result<(String, String), ApiError> {
        let (handle, key) = checked_handle(text)?;
        let (stored, now) = (self.stored(), now());
        let holder = stored.holder_of(&key, now).await?;
        let alike = stored
            .holder_of_lookalike(&names::looks(&handle), now)
            .await?;
        match holder.or(alike) {
            Some(_) => Err(ApiError::HandleTaken),
            None => Ok((handle, key)),
        }
    }

    /// Changes the handle; the former one stays reserved for a while.
    pub(crate) async fn rename(
        &self,
        account: &AccountRecord,
        wanted: &str,
    ) -> Result<(), ApiError> {
        let (handle, key) = checked_handle(wanted)?;
        let now = now();
        let rename = AccountWrite::Rename {
            person: account.person.clone(),
            looks: names::looks(&handle),
            handle,
            key,
            now,
            until: now + NAME_KEPT,
        };
        self.change(rename).await.map_err(|error| match error {
            ApiError::Storage(StoreError::Exists) => ApiError::HandleTaken,
            ApiError::TooOften(_) => ApiError::RenamedOften,
            ApiError::Storage(StoreError::Stale) => ApiError::NotSignedIn,
            error => error,
        })
    }

    /// Refuses the handle of somebody else's account as a name at a table where people meet. Invalid names are refused elsewhere.
    pub(crate) async fn may_be_called(
        &self,
        person: Option<&PersonId>,
        name: &str,
    ) -> Result<(), ApiError> {
        if self.is_free(person, name).await? {
            return Ok(());
        }
        let mut other = None;
        for name in names::others_like(name) {
            if self.is_free(person, &name).await? {
                other = Some(name);
                break;
            }
        }
        let name = name.trim().to_owned();
        Err(ApiError::NameOfAccount { name, other })
    }

    async fn is_free(&self, person: Option<&PersonId>, name: &str) -> Result<bool, ApiError> {
        let Ok((_, key)) = names::handle(name) else {
            return Ok(true);
        };
        let holder = self.stored().holder_of(&key, now()).await?;
        Ok(holder.is_none_or(|holder| Some(&holder) == person))
    }

    /// Signs somebody in. Returns the token of the new session.
    pub(crate) async fn sign_in(
        &self,
        caller: &Caller,
        wanted: SignInRequest,
        site: &MaybeSite,
        device: String,
    ) -> Result<(Token, PersonId), ApiError> {
        guest(caller)?;
        let account = match wanted.proof {
            Proof::Password(password) => {
                let handle = wanted.handle.unwrap_or_default();
                self.account_with(&handle, &password).await?
            }
            Proof::Passkey(answer) => {
                let account = self.account_by_passkey(answer, site.get()?).await?;
                AccountRecord {
                    password: None,
                    ..account
                }
            }
        };
        let token = Token::for_session()?;
        let begin = AccountWrite::Begin {
            session: session(token.hash(), account.person.clone(), device),
            password: account.password,
        };
        match self.change(begin).await {
            // The account was deleted or its password changed in the meantime.
            Err(ApiError::Storage(StoreError::Stale)) => Err(ApiError::WrongPassword),
            begun => begun.map(|()| (token, account.person)),
        }
    }

    /// The account with that handle and password. The check takes as long if there is none.
    async fn account_with(&self, handle: &str, password: &str) -> Result<AccountRecord, ApiError> {
        let key = names::handle(handle).map(|(_, key)| key);
        let account = match &key {
            Ok(key) => {
                self.edge.count_try(key)?;
                self.stored().account_named(key).await?
            }
            Err(_) => None,
        };
        let stored = account
            .as_ref()
            .and_then(|account| account.password.clone());
        let right = self.passwords.is_right(password, stored).await?;
        account.filter(|_| right).ok_or(ApiError::WrongPassword)
    }

    /// The account that the caller is signed in to, after proof of ownership.
    pub(crate) async fn proven(
        &self,
        caller: &Caller,
        proof: Proof,
        site: &MaybeSite,
    ) -> Result<SignedIn, ApiError> {
        let own = self.own_account(caller).await?;
        let account = &own.account;
        match proof {
            Proof::Password(password) => {
                self.edge.count_try(&account.key)?;
                let stored = account.password.clone();
                let right = self.passwords.is_right(&password, stored).await?;
                right.then_some(()).ok_or(ApiError::WrongPassword)?;
            }
            Proof::Passkey(answer) => self.prove_by_passkey(account, answer, site).await?,
        }
        Ok(own)
    }

    /// Ends sessions of that person.
    pub(crate) async fn end_sessions(
        &self,
        person: &PersonId,
        which: Ending,
    ) -> Result<(), ApiError> {
        let person = person.clone();
        self.change(AccountWrite::End { person, which }).await
    }

    /// Ends the session of that name.
    pub(crate) async fn end_session(&self, person: &PersonId, name: &str) -> Result<(), ApiError> {
        let sessions = self.stored().sessions_of(person).await?;
        let named = sessions
            .iter()
            .find(|session| session_name(&session.token) == name);
        let token = named.ok_or(ApiError::NotInAccount)?.token;
        self.end_sessions(person, Ending::One(token)).await
    }

    /// Changes the password and ends all other sessions.
    pub(crate) async fn set_password(
        &self,
        signed_in: &SignedIn,
        password: &str,
    ) -> Result<(), ApiError> {
        let hash = self.passwords.hash(password).await?;
        self.change_password(signed_in, Some(hash)).await
    }

    /// Removes the password, if there is a passkey.
    pub(crate) async fn remove_password(&self, signed_in: &SignedIn) -> Result<(), ApiError> {
        self.change_password(signed_in, None).await
    }

    /// Deletes the account with everything that belongs to it. The caller erases its person from the tables.
    pub(crate) async fn delete_account(&self, account: &AccountRecord) -> Result<(), ApiError> {
        let person = account.person.clone();
        self.change(AccountWrite::Delete { person }).await
    }

    async fn change_password(
        &self,
        signed_in: &SignedIn,
        password: Option<String>,
    ) -> Result<(), ApiError> {
        let change = AccountWrite::Password {
            person: signed_in.account.person.clone(),
            password,
            keep: signed_in.token,
        };
        match self.change(change).await {
            Err(ApiError::Storage(StoreError::Stale)) => Err(ApiError::LastWay),
            changed => changed,
        }
    }
}

/// The normalised handle with its key.
fn checked_handle(text: &str) -> Result<(String, String), ApiError> {
    names::handle(text).map_err(|error| ApiError::BadRequest(error.to_string()))
}

/// Refuses a caller who is signed in.
fn guest(caller: &Caller) -> Result<(), ApiError> {
    match caller.signed_in() {
        Some(_) => Err(ApiError::SignedIn),
        None => Ok(()),
    }
}

/// A session that begins now.
fn session(token: TokenHash, person: PersonId, device: String) -> SessionRecord {
    SessionRecord {
        token,
        person,
        device,
        created: now(),
        used: today(),
    }
}
