/** The lobby as text, for the build. */
import { render } from 'svelte/server'
import games from '../generated/games.json'
import Games from '../lobby/Games.svelte'
import type { GameInfo } from '../wire/types'

export const lobby = render(Games, { props: { games: games as unknown as GameInfo[] } }).body
