import { reaction } from 'mobx'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import type { Log } from '../../core/log/log.js'
import type { Families } from '../state/families.js'
import type { BroughtServices } from './brought.js'

export interface AccountNamesNeeds {
  readonly families: Pick<Families, 'all' | 'find'>
  readonly brought: BroughtServices | undefined
  readonly log: Pick<Log, 'debug'>
}

/** The longest name that is shown, and the longest address of a picture. */
const longest = { name: 255, picture: 2_048 } as const

/** An account whose name is looked for. The network counts: names of it may be others. */
interface NamedAccount {
  readonly namespace: ChainNamespace
  readonly address: string | undefined
  readonly networkId: CaipNetworkId | undefined
}

/** Gives connected accounts their names, from whoever knows one (slot `name.resolvers`), in the order of the slot. The returned function ends it. */
export function nameAccounts({ families, brought, log }: AccountNamesNeeds): () => void {
  if (brought === undefined) return () => undefined
  const { slots, load } = brought
  const describe = async (namespace: ChainNamespace, address: string): Promise<void> => {
    const entries = slots.entries('name.resolvers').filter(({ item }) => item.namespaces?.includes(namespace) !== false)
    for (const { item } of entries) {
      try {
        const resolver = await load(item.resolver)
        const name: unknown = await resolver.reverse?.(address)
        if (typeof name !== 'string' || name === '' || name.length > longest.name) continue
        families.find(namespace)?.describe(address, { profileName: name })
        const profileImage: unknown = await resolver.picture?.(name)
        if (isPicture(profileImage)) families.find(namespace)?.describe(address, { profileImage })
        return
      } catch (error) {
        // The next one may know it. Without a name the address stands there.
        log.debug('A name could not be looked up', error)
      }
    }
  }
  return reaction(
    (): readonly NamedAccount[] =>
      families.all.map(({ namespace, address, network }) => ({ namespace, address, networkId: network?.caipNetworkId })),
    (accounts, before = []) => {
      for (const { namespace, address, networkId } of accounts) {
        const last = before.find((one) => one.namespace === namespace)
        if (address !== undefined && (address !== last?.address || networkId !== last.networkId)) void describe(namespace, address)
      }
    },
    { fireImmediately: true, equals: (one, other) => JSON.stringify(one) === JSON.stringify(other) },
  )
}

function isPicture(said: unknown): said is string {
  return typeof said === 'string' && said.startsWith('https://') && said.length <= longest.picture
}
