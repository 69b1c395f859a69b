import { fileURLToPath } from 'node:url'
import { fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'
import { describeConnector } from '@billfold/test/suites'
import { oakLeaf } from './manifest.js'

const [alice, brook] = ['0x00000000000000000000000000000000000a11ce', '0x0000000000000000000000000000000000000b0b'] as const
const entry = fileURLToPath(new URL('./manifest.ts', import.meta.url))

describeConnector('connector.oak-leaf', () => {
  const wallet = fakeWallet({ accounts: [{ address: alice }], networkId: 'eip155:1' })
  return { manifest: oakLeaf({ provider: fakeEvmProvider(wallet) }), entry, wallet, otherAddress: brook }
})
