import { eip155 } from '@billfold/eip155'
import { evmNetworks } from '@billfold/local-chains/evm/networks'
import { alice, brook, evmChainIds, evmTokens } from '@billfold/local-chains/evm/seed'
import { solanaNetwork } from '@billfold/local-chains/solana/networks'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { portfolio } from '@billfold/portfolio'
import { solana } from '@billfold/solana'
import { type EvmWallet, createEvmWallet } from '@billfold/test-wallets/evm'
import { type SolanaWallet, createSolanaWallet } from '@billfold/test-wallets/solana'
import { type Billfold, type BillfoldElement, createBillfold } from '@billfold/ui'
import { walletConnect } from '@billfold/walletconnect'
import type { ManualPairing } from '@billfold/walletconnect/contract'
import { wallets as walletList } from '@billfold/wallets'

import type { FlowConfig, SolanaWish, WalletWish } from './flow-page.js'

const config: FlowConfig = window.flowConfig ?? { chains: {}, wallets: [] }
const wallets: Record<string, EvmWallet> = {}
let held: ManualPairing | undefined = undefined
for (const wish of config.wallets) addWallet(wish)
const solanaWallets: Record<string, SolanaWallet> = {}
for (const wish of config.solana?.wallets ?? []) addSolanaWallet(wish)

const handles = Array.from({ length: config.handles ?? 1 }, (_, index) => makeHandle(index))
window.flow = {
  ...{
    config,
    handles,
    wallets,
    addWallet,
    solanaWallets,
    addSolanaWallet,
    clients: () => import('./clients.js'),
    solana: () => import('./solana-actions.js'),
  },
  get pairing() {
    return held
  },
}
const [first] = handles
const element = document.querySelector<BillfoldElement>('billfold-button')
if (handles.length > 1 && element !== null && first !== undefined) element.billfold = first
first?.subscribe(() => show(first))

function addWallet(wish: WalletWish): void {
  const { harbourOne } = evmChainIds
  const url = config.chains[harbourOne]
  wallets[wish.rdns] = createEvmWallet({
    privateKeys: [alice.privateKey, brook.privateKey],
    chains: url === undefined ? {} : { [harbourOne]: url },
    tokens: { [harbourOne]: Object.values(evmTokens) },
    ...wish,
  })
}

function addSolanaWallet(wish: SolanaWish): void {
  const { url } = config.solana ?? {}
  solanaWallets[wish.name] = createSolanaWallet({ keys: [ana, ben], ...(url !== undefined && { url }), ...wish })
}

function makeHandle(index: number): Billfold {
  return createBillfold({
    projectId: 'flows',
    networks: [
      ...(config.hasNoEvm === true ? [] : evmNetworks(config.chains)),
      ...(config.solana === undefined ? [] : [solanaNetwork(config.solana.url)]),
    ],
    metadata: { name: 'Harbour', description: 'An app', url: location.origin, icons: [] },
    endpoints: {
      ...(config.cloud !== undefined && { wallet: config.cloud, blockchain: config.cloud }),
      ...(config.pairing !== undefined && { relay: config.pairing.relays }),
    },
    ...(index > 0 && { storagePrefix: `handle-${index}` }),
    ...config.options,
    plugins: [
      ...(config.hasNoEvm === true ? [] : [eip155()]),
      ...(config.solana === undefined ? [] : [solana()]),
      ...[walletList(), portfolio()],
      ...(config.pairing === undefined ? [] : [walletConnect({ ...config.pairing.options, onPairing: (pairing) => (held = pairing) })]),
    ],
  })
}

function show(handle: Billfold): void {
  const { account, network } = handle.getSnapshot()
  document.querySelector('#account')?.replaceChildren(account.address ?? '')
  document.querySelector('#network')?.replaceChildren(network?.name ?? '')
}
