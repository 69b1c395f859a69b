import type { Network, Session } from '@billfold/kernel'
import { type FakeWallet, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { stacks } from '../src/networks/index.js'
import { type FakeStacksOptions, fakeStacksWallet } from './fake-stacks-wallet.js'
import { ada } from './keys.js'

export interface ConnectedOptions extends FakeStacksOptions {
  readonly network?: Network
}

export interface Connected {
  readonly wallet: FakeWallet
  readonly session: Session
  /** What it was asked by the names of the wire. */
  readonly asked: readonly string[]
}

/** A connected wallet, and its session. */
export async function connected({ network = stacks, ...options }: ConnectedOptions = {}): Promise<Connected> {
  const address = network.testnet === true ? ada.testnet : ada.mainnet
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  await wallet.provider.request({ method: 'connect' })
  const { provider, asked } = fakeStacksWallet(wallet, options)
  const [connector, account] = [fakeConnector({ namespace: 'stacks', name: 'Harbour', wallet }), { address }]
  return { wallet, asked, session: { namespace: 'stacks', connector, account, accounts: [account], network, provider } }
}
