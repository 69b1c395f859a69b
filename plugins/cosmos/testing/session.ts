import type { Network, Session } from '@billfold/kernel'
import { type FakeWallet, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { addressCode } from '../src/address.js'
import { cosmosHub } from '../src/networks/index.js'
import { KeplrWallet } from '../src/wallets/keplr-wallet.js'
import { type FakeKeplrOptions, fakeKeplr } from './fake-keplr.js'
import { ida } from './keys.js'

export interface ConnectedOptions extends FakeKeplrOptions {
  readonly address?: string
  readonly network?: Network
  /** Members that stand in the place of those of the wallet. */
  readonly with?: object
}

export interface Connected {
  readonly wallet: FakeWallet
  readonly session: Session
}

/** A connected wallet, and its session. */
export async function connected(options: ConnectedOptions = {}): Promise<Connected> {
  const { address = ida.addressOn('cosmos'), network = cosmosHub, with: others } = options
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  await wallet.provider.request({ method: 'connect' })
  // It came with the choice of the wallet.
  await addressCode.prepare()
  const provider = new KeplrWallet({ ...fakeKeplr(wallet, options), ...others }, () => () => undefined)
  const [connector, account] = [fakeConnector({ namespace: 'cosmos', name: 'Harbour', wallet }), { address }]
  return { wallet, session: { namespace: 'cosmos', connector, account, accounts: [account], network, provider } }
}
