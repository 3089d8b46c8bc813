/** The link of an invitation. At the address of the machine itself the page has one that nobody else could open. */
import * as api from '../wire/room-api'
import type { Network } from '../wire/types'

export interface InviteLink {
  link: string
  /** How to start a server for others that accepts connections of its own machine only: nobody else can open the link. */
  restart: string | null
}

/** Whether a host name means the machine itself, on every machine. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/** The link as others can open it; the page's own if the server does not know a better one. */
export async function inviteLink(
  path: string,
  page: { origin: string; hostname: string } = location,
  network: () => Promise<Network> = api.network,
): Promise<InviteLink> {
  const own = { link: page.origin + path, restart: null }
  if (!isLoopback(page.hostname)) return own
  const found = await network().catch(() => null)
  const [address] = found?.addresses ?? []
  if (address) return { link: address + path, restart: null }
  return { ...own, restart: found?.restart ?? null }
}
