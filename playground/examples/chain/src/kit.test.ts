import { fileURLToPath } from 'node:url'
import { type FakeFetch, fakeWallet } from '@billfold/test/fakes'
import { type FamilySetup, describeChainAdapter, describeConnector, describeFamily } from '@billfold/test/suites'
import { seaMoss } from './manifest.js'
import { seaMossNetworks } from './networks.js'

const [alice, brook] = ['seamoss1alice', 'seamoss1brook'] as const
const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))
const node = (fetch: FakeFetch, host: string): void => void fetch.route(host, { json: { jsonrpc: '2.0', id: 1, result: '1500000000' } })
const common = { manifest: seaMoss(), networks: seaMossNetworks, entry }

/** A wallet that stands on the page, with a person who does as told. */
function walletOnPage(): FamilySetup {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'seamoss:1' })
  return {
    ...common,
    namespace: 'seamoss',
    wallet,
    otherAddress: brook,
    furnish: (page) => page.leave('seamoss', wallet.provider),
    asked: () => wallet.calls.map(({ method }) => method),
    transfer: { to: brook, amount: 1n },
    node,
  }
}

describeFamily('the family of chain.seamoss', walletOnPage)
describeConnector('the wallet of chain.seamoss', walletOnPage)
describeChainAdapter('chain.seamoss', () => {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'seamoss:1' })
  return {
    ...common,
    namespace: 'seamoss',
    addresses: { valid: [alice, brook], invalid: ['seamoss1', alice.toUpperCase(), '0x0000000000000000000000000000000000000000'] },
    wallet,
    provider: wallet.provider,
    transfer: { to: brook, amount: 1n },
    answers: (fetch) => node(fetch, 'one.seamoss.example'),
  }
})
