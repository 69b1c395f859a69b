import type { Families } from '@billfold/kernel'

import { type At, type Family, type WalletName, families } from './command.js'
import type { OwnWallet } from './own-wallet.js'

/** What anybody can see of one family. */
export interface FamilySight {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** The wallet in use, as the page calls it, with the account and the network that are shown. */
  readonly session: readonly [connectorId: string, address: string, networkId: string] | undefined
  /** What was told of the family's connections since the first page, in order. */
  readonly told: readonly string[]
}

/** What a wallet believes of the page. */
export interface WalletSight {
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** Questions that wait for a person. */
  readonly questions: number
}

/** What there is to be seen of both families and all wallets. */
export interface Sight {
  readonly families: Readonly<Record<Family, FamilySight>>
  readonly wallets: Readonly<Record<string, WalletSight>>
}

export interface SightNeeds {
  readonly families: Pick<Families, 'find'>
  readonly told: Readonly<Record<Family, readonly string[]>>
  readonly wallets: readonly OwnWallet[]
}

/** Looks at the real things. */
export function sightOf({ families, told, wallets }: SightNeeds): Sight {
  const one = (namespace: Family): FamilySight => {
    const family = families.find(namespace)
    const { session } = family ?? {}
    const shown = session && ([session.connector.id, session.account.address, session.network?.caipNetworkId ?? 'none'] as const)
    return { status: family?.status ?? 'disconnected', session: shown, told: [...told[namespace]] }
  }
  const believed = wallets.map(
    ({ at, fake }) => [sightKey(at), { isPermitted: fake.isConnected, isLocked: fake.isLocked, questions: fake.waiting }] as const,
  )
  return { families: { eip155: one('eip155'), solana: one('solana') }, wallets: Object.fromEntries(believed) }
}

/** What a wallet goes by in a sight. */
export function sightKey({ family, wallet }: At): `${Family} ${WalletName}` {
  return `${family} ${wallet}`
}

/** In which ways two sights differ, in words; empty when they are the same. */
export function differences(seen: Sight, expected: Sight): readonly string[] {
  const pairs = [
    ...families.map((family) => [family, seen.families[family], expected.families[family]] as const),
    ...Object.entries(seen.wallets).map(([name, wallet]) => [name, wallet, expected.wallets[name]] as const),
  ]
  return pairs.flatMap(([name, one, other]) => {
    const [said, wanted] = [JSON.stringify(one), JSON.stringify(other)]
    return said === wanted ? [] : [`${name} is ${said}, and should be ${wanted}`]
  })
}
