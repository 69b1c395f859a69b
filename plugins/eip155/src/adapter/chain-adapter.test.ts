import type { Network } from '@billfold/kernel'
import { describeChainAdapter } from '@billfold/test/suites'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { afterAll, beforeAll, describe } from 'vitest'
import { evmAdapter } from '../../testing/kit-setups.js'
import { type LiveChains, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { eip155 } from '../manifest.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const addresses = {
  valid: [alice, alice.toLowerCase(), alice.slice(2)],
  invalid: ['0x', alice.slice(0, -1), `${alice}0`, `0X${alice.slice(2)}`, `${alice} `, 'alice.eth', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
} as const

describe('a wallet that does what the test says', () => {
  describeChainAdapter('chain.eip155', evmAdapter)
})

describe('a wallet with real keys on a real chain', () => {
  let chains: LiveChains

  beforeAll(async () => void (chains = await startLiveChains()))
  afterAll(() => chains.stop())

  describeChainAdapter('chain.eip155', () => {
    const [network, otherNetwork] = chains.networks
    // It starts elsewhere, so that there is something to ask the person when it is to switch.
    const { url, chainId } = chains.one
    const wallet = liveWallet(chains, { chains: { 7: url, [chainId]: url }, chainId: 7 })
    void wallet.provider.request({ method: 'eth_requestAccounts' })
    return {
      manifest: eip155(),
      namespace: 'eip155',
      networks: [network],
      addresses: { ...addresses, invalid: [...addresses.invalid] as never },
      wallet: controls(wallet),
      provider: wallet.provider,
      otherNetwork,
    }
  })
})

/** The switches of the suite, on a real wallet. */
function controls(wallet: EvmWallet) {
  return {
    get networkId(): Network['caipNetworkId'] {
      return `eip155:${wallet.chainId}`
    },
    set networkId(id: Network['caipNetworkId']) {
      wallet.changeChain(Number(id.slice(7)))
    },
    get behavior() {
      return 'approve' as const
    },
    set behavior(behavior: 'approve' | 'refuse' | 'fail' | 'wait') {
      wallet.behavior = ({ approve: 'approve', refuse: 'reject', fail: 'fail', wait: 'ask' } as const)[behavior]
    },
    says: undefined as (() => unknown) | undefined,
  }
}
