import { fileURLToPath } from 'node:url'
import { type FakeWallet, fakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'
import { bip122 } from '../src/manifest.js'
import { bitcoin, bitcoinSignet, bitcoinTestnet } from '../src/networks/index.js'
import { BitcoinWallet } from '../src/wallets/bitcoin-driver.js'
import { answerAsNode } from './fake-node.js'
import { satsFace, unisatFace } from './fake-bitcoin-wallets.js'
import { nils, olga } from './keys.js'

const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: nils.main.segwit }], networkId: bitcoin.caipNetworkId })
const transfer = { to: olga.main.segwit, amount: 100_000n }
const common = { entry, networks: [bitcoin, bitcoinTestnet] as const, otherAddress: olga.main.segwit }

/** A wallet that names itself in the list of the page. */
export function listedWallet(): ConnectorSetup {
  const found = wallet()
  const asked: string[] = []
  const face = satsFace(found) as { readonly request: (method: string, ...rest: readonly never[]) => Promise<unknown> }
  const request: typeof face.request = (method, ...rest) => (asked.push(method), face.request(method, ...rest))
  return {
    ...common,
    manifest: bip122({ discovery: 'start' }),
    wallet: found,
    asked: () => asked,
    furnish: (page) => {
      page.leave('harbour', { ...face, request })
      page.leave('btc_providers', [{ id: 'harbour', name: 'Harbour' }])
    },
  }
}

/** A wallet that only stands on the window. */
export function windowWallet(): ConnectorSetup {
  const found = wallet()
  return { ...common, manifest: bip122({ discovery: 'start' }), wallet: found, furnish: (page) => page.leave('unisat', unisatFace(found)) }
}

/** The family in a page, with a wallet that names itself. */
export function bitcoinFamily(): FamilySetup {
  return { ...listedWallet(), manifest: bip122(), namespace: 'bip122', node: answerAsNode, transfer }
}

/** The adapter, with a wallet that does what the test says. */
export function bitcoinAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    ...common,
    manifest: bip122(),
    namespace: 'bip122',
    answers: answerAsNode,
    transfer,
    addresses: { valid: addresses, invalid: noAddresses },
    wallet: found,
    provider: new BitcoinWallet(satsFace(found), 'sats'),
    otherNetwork: bitcoinSignet,
  }
}

const addresses = [nils.main.segwit, ...Object.values(nils.main), ...Object.values(nils.test), olga.main.segwit.toUpperCase()] as const
const noAddresses: readonly [string, ...string[]] = [
  nils.main.segwit.slice(0, -1),
  `${nils.main.segwit}q`,
  `${nils.main.segwit} `,
  nils.main.segwit.replace('bc1q', 'bc1Q'),
  nils.main.segwit.replace('bc1', 'ltc1'),
  nils.main.taproot.replace('bc1p', 'bc1q'),
  nils.main.legacy.slice(1),
  `${nils.main.legacy}1`,
  // Litecoin, Ethereum, Solana.
  'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'So11111111111111111111111111111111111111112',
]
