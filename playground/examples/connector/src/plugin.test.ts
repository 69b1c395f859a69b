import { exampleChain } from '@billfold/example-chain'
import { fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { exampleConnector } from './manifest.js'

describeConnector('connector.example', () => {
  const wallet = fakeWallet({ accounts: [{ address: 'exa1alice' }], networkId: 'example:1' })
  return {
    manifest: exampleConnector({ provider: wallet.provider }),
    others: [exampleChain()],
    wallet,
    otherAddress: 'exa1brook',
  }
})
