import { fieldOf, walletFailure } from '@billfold/kernel/family'
import { chainIdHex, readQuantity, toQuantity } from '../rpc/hex.js'
import { type AskedSession, askSession } from './wallet-call.js'

/** Capabilities of a wallet (EIP-5792): by chain id in hex, and under `0x0` those that it has on every chain. */
export type WalletCapabilities = Readonly<Record<`0x${string}`, Readonly<Record<string, unknown>>>>

/** Asks the wallet what it can do. */
export async function readCapabilities(session: AskedSession): Promise<WalletCapabilities> {
  const method = 'wallet_getCapabilities'
  const said = await askSession(session, { method, params: [session.account.address] })
  const read = parseCapabilities(said)
  if (read === undefined)
    throw walletFailure('wallet/invalid-answer', { wallet: session.connector.name, method, needed: 'a list by chain id' })
  return read
}

/** Copies what a wallet said as plain data; undefined when it is none. */
export function parseCapabilities(said: unknown): WalletCapabilities | undefined {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(said) ?? 'null')
    if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return undefined
    const rows = Object.entries(copy as Readonly<Record<string, unknown>>).flatMap(([id, can]) => {
      const chainId = readQuantity(id)
      return chainId === undefined || typeof can !== 'object' || can === null ? [] : [[toQuantity(chainId), can] as const]
    })
    return Object.fromEntries(rows) as WalletCapabilities
  } catch {
    // A cycle, or a getter that throws: there is nothing in it that could be believed.
    return undefined
  }
}

/** One capability on one chain: what is said of the chain itself goes before what is said of all. */
export function capabilityOn(capabilities: WalletCapabilities, id: number | string, name: string): unknown {
  const chainId = chainIdHex(id)
  return (chainId && fieldOf(capabilities[chainId], name)) ?? fieldOf(capabilities['0x0'], name)
}
