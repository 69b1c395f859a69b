import { fileURLToPath } from 'node:url'
import { exampleChain } from '@billfold/example-chain'
import { fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { exampleConnector } from './manifest.js'

describeConnector('connector.example', () => {
  const wallet = fakeWallet({ accounts: [{ address: 'exa1alice' }], networkId: 'example:1' })
  return {
    manifest: exampleConnector({ provider: wallet.provider }),
    others: [exampleChain()],
    entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)),
    wallet,
    asked: () => wallet.calls.map(({ method }) => method),
    otherAddress: 'exa1brook',
  }
})
