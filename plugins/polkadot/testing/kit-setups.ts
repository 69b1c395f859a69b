import { fileURLToPath } from 'node:url'
import { type FakeWallet, fakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'
import { AddressFormats } from '../src/address/address-formats.js'
import { polkadot } from '../src/manifest.js'
import { kusama, polkadot as mainnet, westend } from '../src/networks/index.js'
import { InjectedWallet } from '../src/wallets/injected-wallet.js'
import { fakeExtension, injectedOf, signedTransaction } from './fake-extension.js'
import { answerAsNode } from './fake-node.js'
import { vera, wim } from './keys.js'

const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: vera.address }], networkId: mainnet.caipNetworkId })

const transfer = { to: wim.address, amount: 20_000_000_000n }

/** What the fake wallet calls the methods of an extension. */
const wire: Readonly<Record<string, string>> = {
  connect: 'enable',
  accounts: 'accounts.get',
  sign: 'signRaw',
  transaction: 'signPayload',
}

/** An extension that left itself on the page. */
export function injectedExtension(): ConnectorSetup {
  const found = wallet()
  return {
    manifest: polkadot({ discovery: 'start' }),
    entry,
    networks: [mainnet, kusama],
    wallet: found,
    asked: () => found.calls.map(({ method, params }) => wire[params === signedTransaction ? 'transaction' : method] ?? method),
    otherAddress: wim.address,
    furnish: (page) => page.leave('injectedWeb3', { harbour: fakeExtension(found) }),
  }
}

/** The family in a page, with an extension. */
export function polkadotFamily(): FamilySetup {
  return { ...injectedExtension(), manifest: polkadot(), namespace: 'polkadot', node: answerAsNode, transfer }
}

/** The adapter, with an extension that does what the test says. */
export function polkadotAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  const provider = new InjectedWallet('Harbour')
  provider.hold(injectedOf(found))
  return {
    manifest: polkadot(),
    entry,
    namespace: 'polkadot',
    answers: answerAsNode,
    transfer,
    networks: [mainnet],
    addresses: { valid: addresses, invalid: noAddresses },
    wallet: found,
    provider,
    otherNetwork: westend,
  }
}

const formats = new AddressFormats()
const addresses: readonly [string, ...string[]] = [
  vera.address,
  formats.display(vera.address, mainnet.caipNetworkId),
  formats.display(vera.address, kusama.caipNetworkId),
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
]
const noAddresses: readonly [string, ...string[]] = [
  vera.address.slice(1),
  `${vera.address}1`,
  `${vera.address} `,
  vera.address.toLowerCase(),
  vera.address.replace(/.$/, (last) => (last === 'z' ? 'y' : 'z')),
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
]
