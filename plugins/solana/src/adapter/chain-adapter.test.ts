import { fileURLToPath } from 'node:url'
import { fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { describeChainAdapter } from '@billfold/test/suites'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { answerAsNode } from '../../testing/fake-node.js'
import { fakeSolanaWallet } from '../../testing/fake-solana-wallet.js'
import { solana } from '../manifest.js'
import { standardWallet } from '../standard/standard-wallet.js'

describeChainAdapter('chain.solana', () => {
  const wallet = fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' })
  void wallet.provider.request({ method: 'connect' })
  return {
    manifest: solana(),
    entry: fileURLToPath(new URL('../manifest.ts', import.meta.url)),
    answers: answerAsNode,
    transfer: { to: ben.address, amount: 1_000_000n },
    namespace: 'solana',
    networks: [fakeNetwork('solana', { nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 } })],
    addresses: {
      valid: [ana.address, ben.address, '11111111111111111111111111111111', 'So11111111111111111111111111111111111111112'],
      invalid: [
        ana.address.slice(1),
        `${ana.address}1`,
        `x${ana.address}`,
        ana.address.replace('F', '0'),
        ana.address.toLowerCase(),
        'z'.repeat(44),
        '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        `${ana.address} `,
      ],
    },
    wallet,
    provider: standardWallet(fakeSolanaWallet(wallet), 'Harbour'),
    otherNetwork: fakeNetwork('solana', { id: 2 }),
  }
})
