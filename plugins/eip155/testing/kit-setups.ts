import { fileURLToPath } from 'node:url'

import {
  type FakeFetch,
  type FakePage,
  type FakeRequest,
  type FakeWallet,
  fakeEvmProvider,
  fakeNetwork,
  fakeWallet,
} from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup, FamilySetup } from '@billfold/test/suites'

import { eip155 } from '../src/manifest.js'

const alice = '0x00000000000000000000000000000000000a11ce'
const brook = '0x0000000000000000000000000000000000000b0b'
const entry = fileURLToPath(new URL('../src/manifest.ts', import.meta.url))
const signature = `0x${'1b'.repeat(65)}`
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1', signature })

/** A wallet that announces itself. */
export function announcedWallet(): ConnectorSetup {
  const found = wallet()
  const provider = recording(found)
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Harbour',
    rdns: 'example.harbour',
    icon: 'data:image/png;base64,AA==',
  }
  const furnish = (page: FakePage): void => {
    page.listen('eip6963:requestProvider', () => page.dispatch('eip6963:announceProvider', { info, provider }))
  }
  return { manifest: eip155({ discovery: 'start' }), entry, wallet: found, otherAddress: brook, furnish, asked: () => provider.asked }
}

/** The family in a page, with a wallet that announces itself. */
export function evmFamily(): FamilySetup {
  return {
    ...announcedWallet(),
    manifest: eip155(),
    namespace: 'eip155',
    node: (fetch, host) => void fetch.route(host, answerOf),
    transaction: { to: brook, value: 1n },
    transfer: { to: brook, amount: 1n },
  }
}

/** A wallet of old, at `window.ethereum`. */
export function injectedWallet(): ConnectorSetup {
  const found = wallet()
  const ethereum = recording(found)
  const furnish = (page: FakePage): void => page.leave('ethereum', ethereum)
  return { manifest: eip155({ discovery: 'start' }), entry, wallet: found, otherAddress: brook, furnish, asked: () => ethereum.asked }
}

/** A wallet that the host brings. */
export function broughtWallet(): ConnectorSetup {
  const found = wallet()
  const provider = recording(found)
  const manifest = eip155({ wallets: [{ id: 'coinbaseWalletSDK', load: () => provider }] })
  return { manifest, entry, wallet: found, otherAddress: brook, asked: () => provider.asked }
}

/** The adapter, with a wallet that does what the test says and nodes that answer. */
export function evmAdapter(): ChainAdapterSetup {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const found = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', signature })
  const provider = fakeEvmProvider(found)
  void provider.request({ method: 'eth_requestAccounts' })
  return {
    manifest: eip155(),
    entry,
    namespace: 'eip155',
    addresses: {
      valid: [address, address.toLowerCase(), address.slice(2)],
      invalid: ['0x', address.slice(0, -1), `${address}0`, `0X${address.slice(2)}`, `${address} `, 'alice.eth'],
    },
    wallet: found,
    provider,
    otherNetwork: fakeNetwork('eip155', { id: 99 }),
    transaction: { to: brook, value: 1n },
    transfer: { to: brook, amount: 1n },
    answers: (fetch: FakeFetch) => void fetch.route('eip155-1.example', answerOf),
  }
}

/** A provider that remembers what it was asked for. */
function recording(found: FakeWallet): ReturnType<typeof fakeEvmProvider> & { readonly asked: readonly string[] } {
  const provider = fakeEvmProvider(found)
  const asked: string[] = []
  return { ...provider, asked, request: (call) => (asked.push(call.method), provider.request(call)) }
}

interface NodeCall {
  readonly id: number
  readonly method: string
}

const known: Readonly<Record<string, string>> = { eth_chainId: '0x1', eth_getBalance: '0x14d1120d7b160000' }

/** One call, or several at once. */
function answerOf({ body = '{}' }: FakeRequest): { readonly json: unknown } {
  const asked = JSON.parse(body) as NodeCall | readonly NodeCall[]
  const answer = ({ id, method }: NodeCall): object => ({ jsonrpc: '2.0', id, result: known[method] ?? '0x' })
  return { json: Array.isArray(asked) ? asked.map((call) => answer(call as NodeCall)) : answer(asked as NodeCall) }
}
