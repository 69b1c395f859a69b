import { fileURLToPath } from 'node:url'
import { fakeWallet } from '@billfold/test/fakes'
import { describeChainAdapter } from '@billfold/test/suites'
import { exampleChain } from './manifest.js'
import { exampleNetworks } from './networks.js'

describeChainAdapter('chain.example', () => {
  const wallet = fakeWallet({ accounts: [{ address: 'exa1alice' }], networkId: 'example:1' })
  return {
    manifest: exampleChain(),
    entry: fileURLToPath(new URL('./manifest.ts', import.meta.url)),
    networks: exampleNetworks,
    namespace: 'example',
    addresses: { valid: ['exa1alice', 'exa1a2b3c4d5'], invalid: ['exa1', 'EXA1ALICE', '0x0000000000000000000000000000000000000000'] },
    wallet,
    provider: wallet.provider,
  }
})
