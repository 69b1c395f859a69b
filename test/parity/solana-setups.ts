import { type FakeWallet, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import type { ChainAdapterSetup, ConnectorSetup } from '@billfold/test/suites'

import { ana, ben } from '../../playground/chains/solana/seed.js'
import { solana } from '../../plugins/solana/src/manifest.js'
import { standardWallet } from '../../plugins/solana/src/standard/standard-wallet.js'
import { answerAsNode } from '../../plugins/solana/testing/fake-node.js'
import { fakeSolanaWallet, register } from '../../plugins/solana/testing/fake-solana-wallet.js'

const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const networks = [fakeNetwork('solana', { nativeCurrency }), fakeNetwork('solana', { id: 2, nativeCurrency })]
const wallet = (): FakeWallet => fakeWallet({ accounts: [{ address: ana.address }], networkId: 'solana:1' })

/** A wallet that registers itself. */
export function registeredWallet(): ConnectorSetup {
  const found = wallet()
  return {
    manifest: solana({ discovery: 'start' }),
    networks,
    wallet: found,
    otherAddress: ben.address,
    furnish: (page) => register(page, fakeSolanaWallet(found)),
  }
}

/** The adapter, with a wallet that does what the test says and nodes that answer. */
export function solanaAdapter(): ChainAdapterSetup {
  const found = wallet()
  void found.provider.request({ method: 'connect' })
  return {
    manifest: solana(),
    namespace: 'solana',
    networks: networks.slice(0, 1),
    addresses: { valid: [ana.address, ben.address], invalid: [ana.address.slice(1), `${ana.address} `] },
    wallet: found,
    provider: standardWallet(fakeSolanaWallet(found), 'Harbour'),
    transfer: { to: ben.address, amount: 1_000_000n },
    answers: answerAsNode,
  }
}
