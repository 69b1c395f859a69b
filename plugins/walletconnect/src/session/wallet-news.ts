import type { CaipNetworkId, ChainNamespace, PairingEvent } from '@billfold/kernel'
import * as v from 'valibot'

const eventShape = v.object({
  topic: v.string(),
  params: v.object({ event: v.object({ name: v.string(), data: v.unknown() }), chainId: v.string() }),
})

/** What a wallet told of one of its families, and in which session. */
export interface TopicNews {
  readonly topic: string
  readonly namespace: ChainNamespace
  readonly news: PairingEvent
}

/** Reads what a wallet tells of its own accord; undefined when it is nothing that can be understood. */
export function readNews(event: unknown): TopicNews | undefined {
  const parsed = v.safeParse(eventShape, event)
  if (!parsed.success) return undefined
  const { topic, params } = parsed.output
  const [namespace, reference, ...more] = params.chainId.split(':')
  if (!namespace || !reference || more.length > 0) return undefined
  const { name, data } = params.event
  return { topic, namespace: namespace as ChainNamespace, news: { name, data, networkId: params.chainId as CaipNetworkId } }
}

/** The addresses that `accountsChanged` names: plain, or with the network before them. Undefined when there are none to be read. */
export function toldAddresses({ name, data }: PairingEvent): readonly string[] | undefined {
  if (name !== 'accountsChanged' || !Array.isArray(data)) return undefined
  const addresses = data.map((entry: unknown) => (typeof entry === 'string' ? entry.slice(entry.lastIndexOf(':') + 1) : ''))
  return addresses.every((address) => address !== '' && address.length <= 256) ? [...new Set(addresses)] : undefined
}

/** The network that `chainChanged` names: in its data, as a number, a hex number or a whole id, or by where it came from. */
export function toldNetwork({ name, data, networkId }: PairingEvent, namespace: ChainNamespace): CaipNetworkId | undefined {
  if (name !== 'chainChanged') return undefined
  if (typeof data === 'string' && data.startsWith(`${namespace}:`)) return data as CaipNetworkId
  const reference = typeof data === 'number' || (typeof data === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(data)) ? Number(data) : undefined
  return reference !== undefined && Number.isSafeInteger(reference) ? `${namespace}:${reference}` : networkId
}
