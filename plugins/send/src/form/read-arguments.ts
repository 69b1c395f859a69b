import type { ChainAdapter, Log, Network, TokenBalance } from '@billfold/kernel'
import { parseUnits } from '@billfold/kernel/amounts'
import type { SendArguments, SendToken } from '../contract.js'
import type { en } from '../messages/en.js'
import { isSameAddress } from '../receiver/same-address.js'
import { readSendToken } from '../tokens/read-send-tokens.js'

/** What a transfer of a host is read with. */
export interface ArgumentsContext {
  readonly adapter: ChainAdapter | undefined
  readonly networks: { find(id: string): Network | undefined }
  readonly address: string | undefined
  /** What is known to be held. */
  readonly tokens: readonly SendToken[]
  readonly log: Pick<Log, 'warn'>
}

/** The token of a host's transfer, or what is wrong with it: its words, and where they have no parts their key. */
export type ReadArguments = { readonly token: SendToken } | { readonly problem: string; readonly words?: keyof typeof en & string }

/** Reads the transfer that a host opens sending with. Families whose adapter can tell about a token take one. */
export async function readArguments(given: SendArguments, context: ArgumentsContext): Promise<ReadArguments> {
  const { adapter, networks, address, tokens, log } = context
  const { namespace, chainId, assetAddress, amount } = given
  if (adapter?.token === undefined || adapter.transfer === undefined || adapter.namespace !== namespace)
    return { problem: `Chain "${namespace}" is not supported for send parameters`, words: 'unsupported' }
  const network = networks.find(`${namespace}:${chainId}`)
  if (network === undefined || address === undefined) return { problem: `Network with id "${chainId}" not found`, words: 'unsupported' }
  if (!isAmount(amount)) return { problem: 'Invalid amount', words: 'invalidAmount' }
  const { nativeAddress } = (await adapter.tokenFacts?.()) ?? {}
  const isNative = assetAddress === 'native' || (nativeAddress !== undefined && isSameAddress(assetAddress, nativeAddress))
  const held = tokens.find((token) =>
    isNative ? token.address === undefined : token.address !== undefined && isSameAddress(token.address, assetAddress),
  )
  if (held !== undefined && held.chainId === network.caipNetworkId) return { token: held }
  try {
    const found = await readToken(adapter, { address, network, tokenAddress: isNative ? undefined : assetAddress })
    const token = found && readSendToken(found, nativeAddress)
    return token === undefined ? { problem: 'Token not found', words: 'tokenNotFound' } : { token }
  } catch (error) {
    log.warn('The token of a host’s transfer could not be read', error)
    return { problem: 'Failed to load token information', words: 'tokenFailed' }
  }
}

interface AskedToken {
  readonly address: string
  readonly network: Network
  /** Absent for the network's own coin. */
  readonly tokenAddress: string | undefined
}

async function readToken(adapter: ChainAdapter, { address, network, tokenAddress }: AskedToken): Promise<TokenBalance | undefined> {
  const { signal } = new AbortController()
  if (tokenAddress !== undefined)
    return adapter.isAddress(tokenAddress) ? adapter.token?.({ tokenAddress, address, network }, signal) : undefined
  const { nativeCurrency, caipNetworkId: chainId } = network
  const found = await adapter.balance?.(address, network, signal)
  return (
    found && {
      ...nativeCurrency,
      chainId,
      price: 0,
      iconUrl: '',
      quantity: { decimals: String(nativeCurrency.decimals), numeric: found.balance },
    }
  )
}

function isAmount(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && (parseUnits(text, 77) ?? 0n) > 0n
}
