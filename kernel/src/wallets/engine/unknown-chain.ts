import { isUnknownNetwork } from '../errors/wallet-refused.js'

/** What wallets say when they do not know a chain: unrecognized, a wallet's default, invalid chain id. Some negate it. */
const codes: ReadonlySet<unknown> = new Set([4902, 5000, 32603, -32603])

/** Where wallets wrap the error that they mean. */
const wrappings = ['data', 'originalError', 'cause', 'error', 'info']
const deepest = 4

/** True when a wallet refused to switch because it does not know the network, so that adding it may help. */
export function isUnknownChain(error: unknown, depth: number = deepest): boolean {
  if (isUnknownNetwork(error)) return true
  if (typeof error !== 'object' || error === null || depth === 0) return false
  return codes.has(field(error, 'code')) || wrappings.some((name) => isUnknownChain(field(error, name), depth - 1))
}

function field(thing: object, name: string): unknown {
  try {
    return Reflect.get(thing, name)
  } catch {
    // A getter of a foreign object may throw: it has nothing to say then.
    return undefined
  }
}
