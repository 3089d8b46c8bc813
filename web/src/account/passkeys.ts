/** Passkeys: converts between the server's JSON and the types of browsers. */
import { t } from '../language/language.svelte'
import type { PasskeyAnswer, PasskeyAsked } from '../wire/types'

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return 'credentials' in navigator && 'PublicKeyCredential' in window
}

/** Makes a passkey with an authenticator. */
export async function create(asked: PasskeyAsked): Promise<PasskeyAnswer> {
  const made = await navigator.credentials.create({ publicKey: creation(asked.options) })
  return answer(asked, made)
}

/** Authenticates with a passkey. */
export async function get(asked: PasskeyAsked): Promise<PasskeyAnswer> {
  const shown = await navigator.credentials.get({ publicKey: request(asked.options) })
  return answer(asked, shown)
}

/** An error of the browser as a sentence; null for any other error. */
export function refusal(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null
  if (error.name === 'InvalidStateError') return t('account-passkey-exists')
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t('account-passkey-cancelled')
  return t('account-passkey-failed', { message: error.message })
}

function answer(asked: PasskeyAsked, credential: Credential | null): PasskeyAnswer {
  if (!(credential instanceof PublicKeyCredential)) {
    throw new DOMException('nothing was chosen', 'NotAllowedError')
  }
  return { ceremony: asked.ceremony, credential: written(credential) }
}

/** Bytes as base64url without padding, as JSON has them. */
export function toText(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function toBytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer
}

interface Named {
  id: string
}
interface Creation {
  challenge: string
  user: Named
  excludeCredentials?: Named[]
}
interface Request {
  challenge: string
  allowCredentials?: Named[]
}

const bytesOf = (list?: Named[]) => (list ?? []).map((one) => ({ ...one, id: toBytes(one.id) }))

/** The options for a new passkey; browsers from before 2025 cannot parse the JSON themselves. */
export function creation(options: object): PublicKeyCredentialCreationOptions {
  const read = (PublicKeyCredential as Partial<typeof PublicKeyCredential>)
    .parseCreationOptionsFromJSON
  if (read) return read.call(PublicKeyCredential, options as PublicKeyCredentialCreationOptionsJSON)
  const json = options as Creation
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: bytesOf(json.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
}

/** The options for an assertion, likewise. */
export function request(options: object): PublicKeyCredentialRequestOptions {
  const read = (PublicKeyCredential as Partial<typeof PublicKeyCredential>)
    .parseRequestOptionsFromJSON
  if (read) return read.call(PublicKeyCredential, options as PublicKeyCredentialRequestOptionsJSON)
  const json = options as Request
  return {
    ...json,
    challenge: toBytes(json.challenge),
    allowCredentials: bytesOf(json.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
}

/** A credential as JSON, likewise. */
export function written(credential: PublicKeyCredential): object {
  const write = (credential as Partial<PublicKeyCredential>).toJSON
  if (write) return write.call(credential) as object
  const response = credential.response as AuthenticatorAttestationResponse &
    AuthenticatorAssertionResponse
  const parts = {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  }
  const texts = Object.entries(parts).flatMap(([name, bytes]) =>
    bytes instanceof ArrayBuffer ? [[name, toText(bytes)]] : [],
  )
  return {
    id: credential.id,
    rawId: toText(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(texts) as object,
    clientExtensionResults: {},
  }
}
