import type { TokenKeys } from './token-keys.js'

/** What a refresh token says: of which session, and which of its turns. */
export interface RefreshTurn {
  readonly session: string
  readonly turn: number
}

/**
 * Refresh tokens are not kept: one is the session and its turn, with a seal. So a turn whose answer was lost can be answered again with
 * the same token, and a database that somebody took holds none.
 */
export function refreshToken(keys: TokenKeys, { session, turn }: RefreshTurn): string {
  return `${session}.${turn}.${keys.mac(textOf({ session, turn }))}`
}

/** Undefined for one that is not ours. */
export function readRefreshToken(keys: TokenKeys, token: string): RefreshTurn | undefined {
  const [, session = '', number = '', mac = ''] = /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  const turn = { session, turn: Number(number) }
  return keys.isMac(mac, textOf(turn)) ? turn : undefined
}

function textOf({ session, turn }: RefreshTurn): string {
  return `refresh ${session} ${turn}`
}
