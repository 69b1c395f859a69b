import type { ChainNamespace, Connector, Kernel } from '@billfold/kernel'

/** What decides with which family a wallet of several begins. */
export interface FamilySituation {
  /** The families of the app, in the order of its networks. */
  readonly families: readonly ChainNamespace[]
  /** The family in front. */
  readonly active: ChainNamespace | undefined
  /** Tells whether a part of a wallet is connected. */
  isConnected(connector: Connector): boolean
}

/** The parts of a wallet, those first that are not connected: of the family in front, then as the app names them. */
export function familyOrder<C extends Connector>(
  connectors: readonly C[],
  { families, active, isConnected }: FamilySituation,
): readonly C[] {
  const rank = (connector: C): number =>
    (isConnected(connector) ? families.length + 2 : 0) + (connector.namespace === active ? 0 : families.indexOf(connector.namespace) + 1)
  return connectors.toSorted((a, b) => rank(a) - rank(b))
}

/** Reads the situation of now. To be called in an observer where it is drawn. */
export function familySituation({ networks, families }: Kernel): FamilySituation {
  return {
    families: networks.namespaces,
    active: families.activeNamespace,
    isConnected({ id, namespace }) {
      const used = families.find(namespace)?.session?.connector
      return used !== undefined && used.id === id
    },
  }
}
