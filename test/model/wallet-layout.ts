import type { Account, CaipNetworkId, Network } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'

import { toBase58 } from '../../plugins/solana/src/provider/encodings.js'
import { type AccountNumber, type At, type Family, type NetworkNumber, type WalletName, bothFamilies, walletNames } from './command.js'

/** Layout of the wallets: each family has its own, or each wallet serves both families, under one name and one lock. */
export type WalletLayout = 'own wallets' | 'shared wallets'

/** Connector id of a wallet, which the page stores with a connection to it. */
export function connectorId(layout: WalletLayout, { family, wallet }: At): string {
  return family === 'eip155' || layout === 'shared wallets' ? `example.${wallet}` : own[wallet]
}

/** Display name of a wallet. */
export function nameOf(layout: WalletLayout, at: At): string {
  return at.family === 'eip155' ? `The ${at.wallet}` : connectorId(layout, at)
}

/** An account of a wallet: each belongs to one of them alone. */
export function accountOf({ family, wallet }: At, account: AccountNumber): Account {
  const number = 1 + walletNames.indexOf(wallet) * 2 + account
  if (family === 'eip155') return { address: `0x${`a${number}`.repeat(20)}` }
  return { address: toBase58(new Uint8Array(32).fill(number)) }
}

export function networkId(family: Family, network: NetworkNumber): CaipNetworkId {
  return `${family}:${network}`
}

/** The networks that the page asks for. */
export const requested: readonly Network[] = bothFamilies.flatMap((family) => [fakeNetwork(family), fakeNetwork(family, { id: 2 })])

const own: Readonly<Record<WalletName, string>> = { harbour: 'Puffin', tern: 'Heron' }

/** Every wallet of every family. */
export const everyone: readonly At[] = bothFamilies.flatMap((family) => walletNames.map((wallet) => ({ family, wallet })))
