import type { Account } from '../src/wallets/contract/account.js'

/** An account without what only its wallet understands. */
export function plainAccount({ address, type, publicKey, path }: Account): Account {
  return {
    address,
    ...(type !== undefined && { type }),
    ...(publicKey !== undefined && { publicKey }),
    ...(path !== undefined && { path }),
  }
}
