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

import type { FlowConfig, FlowSolanaWallet, FlowWallet } from './flow-page.js'

const config: FlowConfig = window.flowConfig ?? { chains: {}, wallets: [] }
const wallets: Record<string, EvmWallet> = {}
let held: ManualPairing | undefined = undefined
for (const wallet of config.wallets) addWallet(wallet)
const solanaWallets: Record<string, SolanaWallet> = {}
for (const wallet of config.solana?.wallets ?? []) addSolanaWallet(wallet)

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

function addWallet(wallet: FlowWallet): void {
  const { harbourOne } = evmChainIds
  const url = config.chains[harbourOne]
  wallets[wallet.rdns] = createEvmWallet({
    privateKeys: [alice.privateKey, brook.privateKey],
    chains: url === undefined ? {} : { [harbourOne]: url },
    tokens: { [harbourOne]: Object.values(evmTokens) },
    ...wallet,
  })
}

function addSolanaWallet(wallet: FlowSolanaWallet): void {
  const { url } = config.solana ?? {}
  solanaWallets[wallet.name] = createSolanaWallet({ keys: [ana, ben], ...(url !== undefined && { url }), ...wallet })
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
