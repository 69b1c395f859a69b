import type { Network, Session } from '@billfold/kernel'
import { StandardWallet } from '@billfold/kernel/family'
import { type FakeWallet, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { suiTestnet } from '../src/networks/index.js'
import { type FakeSuiOptions, fakeSuiWallet } from './fake-sui-wallet.js'
import { ida } from './keys.js'

export interface ConnectedOptions extends FakeSuiOptions {
  readonly address?: string
  readonly network?: Network
}

/** A connected wallet, and its session. */
export async function connected({ address = ida.toSuiAddress(), network = suiTestnet, ...options }: ConnectedOptions = {}): Promise<{
  readonly wallet: FakeWallet
  readonly session: Session
}> {
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  await wallet.provider.request({ method: 'connect' })
  const provider = new StandardWallet(fakeSuiWallet(wallet, options), 'Harbour')
  const [connector, account] = [fakeConnector({ namespace: 'sui', name: 'Harbour', wallet }), { address }]
  return { wallet, session: { namespace: 'sui', connector, account, accounts: [account], network, provider } }
}
