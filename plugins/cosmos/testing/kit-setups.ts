import { fileURLToPath } from 'node:url'
import { cosmosNetwork } from '@billfold/local-chains/cosmos/networks'
import { type FakeWallet, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { type ChainAdapterSetup, type ConnectorSetup, type FamilySetup, lacks } from '@billfold/test/suites'
import { cosmos } from '../src/manifest.js'
import { KeplrWallet } from '../src/wallets/keplr-wallet.js'
import { fakeKeplr, signedTransaction, tellKeyChanges } from './fake-keplr.js'
import { answerAsNode } from './fake-node.js'
import { ida, jon } from './keys.js'

/** Nodes of it answer as those of the ledger that stands in for a chain. */
const chain = cosmosNetwork('https://cosmos-1.example')
const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const [address, otherAddress] = [ida.addressOn('cosmos'), jon.addressOn('cosmos')]
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address }], networkId: chain.caipNetworkId })

/** What Keplr calls what the fake wallet is asked for. */
const wire: Readonly<Record<string, string>> = {
  connect: 'enable',
  switchNetwork: 'enable',
  accounts: 'getKey',
  disconnect: 'disable',
  sign: 'signArbitrary',
  transaction: 'signDirect',
}

/** A wallet that stands at `window.keplr`. */
export function walletAtKeplr(): ConnectorSetup {
  const found = wallet()
  return {
    manifest: cosmos({ discovery: 'start' }),
    entry,
    networks: [chain, fakeNetwork('cosmos', { id: 2 })],
    wallet: onEveryChain(found),
    asked: () => found.calls.map(({ method, params }) => wire[params === signedTransaction ? 'transaction' : method] ?? method),
    otherAddress,
    furnish(page) {
      tellKeyChanges(page, found)
      page.leave('keplr', fakeKeplr(found))
    },
  }
}

/** Such a wallet is on no network of its own, and can tell of none. */
function onEveryChain(found: FakeWallet): FakeWallet {
  const changeNetwork = (networkId: unknown): void => {
    if (typeof networkId === 'string' && networkId.startsWith('cosmos:')) lacks('the wallet is on every chain at once')
  }
  return new Proxy(found, { get: (target, name) => (name === 'changeNetwork' ? changeNetwork : Reflect.get(target, name, target)) })
}

/** The family in a page, with that wallet. */
export function cosmosFamily(): FamilySetup {
  return {
    ...walletAtKeplr(),
    manifest: cosmos(),
    namespace: 'cosmos',
    node: answerAsNode,
    transfer: { to: otherAddress, amount: 5n },
  }
}

/** The adapter, with a wallet that does what the test says. */
export function cosmosAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    manifest: cosmos(),
    entry,
    namespace: 'cosmos',
    networks: [chain],
    answers: answerAsNode,
    transfer: { to: otherAddress, amount: 5n },
    addresses: { valid: [address, otherAddress, ida.addressOn('osmo')], invalid: noAddresses },
    wallet: found,
    provider: new KeplrWallet(fakeKeplr(found), () => () => undefined),
    otherNetwork: fakeNetwork('cosmos', { id: 2 }),
  }
}

/** A wrong digit, capitals, no checksum, a validator, and addresses of Bitcoin, Litecoin, Ethereum and Sui. */
const noAddresses: readonly [string, ...string[]] = [
  address.slice(0, -1) + (address.endsWith('q') ? 'p' : 'q'),
  address.toUpperCase(),
  address.slice(0, -6),
  ida.addressOn('cosmosvaloper'),
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  `0x${'1'.repeat(64)}`,
]
