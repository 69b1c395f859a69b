import { fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { fakeSolanaWallet, register } from '../../testing/fake-solana-wallet.js'
import { solana } from '../manifest.js'

describeConnector('chain.solana', () => {
  const wallet = fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' })
  return {
    manifest: solana({ discovery: 'start' }),
    networks: [fakeNetwork('solana'), fakeNetwork('solana', { id: 2 })],
    wallet,
    otherAddress: ben.address,
    furnish: (page) => register(page, fakeSolanaWallet(wallet)),
  }
})
