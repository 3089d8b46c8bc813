/** The requests of the account dialog. */
import { requestJson } from '../wire/request'
import type { Me, PasskeyAnswer, PasskeyAsked, Proof } from '../wire/types'

const at = (rest = '') => `/api/account${rest}`

export const mine = () => requestJson<Me>('GET', at())

export const make = (handle: string, proof: Proof) =>
  requestJson<Me>('POST', at(), { handle, proof })

export const signIn = (proof: Proof, handle?: string) =>
  requestJson<Me>('POST', at('/sign-in'), handle === undefined ? { proof } : { handle, proof })

export const signOut = () => requestJson<Me>('POST', at('/sign-out'))

export const signOutEverywhere = () => requestJson<Me>('POST', at('/sign-out-everywhere'))

export const signOutOthers = () => requestJson<Me>('POST', at('/sign-out-others'))

export const rename = (handle: string, proof: Proof) =>
  requestJson<Me>('PUT', at('/handle'), { handle, proof })

export const endSession = (session: string) =>
  requestJson<Me>('POST', at(`/sessions/${encodeURIComponent(session)}/end`))

export const setPassword = (password: string, proof: Proof) =>
  requestJson<Me>('PUT', at('/password'), { password, proof })

export const removePassword = (proof: Proof) =>
  requestJson<Me>('POST', at('/password/remove'), { proof })

/** The WebAuthn options for a new passkey: of the player's account, or of a new account with that name. */
export const askForNewPasskey = (handle?: string) =>
  requestJson<PasskeyAsked>('POST', at('/passkeys/new'), handle === undefined ? {} : { handle })

/** The WebAuthn options for signing in. */
export const passkeyOptions = () => requestJson<PasskeyAsked>('POST', at('/passkeys/ask'))

export const addPasskey = (passkey: PasskeyAnswer, proof: Proof) =>
  requestJson<Me>('POST', at('/passkeys'), { passkey, proof })

export const removePasskey = (passkey: string, proof: Proof) =>
  requestJson<Me>('POST', at(`/passkeys/${encodeURIComponent(passkey)}/remove`), { proof })

export const remove = (proof: Proof) => requestJson<Me>('POST', at('/delete'), { proof })
