import type { Families } from '@billfold/kernel'

import { type At, type Family, type WalletName, bothFamilies } from './command.js'
import type { OwnWallet } from './own-wallet.js'

/** Observable state of one family. */
export interface FamilyObservation {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** The wallet in use, as the page calls it, with the account and the network that are shown. */
  readonly session: readonly [connectorId: string, address: string, networkId: string] | undefined
  /** Events of the family's connections since the first page, in order. */
  readonly told: readonly string[]
}

/** State of a wallet towards the page. */
export interface WalletObservation {
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** Questions that wait for a person. */
  readonly questions: number
}

/** Observable state of both families and all wallets. */
export interface Observation {
  readonly families: Readonly<Record<Family, FamilyObservation>>
  readonly wallets: Readonly<Record<string, WalletObservation>>
}

export interface ObservationNeeds {
  readonly families: Pick<Families, 'find'>
  readonly told: Readonly<Record<Family, readonly string[]>>
  readonly wallets: readonly OwnWallet[]
}

/** Observes the kernel and the wallets. */
export function observe({ families, told, wallets }: ObservationNeeds): Observation {
  const one = (namespace: Family): FamilyObservation => {
    const family = families.find(namespace)
    const { session } = family ?? {}
    const shown = session && ([session.connector.id, session.account.address, session.network?.caipNetworkId ?? 'none'] as const)
    return { status: family?.status ?? 'disconnected', session: shown, told: [...told[namespace]] }
  }
  const believed = wallets.map(
    ({ at, fake }) => [observationKey(at), { isPermitted: fake.isConnected, isLocked: fake.isLocked, questions: fake.waiting }] as const,
  )
  return { families: { eip155: one('eip155'), solana: one('solana') }, wallets: Object.fromEntries(believed) }
}

/** Key of a wallet in an observation. */
export function observationKey({ family, wallet }: At): `${Family} ${WalletName}` {
  return `${family} ${wallet}`
}

/** Lists the differences of two observations; empty when they are the same. */
export function differences(seen: Observation, expected: Observation): readonly string[] {
  const pairs = [
    ...bothFamilies.map((family) => [family, seen.families[family], expected.families[family]] as const),
    ...Object.entries(seen.wallets).map(([name, wallet]) => [name, wallet, expected.wallets[name]] as const),
  ]
  return pairs.flatMap(([name, one, other]) => {
    const [said, wanted] = [JSON.stringify(one), JSON.stringify(other)]
    return said === wanted ? [] : [`${name} is ${said}, and should be ${wanted}`]
  })
}
