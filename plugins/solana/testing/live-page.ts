import type { KernelOptionsInput, Network } from '@billfold/kernel'
import { type SolanaChain, solanaNetwork } from '@billfold/local-chains/solana'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { type FakePage, type LiveStandardPage, liveStandardPage } from '@billfold/test/fakes'
import { type SolanaWallet, type SolanaWalletOptions, createSolanaWallet } from '@billfold/test-wallets/solana'
import { solana } from '../src/manifest.js'

/** A wallet with the keys of Ana and Ben. Whoever is in front of it says yes. */
export function liveWallet(chain: SolanaChain, options: Partial<SolanaWalletOptions> = {}): SolanaWallet {
  return createSolanaWallet({
    name: 'Harbour Wallet',
    keys: [ana, ben],
    url: chain.url,
    behavior: 'approve',
    isRegistered: false,
    storage: undefined,
    ...options,
  })
}

/** A page that runs in real time on a real chain. */
export interface LivePage extends LiveStandardPage {
  readonly page: FakePage
}

export interface LivePageOptions {
  readonly chain: SolanaChain
  readonly wallets: readonly SolanaWallet[]
  readonly networks?: readonly Network[]
  readonly options?: Partial<KernelOptionsInput>
  /** Waits of up to a second pass at this pace; one, unless given. */
  readonly pace?: number
}

/** Opens a page with wallets. */
export async function livePage({ chain, networks = [solanaNetwork(chain.url)], ...options }: LivePageOptions): Promise<LivePage> {
  const page = await liveStandardPage({ manifest: solana({ discovery: 'start' }), namespace: 'solana', networks, ...options })
  return { ...page, page: page.ports.page }
}

/** What a node says of a transaction that it has seen. */
export const alreadyProcessed: object = {
  error: {
    ...{ code: -32002, message: 'Transaction simulation failed: This transaction has already been processed' },
    data: { err: 'AlreadyProcessed', logs: [] },
  },
}
