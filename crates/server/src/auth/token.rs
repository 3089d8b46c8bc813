//! Tokens, which identify a browser or program, and the server's signature on them.

use hmac::{Hmac, KeyInit, Mac};
use moonshot_store::TokenHash;
use sha2::{Digest, Sha256};

use super::PersonId;
use crate::util::random;

/// Prefix of the signed message of guest tokens, so that signatures are specific to a purpose.
const GUEST: &[u8] = b"moonshot token 1";
/// Prefix of the signed message of session tokens.
const SESSION: &[u8] = b"moonshot session 1";
/// The length of a token and that of its signature.
const PART: usize = 32;

/// The secret that identifies a browser or program. It does not print.
#[derive(Clone)]
pub(crate) struct Token {
    secret: [u8; PART],
    kind: TokenKind,
}

/// The kind of a token, covered by its signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A guest: the person is the hash of the token.
    Guest,
    /// A session of an account.
    Session,
}

impl Token {
    /// A new guest's token, from the operating system's randomness.
    pub(crate) fn new() -> Result<Token, getrandom::Error> {
        Token::of_kind(TokenKind::Guest)
    }

    /// A new session token.
    pub(crate) fn for_session() -> Result<Token, getrandom::Error> {
        Token::of_kind(TokenKind::Session)
    }

    fn of_kind(kind: TokenKind) -> Result<Token, getrandom::Error> {
        let secret = random::bytes()?;
        Ok(Token { secret, kind })
    }

    /// Its kind.
    pub(crate) fn kind(&self) -> TokenKind {
        self.kind
    }

    /// The guest who holds the token.
    pub(crate) fn person(&self) -> PersonId {
        PersonId::new(*self.hash().as_bytes())
    }

    /// Its hash, by which the store knows it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::new(Sha256::digest(self.secret).into())
    }
}

/// A token as received.
pub(super) enum Claim {
    /// With a valid signature of this server.
    Signed(Token),
    /// Without a signature, from an old release. It counts only if the store knows the person.
    Unsigned(Token),
}

/// The key that tokens are signed with. It does not print.
#[derive(Clone)]
pub(super) struct Key(Hmac<Sha256>);

impl Key {
    pub(super) fn new(bytes: [u8; PART]) -> Key {
        // HMAC pads keys with zeros to a block, so this equals the key of 32 bytes.
        let mut block = [0; 64];
        block[..PART].copy_from_slice(&bytes);
        Key(Hmac::new(&block.into()))
    }

    /// The token with its signature: 128 hex digits.
    pub(super) fn sign(&self, token: &Token) -> String {
        let signature = self.mac(token).finalize().into_bytes();
        hex::encode(token.secret) + &hex::encode(signature)
    }

    /// Reads a token; `None` if it is malformed or its signature is invalid.
    pub(super) fn read(&self, text: &str) -> Option<Claim> {
        // Longer texts are not decoded.
        if text.len() > 4 * PART {
            return None;
        }
        let bytes = hex::decode(text).ok()?;
        let (secret, signature) = bytes.split_first_chunk::<PART>()?;
        let of_kind = |kind| Token {
            secret: *secret,
            kind,
        };
        if signature.is_empty() {
            return Some(Claim::Unsigned(of_kind(TokenKind::Guest)));
        }
        let kinds = [TokenKind::Guest, TokenKind::Session].map(of_kind);
        let mut kinds = kinds.into_iter();
        // Compared in constant time.
        let signed = kinds.find(|token| self.mac(token).verify_slice(signature).is_ok());
        signed.map(Claim::Signed)
    }

    /// The signature for another purpose than tokens.
    pub(super) fn mac_for(&self, purpose: &[u8], parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(purpose);
        for part in parts {
            mac.update(&(part.len() as u32).to_le_bytes());
            mac.update(part);
        }
        mac
    }

    fn mac(&self, token: &Token) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(match token.kind {
            TokenKind::Guest => GUEST,
            TokenKind::Session => SESSION,
        });
        mac.update(&token.secret);
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_token_is_known_again_and_by_no_other_key() {
        let (key, other) = (Key::new([1; 32]), Key::new([2; 32]));
        let token = Token::new().unwrap();
        let text = key.sign(&token);
        assert_eq!(text.len(), 128);
        assert!(matches!(
            key.read(&text),
            Some(Claim::Signed(read)) if read.person() == token.person()
        ));
        assert!(other.read(&text).is_none());
    }

    #[test]
    fn whatever_is_changed_of_it_makes_it_worthless() {
        let key = Key::new([1; 32]);
        let text = key.sign(&Token::new().unwrap());
        for place in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[place] = if changed[place] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(key.read(&changed).is_none(), "digit {place}");
        }
        for length in (0..128).filter(|length| *length != 64) {
            assert!(key.read(&text[..length]).is_none(), "{length} digits");
        }
        assert!(key.read(&(text + "00")).is_none());
        assert!(key.read(&"0".repeat(128)).is_none());
    }

    #[test]
    fn the_signature_says_what_a_token_is_for() {
        let key = Key::new([1; 32]);
        let kind = |text: &str| match key.read(text) {
            Some(Claim::Signed(token)) => Some(token.kind),
            _ => None,
        };
        let mut token = Token::for_session().unwrap();
        let session = key.sign(&token);
        assert!(kind(&session) == Some(TokenKind::Session));
        token.kind = TokenKind::Guest;
        let guest = key.sign(&token);
        assert!(kind(&guest) == Some(TokenKind::Guest));
        assert_ne!(session, guest);
    }

    #[test]
    fn a_token_of_the_old_form_is_a_claim_and_no_proof() {
        let key = Key::new([1; 32]);
        assert!(matches!(
            key.read(&"0".repeat(64)),
            Some(Claim::Unsigned(_))
        ));
    }

    #[test]
    fn the_person_is_not_the_token() {
        let token = Token::new().unwrap();
        assert_ne!(token.person().as_bytes(), token.secret);
    }
}
