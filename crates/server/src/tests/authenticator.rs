//! An authenticator in software, with what a browser does around it: it makes passkeys and answers with them.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Who uses it is there, and is who they are.
const PRESENT_AND_VERIFIED: u8 = 0x01 | 0x04;
/// What follows is a new passkey.
const ATTESTED: u8 = 0x40;

/// An authenticator with one passkey, for the page at an address.
#[derive(Clone)]
pub(super) struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    /// The account that it was made for, as it says.
    pub(super) user: String,
    counter: u32,
    /// Where the page is that asks, with scheme and port.
    pub(super) origin: String,
    /// The flags that it signs.
    pub(super) flags: u8,
}

impl Authenticator {
    pub(super) fn new(number: u8) -> Authenticator {
        Authenticator {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: vec![number; 24],
            user: String::new(),
            counter: 0,
            origin: "http://localhost".into(),
            flags: PRESENT_AND_VERIFIED,
        }
    }

    /// The same, but that it signs with the other's key.
    pub(super) fn with_key_of(self, other: &Authenticator) -> Authenticator {
        Authenticator {
            key: other.key.clone(),
            ..self
        }
    }

    /// Makes the passkey that the options ask for, as `navigator.credentials.create` gives it.
    pub(super) fn create(&mut self, options: &Value) -> Value {
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(
            options["authenticatorSelection"]["userVerification"],
            "required"
        );
        self.user = options["user"]["id"].as_str().unwrap().to_owned();
        let site = options["rp"]["id"].as_str().unwrap();
        let mut data = self.data(site, self.flags | ATTESTED);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let point = self.key.verifying_key().to_sec1_point(false);
        // A COSE key: EC2, ES256, P-256, x and y.
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 0x20]);
        data.extend(point.y().unwrap());
        let mut attestation = vec![0xa3, 0x63];
        attestation.extend(b"fmt");
        attestation.push(0x64);
        attestation.extend(b"none");
        attestation.push(0x67);
        attestation.extend(b"attStmt");
        attestation.extend([0xa0, 0x68]);
        attestation.extend(b"authData");
        attestation.push(0x58);
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        let client = self.client("webauthn.create", options);
        self.credential(json!({
            "attestationObject": BASE64.encode(attestation),
            "clientDataJSON": BASE64.encode(client),
            "transports": ["internal"],
        }))
    }

    /// Answers with the passkey, as `navigator.credentials.get` gives it.
    pub(super) fn get(&mut self, options: &Value) -> Value {
        assert_eq!(options["userVerification"], "required");
        self.counter += 1;
        let data = self.data(options["rpId"].as_str().unwrap(), self.flags);
        let client = self.client("webauthn.get", options);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(&client));
        let signature: Signature = self.key.sign(&signed);
        self.credential(json!({
            "authenticatorData": BASE64.encode(data),
            "clientDataJSON": BASE64.encode(client),
            "signature": BASE64.encode(signature.to_der().as_bytes()),
            "userHandle": self.user,
        }))
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client(&self, what: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        let client = json!({
            "type": what,
            "challenge": challenge,
            "origin": self.origin,
            "crossOrigin": false,
        });
        client.to_string().into_bytes()
    }

    fn credential(&self, response: Value) -> Value {
        let id = BASE64.encode(&self.id);
        json!({
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        })
    }
}
