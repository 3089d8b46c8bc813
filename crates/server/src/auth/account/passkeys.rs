//! Passkeys: challenges for authenticators and verification of their responses.

use moonshot_store::{AccountRecord, AccountWrite, PasskeyRecord, StoreError};
use moonshot_table::PersonId;
use serde_json::Value;
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableKey, Passkey, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, prelude};

use super::ceremonies::Challenge;
use super::{Accounts, MaybeSite, SignedIn, Site, passkey_name};
use crate::auth::Caller;
use crate::error::ApiError;
use crate::util::clock::{now, today};
use crate::util::random;
use moonshot_api::{PasskeyAnswer, PasskeyAsked};

/// Maximum number of passkeys of an account.
const MOST: usize = 20;

impl Accounts {
    /// The challenge for registering a passkey: for the caller's account, or for a new account with that handle.
    pub(crate) async fn ask_for_new_passkey(
        &self,
        caller: &Caller,
        handle: Option<String>,
        site: &Site,
    ) -> Result<PasskeyAsked, ApiError> {
        let account = self.account(caller).await?.map(|own| own.account);
        let (user, shown, wanted, known) = match account {
            Some(account) => {
                let known = self.stored().passkeys_of(&account.person).await?;
                if known.len() >= MOST {
                    let why = format!("An account has {MOST} passkeys at most.");
                    return Err(ApiError::BadRequest(why));
                }
                let known = known.into_iter().map(|passkey| passkey.id).collect();
                (account.user, account.handle, None, known)
            }
            None => {
                let handle = self.free_handle(&handle.unwrap_or_default()).await?.0;
                (random::bytes()?, handle.clone(), Some(handle), Vec::new())
            }
        };
        let (options, state) = site
            .webauthn()?
            .start_passkey_registration(Uuid::from_bytes(user), &shown, &shown, Some(known))
            .map_err(|error| refused(&error))?;
        let mut options = json_of(&options.public_key)?;
        // Discoverable credentials: signing in needs no name.
        options["authenticatorSelection"]["residentKey"] = "required".into();
        options["authenticatorSelection"]["requireResidentKey"] = true.into();
        let asked = Challenge::Create {
            state: Box::new(state),
            user,
            person: caller.person(),
            handle: wanted,
        };
        self.asked(site, asked, options).await
    }

    /// The challenge for using a passkey: to confirm, if the caller is signed in, or to sign in.
    pub(crate) async fn ask_for_passkey(
        &self,
        caller: &Caller,
        site: &Site,
    ) -> Result<PasskeyAsked, ApiError> {
        let webauthn = site.webauthn()?;
        let Some(SignedIn { account, .. }) = self.account(caller).await? else {
            let (options, state) = webauthn
                .start_discoverable_authentication()
                .map_err(|error| refused(&error))?;
            let options = json_of(&options.public_key)?;
            return self
                .asked(site, Challenge::SignIn(Box::new(state)), options)
                .await;
        };
        let known = self.stored().passkeys_of(&account.person).await?;
        let here = known.iter().filter(|passkey| passkey.site == site.name());
        let here = here.map(read).collect::<Result<Vec<_>, _>>()?;
        if here.is_empty() {
            return Err(ApiError::NotInAccount);
        }
        let (options, state) = webauthn
            .start_passkey_authentication(&here)
            .map_err(|error| refused(&error))?;
        let asked = Challenge::Prove {
            state: Box::new(state),
            person: account.person,
        };
        self.asked(site, asked, json_of(&options.public_key)?).await
    }

    async fn asked(
        &self,
        site: &Site,
        asked: Challenge,
        options: Value,
    ) -> Result<PasskeyAsked, ApiError> {
        let (ceremonies, store) = (&self.ceremonies, &*self.store);
        let ceremony = ceremonies.begin(store, site.name(), asked).await?;
        Ok(PasskeyAsked { ceremony, options })
    }

    /// The challenge that this responds to.
    async fn asked_in(
        &self,
        answer: &PasskeyAnswer,
        site: &Site,
    ) -> Result<Option<Challenge>, ApiError> {
        let (ceremonies, store) = (&self.ceremonies, &*self.store);
        ceremonies.end(store, &answer.ceremony, site.name()).await
    }

    /// The passkey registered for an account that is yet to be created, and its user handle. The same caller must have requested it
    /// for the same handle.
    pub(super) async fn first_passkey(
        &self,
        answer: PasskeyAnswer,
        site: &Site,
        asker: Option<&PersonId>,
        wanted: &str,
    ) -> Result<(Passkey, [u8; 16]), ApiError> {
        match self.asked_in(&answer, site).await? {
            Some(Challenge::Create {
                state,
                user,
                person,
                handle: Some(handle),
            }) if person.as_ref() == asker && handle == wanted => {
                Ok((made(&site.webauthn()?, answer, &state)?, user))
            }
            _ => Err(ApiError::BadPasskey),
        }
    }

    /// Adds the passkey that was registered for the account.
    pub(crate) async fn add_passkey(
        &self,
        account: &AccountRecord,
        answer: PasskeyAnswer,
        site: &Site,
        device: String,
    ) -> Result<(), ApiError> {
        let passkey = match self.asked_in(&answer, site).await? {
            Some(Challenge::Create {
                state,
                user,
                handle: None,
                ..
            }) if user == account.user => made(&site.webauthn()?, answer, &state)?,
            _ => return Err(ApiError::BadPasskey),
        };
        let passkey = record(&passkey, account.person.clone(), site, device)?;
        let added = self.change(AccountWrite::AddPasskey(Box::new(passkey)));
        match added.await {
            Err(ApiError::Storage(StoreError::Exists | StoreError::Stale)) => {
                Err(ApiError::BadPasskey)
            }
            added => added,
        }
    }

    /// Removes the passkey of that name, unless it is the last way to sign in.
    pub(crate) async fn remove_passkey(
        &self,
        person: &PersonId,
        name: &str,
    ) -> Result<(), ApiError> {
        let known = self.stored().passkeys_of(person).await?;
        let named = known
            .into_iter()
            .find(|passkey| passkey_name(&passkey.id) == name);
        let id = named.ok_or(ApiError::NotInAccount)?.id;
        let person = person.clone();
        match self
            .change(AccountWrite::RemovePasskey { person, id })
            .await
        {
            Err(ApiError::Storage(StoreError::Stale)) => Err(ApiError::LastWay),
            removed => removed,
        }
    }

    /// The account of the passkey that somebody signs in with.
    pub(super) async fn account_by_passkey(
        &self,
        answer: PasskeyAnswer,
        site: &Site,
    ) -> Result<AccountRecord, ApiError> {
        let asked = self.asked_in(&answer, site).await?;
        let Some(Challenge::SignIn(state)) = asked else {
            return Err(ApiError::BadPasskey);
        };
        let (webauthn, answer) = (site.webauthn()?, credential::<PublicKeyCredential>(answer)?);
        let (user, id) = webauthn
            .identify_discoverable_authentication(&answer)
            .map_err(|error| refused(&error))?;
        let stored = self.stored().passkey(id).await?;
        let stored = stored.ok_or(ApiError::BadPasskey)?;
        let account = self.stored().account_of(&stored.person).await?;
        let account = account.filter(|account| account.user == *user.as_bytes());
        let account = account.ok_or(ApiError::BadPasskey)?;
        let passkey = read(&stored)?;
        let shown = webauthn
            .finish_discoverable_authentication_v2(&answer, *state, DiscoverableKey::from(&passkey))
            .map_err(|error| refused(&error))?;
        self.used(passkey, &shown).await?;
        Ok(account)
    }

    /// Verifies that a passkey of the account was used.
    pub(super) async fn prove_by_passkey(
        &self,
        account: &AccountRecord,
        answer: PasskeyAnswer,
        site: &MaybeSite,
    ) -> Result<(), ApiError> {
        let site = site.get()?;
        let asked = self.asked_in(&answer, site).await?;
        let state = match asked {
            Some(Challenge::Prove { state, person }) if person == account.person => state,
            _ => return Err(ApiError::BadPasskey),
        };
        let answer = credential::<PublicKeyCredential>(answer)?;
        let shown = site
            .webauthn()?
            .finish_passkey_authentication(&answer, &state)
            .map_err(|error| refused(&error))?;
        // It may have been removed in the meantime.
        let stored = self.stored().passkey(shown.cred_id().as_ref()).await?;
        let stored = stored.filter(|stored| stored.person == account.person);
        self.used(read(&stored.ok_or(ApiError::BadPasskey)?)?, &shown)
            .await
    }

    /// Stores the use of a passkey, with its counter.
    async fn used(
        &self,
        mut passkey: Passkey,
        shown: &AuthenticationResult,
    ) -> Result<(), ApiError> {
        passkey.update_credential(shown);
        let used = AccountWrite::UsedPasskey {
            id: passkey.cred_id().to_vec(),
            passkey: json_of(&passkey)?.to_string(),
            day: today(),
        };
        self.change(used).await
    }
}

/// A new passkey as it is stored.
pub(super) fn record(
    passkey: &Passkey,
    person: PersonId,
    site: &Site,
    device: String,
) -> Result<PasskeyRecord, ApiError> {
    Ok(PasskeyRecord {
        id: passkey.cred_id().to_vec(),
        person,
        site: site.name().to_owned(),
        device,
        created: now(),
        used: today(),
        passkey: json_of(passkey)?.to_string(),
    })
}

/// The registered passkey.
fn made(
    webauthn: &Webauthn,
    answer: PasskeyAnswer,
    state: &prelude::PasskeyRegistration,
) -> Result<Passkey, ApiError> {
    let answer = credential::<RegisterPublicKeyCredential>(answer)?;
    webauthn
        .finish_passkey_registration(&answer, state)
        .map_err(|error| refused(&error))
}

/// The credential of a response.
fn credential<T: serde::de::DeserializeOwned>(answer: PasskeyAnswer) -> Result<T, ApiError> {
    serde_json::from_value(Value::Object(answer.credential))
        .map_err(|error| ApiError::BadRequest(format!("`credential` cannot be read: {error}.")))
}

/// A passkey that is stored.
fn read(stored: &PasskeyRecord) -> Result<Passkey, ApiError> {
    let passkey = serde_json::from_str(&stored.passkey);
    passkey.map_err(|_| ApiError::Internal("a stored passkey cannot be read"))
}

fn json_of(value: &impl serde::Serialize) -> Result<Value, ApiError> {
    let json = serde_json::to_value(value);
    json.map_err(|_| ApiError::Internal("a passkey has no JSON"))
}

/// An invalid response. The reason is logged for the host, not sent.
fn refused(error: &WebauthnError) -> ApiError {
    tracing::info!(%error, "a passkey is refused");
    ApiError::BadPasskey
}
