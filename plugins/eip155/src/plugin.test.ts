import { type FakePage, type FakeWallet, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { eip155 } from './manifest.js'

const alice = '0x00000000000000000000000000000000000a11ce'
const brook = '0x0000000000000000000000000000000000000b0b'
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })

describeConnector('chain.eip155, an announced wallet', () => {
  const found = wallet()
  const provider = fakeEvmProvider(found)
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Harbour',
    rdns: 'example.harbour',
    icon: 'data:image/png;base64,AA==',
  }
  const furnish = (page: FakePage): void => {
    page.listen('eip6963:requestProvider', () => page.dispatch('eip6963:announceProvider', { info, provider }))
  }
  return { manifest: eip155({ discovery: 'start' }), wallet: found, otherAddress: brook, furnish }
})

describeConnector('chain.eip155, a wallet at window.ethereum', () => {
  const found = wallet()
  const ethereum = fakeEvmProvider(found)
  return {
    manifest: eip155({ discovery: 'start' }),
    wallet: found,
    otherAddress: brook,
    furnish: (page) => page.leave('ethereum', ethereum),
  }
})

describeConnector('chain.eip155, a wallet that the host brings', () => {
  const found = wallet()
  const manifest = eip155({ connectors: { wallets: [{ id: 'coinbaseWalletSDK', load: () => fakeEvmProvider(found) }] } })
  return { manifest, wallet: found, otherAddress: brook }
})
