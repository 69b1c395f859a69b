import type { Account, Network, Session } from '@billfold/kernel'
import { type FakeWallet, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { bitcoin } from '../src/networks/index.js'
import { BitcoinWallet } from '../src/wallets/bitcoin-driver.js'
import { satsFace, unisatFace } from './fake-bitcoin-wallets.js'
import { nils, personOf } from './keys.js'

export interface ConnectedOptions {
  readonly address?: string
  readonly type?: 'payment' | 'ordinal'
  readonly network?: Network
  readonly face?: 'sats' | 'unisat'
}

/** A connected wallet, and its session. */
export async function connected({
  address = nils.main.segwit,
  type = 'payment',
  network = bitcoin,
  face = 'sats',
}: ConnectedOptions = {}): Promise<{
  readonly wallet: FakeWallet
  readonly session: Session
}> {
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  await wallet.provider.request({ method: 'connect' })
  const provider = new BitcoinWallet(face === 'sats' ? satsFace(wallet) : unisatFace(wallet), face)
  const account: Account = { address, type, publicKey: personOf(address).publicKey }
  const connector = fakeConnector({ namespace: 'bip122', name: 'Harbour', wallet })
  return { wallet, session: { namespace: 'bip122', connector, account, accounts: [account], network, provider } }
}
