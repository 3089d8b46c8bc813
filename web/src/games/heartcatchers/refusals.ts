/** Why a card does not catch another. */
import { t } from '../../language/language.svelte'
import type { Reason } from '../../wire/types'
import { readHeartCard } from './notation'

const COLOURS = { R: 'red', G: 'green', B: 'blue' } as const

/** The colour of a card; undefined for an Uncatchable. */
function colourOf(card: unknown) {
  const read = readHeartCard(String(card))
  return read ? COLOURS[read.colour] : undefined
}

export function refusalOf({ code, parameters }: Reason): string | null {
  if (code === 'top-is-uncatchable') return t('refusals-top-is-uncatchable')
  if (code !== 'does-not-catch') return null
  const [own, top] = [colourOf(parameters['card']), colourOf(parameters['top'])]
  return own && top ? t('refusals-does-not-catch', { own, top }) : t('refusals-top-is-uncatchable')
}
