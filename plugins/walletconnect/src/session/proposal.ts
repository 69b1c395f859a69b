import type { ChainNamespace, Network, PairingProfile } from '@billfold/kernel'

import type { NamespaceOverride } from '../contract.js'

/** Part of a proposal for one family. */
export interface ProposedNamespace {
  readonly methods: string[]
  readonly chains: string[]
  readonly events: string[]
}

export type Proposal = Readonly<Record<string, ProposedNamespace>>

/** A family as the proposal needs it. */
export interface ProposedFamily {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  readonly profile: PairingProfile | undefined
}

export interface ProposalOptions {
  readonly families: readonly ProposedFamily[]
  readonly overrides?: { readonly [namespace: string]: NamespaceOverride | undefined }
}

/** Every family that is asked about its changes tells of these. */
const commonEvents = ['accountsChanged', 'chainChanged']

/**
 * Makes the proposal to a wallet: all of it optional, so that a wallet that knows one family of several still connects. A host
 * replaces lists as a whole; a family that only the host names is asked for too.
 */
export function proposal({ families, overrides = {} }: ProposalOptions): Proposal {
  const own = families.map(({ namespace, networks, profile }) => [
    namespace,
    { methods: profile?.methods ?? [], chains: networks.flatMap(chainsOf), events: profile?.events ?? commonEvents },
  ])
  const added = Object.keys(overrides).map((namespace) => [namespace, { methods: [], chains: [], events: commonEvents }])
  const all: Record<string, Required<NamespaceOverride>> = Object.fromEntries([...added, ...own]) as never
  return Object.fromEntries(
    Object.entries(all)
      .map(([namespace, lists]) => [namespace, copied({ ...lists, ...overrides[namespace] })] as const)
      .filter(([, { chains }]) => chains.length > 0),
  )
}

/** Some wallets still announce a network by the id it had before. */
function chainsOf({ caipNetworkId, deprecatedCaipNetworkId }: Network): readonly string[] {
  return deprecatedCaipNetworkId === undefined ? [caipNetworkId] : [caipNetworkId, deprecatedCaipNetworkId]
}

function copied({ methods, chains, events }: Required<NamespaceOverride>): ProposedNamespace {
  return { methods: [...methods], chains: [...new Set(chains)], events: [...events] }
}
