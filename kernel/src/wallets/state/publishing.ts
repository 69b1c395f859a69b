import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { Chain } from './chain.js'
import type { Chains } from './chains.js'
import type { Connections } from './connections.js'
import { isAlike } from '../../core/is-alike.js'
import type { Records } from './records.js'

/** What is watched, and who is told. */
export interface PublishingNeeds {
  readonly chains: Chains
  readonly connections: Connections
  readonly records: Records
  readonly publish: Publish
}

/** Says what changed in the chains, after each change is complete, and keeps where the page was. Returns the undo. */
export function publishChanges({ chains, connections, records, publish }: PublishingNeeds): () => void {
  const undo = [
    watchEach(
      chains,
      ({ caipAddress, session, namespace }) => ({ namespace, caipAddress, accounts: session?.accounts ?? [] }),
      (account) => publish('account:changed', account),
    ),
    watchEach(
      chains,
      ({ namespace, network }) => ({ namespace, caipNetworkId: network?.caipNetworkId }),
      (network) => publish('network:changed', network),
    ),
    reaction(
      () => chains.activeNamespace,
      (namespace) => publish('chain:activated', { namespace }),
    ),
    reaction(
      () => connections.live,
      (live) => publish('connections:changed', { connections: live }),
      { equals: isAlike },
    ),
    reaction(
      () => chains.activeNetwork?.caipNetworkId,
      () => {
        const { network } = chains.active ?? {}
        if (network !== undefined) records.saveActive(network.chainNamespace, network.caipNetworkId)
      },
    ),
  ]
  return () => undo.forEach((step) => step())
}

/** Tells of each family whose view of itself changed. */
function watchEach<T extends { readonly namespace: string }>(
  chains: Chains,
  view: (chain: Chain) => T,
  tell: (now: T) => void,
): () => void {
  return reaction(
    () => chains.all.map(view),
    (now, before) => {
      for (const one of now)
        if (
          !isAlike(
            one,
            before.find(({ namespace }) => namespace === one.namespace),
          )
        )
          tell(one)
    },
    { equals: isAlike },
  )
}
