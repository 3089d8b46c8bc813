/** The requests of the account dialog. */
import { ask } from '../wire/api'
import type { Me, PasskeyAnswer, PasskeyAsked, Proof } from '../wire/types'

const at = (rest = '') => `/api/account${rest}`

export const mine = () => ask<Me>('GET', at())

export const make = (handle: string, proof: Proof) => ask<Me>('POST', at(), { handle, proof })

export const signIn = (proof: Proof, handle?: string) =>
  ask<Me>('POST', at('/sign-in'), handle === undefined ? { proof } : { handle, proof })

export const signOut = () => ask<Me>('POST', at('/sign-out'))

export const signOutEverywhere = () => ask<Me>('POST', at('/sign-out-everywhere'))

export const signOutOthers = () => ask<Me>('POST', at('/sign-out-others'))

export const rename = (handle: string, proof: Proof) =>
  ask<Me>('PUT', at('/handle'), { handle, proof })

export const endSession = (session: string) =>
  ask<Me>('POST', at(`/sessions/${encodeURIComponent(session)}/end`))

export const setPassword = (password: string, proof: Proof) =>
  ask<Me>('PUT', at('/password'), { password, proof })

export const removePassword = (proof: Proof) => ask<Me>('POST', at('/password/remove'), { proof })

/** What an authenticator is asked for a new passkey: for the own account, or for a new one of that name. */
export const askForNewPasskey = (handle?: string) =>
  ask<PasskeyAsked>('POST', at('/passkeys/new'), handle === undefined ? {} : { handle })

/** What an authenticator is asked to show who somebody is. */
export const askForPasskey = () => ask<PasskeyAsked>('POST', at('/passkeys/ask'))

export const addPasskey = (passkey: PasskeyAnswer, proof: Proof) =>
  ask<Me>('POST', at('/passkeys'), { passkey, proof })

export const removePasskey = (passkey: string, proof: Proof) =>
  ask<Me>('POST', at(`/passkeys/${encodeURIComponent(passkey)}/remove`), { proof })

export const remove = (proof: Proof) => ask<Me>('POST', at('/delete'), { proof })
