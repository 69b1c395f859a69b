import { fileURLToPath } from 'node:url'
import { StandardWallet } from '@billfold/kernel/family'
import { type FakeWallet, fakeNetwork, fakeWallet, registerStandardWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'
import { sui } from '../src/manifest.js'
import { answerAsNode } from './fake-node.js'
import { fakeSuiWallet, signedTransaction } from './fake-sui-wallet.js'
import { ida, jon } from './keys.js'

const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: ida.toSuiAddress() }], networkId: 'sui:1' })

/** Names of the fake wallet for the features of the standard. */
const wire: Readonly<Record<string, string>> = {
  connect: 'standard:connect',
  accounts: 'standard:connect',
  disconnect: 'standard:disconnect',
  sign: 'sui:signPersonalMessage',
  transaction: 'sui:signTransaction',
}

const transfer = { to: jon.toSuiAddress(), amount: 1_000_000n }

/** A wallet that registers itself. */
export function registeredWallet(): ConnectorSetup {
  const found = wallet()
  return {
    manifest: sui({ discovery: 'start' }),
    entry,
    networks: [fakeNetwork('sui'), fakeNetwork('sui', { id: 2 })],
    wallet: found,
    asked: () => found.calls.map(({ method, params }) => wire[params === signedTransaction ? 'transaction' : method] ?? method),
    otherAddress: jon.toSuiAddress(),
    furnish: (page) => registerStandardWallet(page, fakeSuiWallet(found)),
  }
}

/** The family in a page, with a wallet that registers itself. */
export function suiFamily(): FamilySetup {
  return { ...registeredWallet(), manifest: sui(), namespace: 'sui', node: answerAsNode, transfer }
}

/** The adapter, with a wallet that does what the test says. */
export function suiAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    manifest: sui(),
    entry,
    answers: answerAsNode,
    transfer,
    namespace: 'sui',
    networks: [fakeNetwork('sui', { nativeCurrency: { name: 'Sui', symbol: 'SUI', decimals: 9 } })],
    addresses: { valid: [ida.toSuiAddress(), jon.toSuiAddress()], invalid: noAddresses },
    wallet: found,
    provider: new StandardWallet(fakeSuiWallet(found), 'Harbour'),
    otherNetwork: fakeNetwork('sui', { id: 2 }),
  }
}

const address = ida.toSuiAddress()
const noAddresses: readonly [string, ...string[]] = [
  address.slice(2),
  address.slice(0, -1),
  `${address}0`,
  `${address} `,
  address.replace('0x', '0X'),
  `0x${'g'.repeat(64)}`,
  '0x2',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
]
