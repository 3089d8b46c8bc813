//! The bot account that a program plays under, and the file that keeps it.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, anyhow, ensure};
use moonshot_api::Identity;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use moonshot_client::Client;

/// A bot account on one server.
#[derive(Serialize, Deserialize)]
pub(super) struct BotAccount {
    /// The address of the server.
    server: String,
    /// The account's name.
    pub(super) handle: String,
    password: String,
    /// The token of the last session.
    token: String,
}

impl BotAccount {
    /// Signs in to the account in the file, or makes an account with this name and writes the file.
    pub(super) fn open(
        path: &Path,
        server: &mut Client,
        name: Option<&str>,
    ) -> anyhow::Result<BotAccount> {
        let mut account: BotAccount = match fs::read_to_string(path) {
            Ok(text) => serde_json::from_str(&text).with_context(|| {
                format!(
                    "{} holds no account: remove it, or give another --account",
                    path.display()
                )
            })?,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let name = name.context("name the new bot account with --name")?;
                return BotAccount::make(path, server, name);
            }
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", path.display()));
            }
        };
        account.sign_in(path, server)?;
        Ok(account)
    }

    fn make(path: &Path, server: &mut Client, name: &str) -> anyhow::Result<BotAccount> {
        let identity: Identity = server.post_empty("identity")?;
        let account = BotAccount {
            server: server.address().to_owned(),
            handle: name.to_owned(),
            password: random_hex()?,
            token: identity.token,
        };
        // Written first: an account whose password is lost is of no use.
        account.write(path)?;
        server.set_token(Some(&account.token));
        let wanted = json!({"handle": name, "proof": account.proof(), "bot": true});
        if let Err(error) = server.post::<Value>("account", &wanted) {
            let _ = fs::remove_file(path);
            return Err(error).context("cannot make a bot account");
        }
        Ok(account)
    }

    fn sign_in(&mut self, path: &Path, server: &mut Client) -> anyhow::Result<()> {
        let (own, here) = (&self.server, server.address());
        ensure!(
            own == here,
            "{} holds an account at {own}: give another --account for {here}",
            path.display()
        );
        server.set_token(Some(&self.token));
        let now: Value = server.get("account")?;
        if !now["account"].is_null() {
            return Ok(());
        }
        // The session has ended.
        server.set_token(None);
        let wanted = json!({"handle": self.handle, "proof": self.proof(), "bearer": true});
        let signed_in = server.post::<Value>("account/sign-in", &wanted);
        let signed_in = signed_in.map_err(|error| match error.code() {
            "wrong-password" => anyhow!(
                "{} has no account {} with the password in {}: remove the file, and make a new account with another --name",
                self.server,
                self.handle,
                path.display()
            ),
            _ => error.into(),
        })?;
        let token = signed_in["token"]
            .as_str()
            .context("the server sends no token")?;
        self.token = token.to_owned();
        server.set_token(Some(&self.token));
        self.write(path)
    }

    fn proof(&self) -> Value {
        json!({"password": self.password})
    }

    /// Writes the file, for its owner alone.
    fn write(&self, path: &Path) -> anyhow::Result<()> {
        let mut options = fs::OpenOptions::new();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let text = serde_json::to_string_pretty(self)?;
        let written = options
            .open(path)
            .and_then(|mut file| writeln!(file, "{text}"));
        written.with_context(|| format!("cannot write {}", path.display()))
    }
}

/// 16 random bytes in hex.
pub(super) fn random_hex() -> anyhow::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
