import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { FamilyState } from './family-state.js'
import type { Families } from './families.js'
import type { Connections } from './connections.js'
import { isAlike } from '../../core/is-alike.js'
import type { Records } from './records.js'

/** Parts that are watched, and who is told. */
export interface PublishingNeeds {
  readonly families: Families
  readonly connections: Connections
  readonly records: Records
  readonly publish: Publish
}

/** Publishes changes of the families, after each is complete, and stores the network in front. Returns the undo. */
export function publishChanges({ families, connections, records, publish }: PublishingNeeds): () => void {
  const undo = [
    watchEach(
      families,
      ({ caipAddress, session, namespace }) => ({ namespace, caipAddress, accounts: session?.accounts ?? [] }),
      (account) => publish('account:changed', account),
    ),
    watchEach(
      families,
      ({ namespace, network }) => ({ namespace, caipNetworkId: network?.caipNetworkId }),
      (network) => publish('network:changed', network),
    ),
    reaction(
      () => families.activeNamespace,
      (namespace) => publish('family:activated', { namespace }),
    ),
    reaction(
      () => connections.live,
      (live) => publish('connections:changed', { connections: live }),
      { equals: isAlike },
    ),
    reaction(
      () => families.activeNetwork?.caipNetworkId,
      () => {
        const { network } = families.active ?? {}
        if (network !== undefined) records.saveActive(network.chainNamespace, network.caipNetworkId)
      },
    ),
  ]
  return () => undo.forEach((step) => step())
}

/** Tells of each family whose view of itself changed. */
function watchEach<T extends { readonly namespace: string }>(
  families: Families,
  view: (family: FamilyState) => T,
  tell: (now: T) => void,
): () => void {
  return reaction(
    () => families.all.map(view),
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
