import { fileURLToPath } from 'node:url'
import { fakeWallet } from '@billfold/test/fakes'
import { describeChainAdapter, describeConnector } from '@billfold/test/suites'
import { toAddress } from './address.js'
import { lichen } from './manifest.js'
import { lichenNetworks } from './networks.js'

const [alice, brook] = [toAddress('acedacedac'), toAddress('decafdecaf')] as const
const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))
const common = { manifest: lichen(), networks: lichenNetworks, entry }

describeChainAdapter('chain.lichen', () => {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'lichen:1' })
  return {
    ...common,
    namespace: 'lichen',
    addresses: {
      valid: [alice, brook],
      invalid: ['lichen1', alice.toUpperCase(), `${alice}0`, toAddress('acedacedac').replace('ac', 'ca')],
    },
    wallet,
    provider: wallet.provider,
    transfer: { to: brook, amount: 1n },
    answers: (fetch) => void fetch.route('one.lichen.example', { json: { spores: '1500000000' } }),
  }
})

describeConnector('the wallet of chain.lichen', () => {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'lichen:1' })
  return {
    ...common,
    wallet,
    otherAddress: brook,
    furnish: (page) => page.leave('lichen', wallet.provider),
    asked: () => wallet.calls.map(({ method }) => method),
  }
})
