import { fileURLToPath } from 'node:url'
import { type FakeWallet, fakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'
import { stacks as family } from '../src/manifest.js'
import { defineStacksNetwork, stacks, stacksTestnet } from '../src/networks/index.js'
import { answerAsNode } from './fake-node.js'
import { type FakeStacksOptions, fakeStacksWallet } from './fake-stacks-wallet.js'
import { ada, bob } from './keys.js'

const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: ada.mainnet }], networkId: 'stacks:1' })

/** A wallet that names itself in the list of WBIP-004. */
export function registeredWallet(options: FakeStacksOptions = {}): ConnectorSetup {
  const found = wallet()
  const { provider, asked } = fakeStacksWallet(found, options)
  return {
    manifest: family({ discovery: 'start' }),
    entry,
    networks: [stacks, stacksTestnet],
    wallet: found,
    asked: () => asked,
    otherAddress: bob.mainnet,
    furnish: (page) => {
      page.leave('HarbourProvider', provider)
      page.leave('wbip_providers', [{ id: 'HarbourProvider', name: 'Harbour', icon: 'data:image/png;base64,AA==' }])
    },
  }
}

/** The family in a page, with such a wallet and nodes that answer. */
export function stacksFamily(): FamilySetup {
  return {
    ...registeredWallet(),
    manifest: family(),
    namespace: 'stacks',
    node: (fetch, host) => answerAsNode(fetch, host),
    transfer: { to: bob.mainnet, amount: 1_000_000n },
  }
}

/** The adapter, with a wallet that does what the test says and nodes that answer. */
export function stacksAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    manifest: family(),
    entry,
    namespace: 'stacks',
    networks: [stacks],
    addresses: { valid: [ada.mainnet, bob.mainnet, ada.testnet, 'SP000000000000000000002Q6VF78'], invalid: noAddresses },
    wallet: found,
    provider: fakeStacksWallet(found).provider,
    answers: (fetch) => answerAsNode(fetch),
    transfer: { to: bob.mainnet, amount: 1_000_000n },
    otherNetwork: stacksTestnet,
  }
}

/** A network that no list has. */
export const harbourNet = defineStacksNetwork({ chainId: 77, name: 'Harbour net', rpcUrls: ['http://127.0.0.1:3999'], testnet: true })

const noAddresses: readonly [string, ...string[]] = [
  ada.mainnet.slice(1),
  ada.mainnet.slice(0, -1),
  `${ada.mainnet}0`,
  ` ${ada.mainnet}`,
  ada.mainnet.toLowerCase(),
  ada.mainnet.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  `${ada.mainnet}.token`,
  'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ8',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
]
