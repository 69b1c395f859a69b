import { fileURLToPath } from 'node:url'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { type FakeWallet, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'
import { solana } from '../src/manifest.js'
import { StandardWallet } from '@billfold/kernel/family'
import { answerAsNode } from './fake-node.js'
import { fakeSolanaWallet, register, signedTransaction } from './fake-solana-wallet.js'

const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' })

/** Names of the fake wallet for the features of the standard. */
const wire: Readonly<Record<string, string>> = {
  connect: 'standard:connect',
  accounts: 'standard:connect',
  disconnect: 'standard:disconnect',
  sign: 'solana:signMessage',
  transaction: 'solana:signTransaction',
}

/** A wallet that registers itself. */
export function registeredWallet(): ConnectorSetup {
  const found = wallet()
  return {
    manifest: solana({ discovery: 'start' }),
    entry,
    networks: [fakeNetwork('solana'), fakeNetwork('solana', { id: 2 })],
    wallet: found,
    asked: () => found.calls.map(({ method, params }) => wire[params === signedTransaction ? 'transaction' : method] ?? method),
    otherAddress: ben.address,
    furnish: (page) => register(page, fakeSolanaWallet(found)),
  }
}

/** The family in a page, with a wallet that registers itself. */
export function solanaFamily(): FamilySetup {
  return {
    ...registeredWallet(),
    manifest: solana(),
    namespace: 'solana',
    node: answerAsNode,
    transfer: { to: ben.address, amount: 1_000_000n },
  }
}

/** The adapter, with a wallet that does what the test says and nodes that answer. */
export function solanaAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    manifest: solana(),
    entry,
    answers: answerAsNode,
    transfer: { to: ben.address, amount: 1_000_000n },
    namespace: 'solana',
    networks: [fakeNetwork('solana', { nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 } })],
    addresses: { valid: addresses, invalid: noAddresses },
    wallet: found,
    provider: new StandardWallet(fakeSolanaWallet(found), 'Harbour'),
    otherNetwork: fakeNetwork('solana', { id: 2 }),
  }
}

const addresses = [ana.address, ben.address, '11111111111111111111111111111111', 'So11111111111111111111111111111111111111112'] as const
const noAddresses: readonly [string, ...string[]] = [
  ana.address.slice(1),
  `${ana.address}1`,
  `x${ana.address}`,
  ana.address.replace('F', '0'),
  ana.address.toLowerCase(),
  'z'.repeat(44),
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  `${ana.address} `,
]
