/** Where a link leads that others are to open: a page at the machine's own address has one that they cannot. */
import * as api from '../wire/api'
import type { Network } from '../wire/types'

/** A link for others. */
export interface Reached {
  link: string
  /** The port of a server that listens to its own machine alone: nobody else can open the link. */
  alone: number | null
}

/** Whether a host is every machine's own, so that each finds itself there. */
export const isOwnMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/** The link as others can open it. Where the server does not tell, it is as it is here. */
export async function reached(
  path: string,
  page: { origin: string; hostname: string } = location,
  network: () => Promise<Network> = api.network,
): Promise<Reached> {
  const here = { link: page.origin + path, alone: null }
  if (!isOwnMachine(page.hostname)) return here
  const told = await network().catch(() => null)
  const [address] = told?.addresses ?? []
  if (address) return { link: address + path, alone: null }
  return { ...here, alone: told?.port ?? null }
}
