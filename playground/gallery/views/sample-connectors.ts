import type { CaipNetworkId, Connector } from '@billfold/kernel'
import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import type { FakeConnector, WalletBehavior } from '@billfold/test/fakes'

import { peakOf } from './pictures.js'

export interface SampleConnector extends Partial<Pick<Connector, 'type' | 'namespace' | 'imageUrl' | 'doubt' | 'looksLike'>> {
  readonly name: string
  readonly hue?: number
  readonly behavior?: WalletBehavior
  readonly id?: string
  readonly rdns?: string
  /** Its account; one of EVM or of Solana unless given. */
  readonly address?: string
  readonly networkId?: CaipNetworkId
}

const evmAddress = '0x7a16fF8270133F063aAb6C9977183D9e72835428'
const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** A wallet of this browser, with a picture of its own. */
export function sampleConnector({
  name,
  hue = 0,
  behavior = 'approve',
  id = name.toLowerCase(),
  rdns,
  address,
  networkId,
  ...facts
}: SampleConnector): FakeConnector {
  const namespace = facts.namespace ?? 'eip155'
  return fakeConnector({
    ...facts,
    id,
    name,
    type: facts.type ?? 'ANNOUNCED',
    namespace,
    imageUrl: facts.imageUrl ?? peakOf(hue),
    info: { rdns: rdns ?? `example.${id}` },
    wallet: fakeWallet({
      behavior,
      accounts: [{ address: address ?? (namespace === 'solana' ? solanaAddress : evmAddress) }],
      networkId: networkId ?? (namespace === 'solana' ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:1'),
      networkIds: ['eip155:1', 'eip155:8453', 'eip155:42161', 'eip155:10'],
    }),
  })
}

/** Two wallets beside a true one that go by names that are not theirs. */
export function doubtfulConnectors(): readonly FakeConnector[] {
  return [
    sampleConnector({ name: 'MetaMask', hue: 20, rdns: 'io.metamask' }),
    lookAlikeConnector(),
    sampleConnector({ name: 'Phantom (free.tokens)', hue: 266, rdns: 'free.tokens', doubt: 'unverified' }),
  ]
}

/** A wallet that goes by a name which only looks like a known one. */
export function lookAlikeConnector(behavior?: WalletBehavior): FakeConnector {
  const doubt = { doubt: 'look-alike', looksLike: 'MetaMask' } as const
  return sampleConnector({ name: 'МеtaMask (evil.wallet)', hue: 24, rdns: 'evil.wallet', ...doubt, ...(behavior && { behavior }) })
}

/** A phone whose one approval covers two families. */
export function phoneOfTwo(): readonly FakeConnector[] {
  const phone = { name: 'Harbourphone', type: 'WALLET_CONNECT', id: 'walletConnect' } as const
  return [sampleConnector(phone), sampleConnector({ ...phone, namespace: 'solana' })]
}

/** Four wallets as one meets them. */
export function fewConnectors(): readonly FakeConnector[] {
  return [
    sampleConnector({ name: 'Metatrust', hue: 2 }),
    sampleConnector({ name: 'Rainlum', hue: 46 }),
    sampleConnector({ name: 'Bowbit', hue: 92 }),
    sampleConnector({ name: 'WalletConnect', type: 'WALLET_CONNECT', id: 'walletConnect' }),
  ]
}
