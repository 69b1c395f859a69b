import { fileURLToPath } from 'node:url'
import { fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { fakeSolanaWallet, register } from '../../testing/fake-solana-wallet.js'
import { solana } from '../manifest.js'

/** What the fake wallet calls the features of the standard. */
const wire: Readonly<Record<string, string>> = {
  connect: 'standard:connect',
  accounts: 'standard:connect',
  disconnect: 'standard:disconnect',
}

describeConnector('chain.solana', () => {
  const wallet = fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' })
  return {
    manifest: solana({ discovery: 'start' }),
    entry: fileURLToPath(new URL('../manifest.ts', import.meta.url)),
    networks: [fakeNetwork('solana'), fakeNetwork('solana', { id: 2 })],
    wallet,
    asked: () => wallet.calls.map(({ method }) => wire[method] ?? method),
    otherAddress: ben.address,
    furnish: (page) => register(page, fakeSolanaWallet(wallet)),
  }
})
