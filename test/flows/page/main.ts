import { auth } from '@billfold/auth'
import { clearSigning } from '@billfold/clear-signing'
import { emailCapture } from '@billfold/email-capture'
import { activity } from '@billfold/activity'
import { exchange, payments } from '@billfold/exchange'
import type { ChainNamespace } from '@billfold/kernel'
import { cardLink } from '@billfold/local-sellers/card-link'
import { multiWallet } from '@billfold/multi-wallet'
import { names } from '@billfold/names'
import { onramp } from '@billfold/onramp'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import { send } from '@billfold/send'
import { siwx } from '@billfold/siwx'
import { swap } from '@billfold/swap'
import { telemetry } from '@billfold/telemetry'
import type { EvmWallet } from '@billfold/test-wallets/evm'
import { type Billfold, type BillfoldElement, createBillfold } from '@billfold/ui'
import { viewOnly } from '@billfold/view-only'
import { walletConnect } from '@billfold/walletconnect'
import type { ManualPairing } from '@billfold/walletconnect/contract'
import { wallets as walletList } from '@billfold/wallets'

import { evmFamily } from '../../../playground/families/evm.js'
import { localPayAssets } from '../../../playground/families/local-pay-assets.js'
import { families } from '../../../playground/families/families.js'
import type { AnyTestWallet } from '../../../playground/families/playground-family.js'
import type { FamilyFlowWallet, FlowConfig, FlowWallet } from './flow-page.js'

const config: FlowConfig = window.flowConfig ?? { nodes: {}, wallets: [] }
const ownFamilies = families.filter(({ namespace }) =>
  namespace === 'eip155' ? config.hasNoEvm !== true : config.families?.[namespace] !== undefined,
)
const localSwaps = ['eip155:31337'] as const
const wallets: Record<string, EvmWallet> = {}
const familyWallets: Partial<Record<ChainNamespace, Record<string, AnyTestWallet>>> = {}
let held: ManualPairing | undefined = undefined
// One after the other: the order in which wallets announce themselves is that of the list.
for (const wallet of config.wallets) await addWallet(wallet)
for (const { namespace } of families) for (const wallet of config.families?.[namespace] ?? []) await addFamilyWallet(namespace, wallet)

const handles = Array.from({ length: config.handles ?? 1 }, (_, index) => makeHandle(index))
window.flow = {
  ...{
    config,
    handles,
    wallets,
    addWallet,
    familyWallets,
    addFamilyWallet,
    clients: () => import('./clients.js'),
    actions: () => import('./family-actions.js'),
  },
  get pairing() {
    return held
  },
}
const [first] = handles
const element = document.querySelector<BillfoldElement>('billfold-button')
if (handles.length > 1 && element !== null && first !== undefined) element.billfold = first
first?.subscribe(() => show(first))

async function addWallet(wallet: FlowWallet): Promise<void> {
  wallets[wallet.rdns] = await evmFamily.createWallet(wallet, config.nodes)
}

async function addFamilyWallet(namespace: ChainNamespace, wallet: FamilyFlowWallet): Promise<void> {
  const family = families.find((one) => one.namespace === namespace)
  if (family === undefined) throw new Error(`The playground has no family ${namespace}`)
  const made = await family.createWallet(wallet, config.nodes)
  familyWallets[namespace] = { ...familyWallets[namespace], [wallet.name]: made }
}

function makeHandle(index: number): Billfold {
  return createBillfold({
    projectId: 'flows',
    networks: ownFamilies.flatMap(({ networks }) => networks(config.nodes)),
    metadata: { name: 'Harbour', description: 'An app', url: location.origin, icons: [] },
    endpoints: {
      ...(config.cloud !== undefined && { wallet: config.cloud, blockchain: config.cloud, exchange: config.cloud }),
      ...(config.pairing !== undefined && { relay: config.pairing.relays }),
      ...(config.aggregator !== undefined && { swapAggregator: config.aggregator }),
      ...(config.secureSite !== undefined && { secureSite: config.secureSite }),
      ...(config.cardSeller !== undefined && { cardSeller: config.cardSeller }),
      ...(config.tellsAnalytics === true && config.cloud !== undefined && { analytics: config.cloud }),
      ...(config.signIn?.backend !== undefined && { siwx: `${config.signIn.backend}/siwx/` }),
    },
    ...(index > 0 && { storagePrefix: `handle-${index}` }),
    ...config.options,
    plugins: [
      ...ownFamilies.map(({ manifest }) => manifest()),
      ...[walletList(), portfolio(), send(), receive(), activity(), multiWallet()],
      swap({ networks: localSwaps, ...(config.aggregator !== undefined && { aggregator: { networks: localSwaps } }) }),
      ...[exchange({ assets: localPayAssets }), payments()],
      ...(config.cardSeller === undefined ? [] : [onramp({ link: cardLink(config.cardSeller, config.nodes) })]),
      ...(config.watches === true ? [viewOnly()] : []),
      ...(config.hasPreviews === true ? [clearSigning({ previews: true })] : []),
      ...(config.descriptors === undefined ? [] : [clearSigning({ descriptors: config.descriptors })]),
      ...(config.secureSite === undefined ? [] : [auth()]),
      ...(config.tellsAnalytics === true ? [telemetry({ sending: 'single' })] : []),
      ...(config.names === undefined ? [] : [names(config.names)]),
      ...(config.capturesEmail === true ? [emailCapture()] : []),
      ...(config.signIn === undefined ? [] : [siwx(config.signIn.options)]),
      ...(config.pairing === undefined ? [] : [walletConnect({ ...config.pairing.options, onPairing: (pairing) => (held = pairing) })]),
    ],
  })
}

function show(handle: Billfold): void {
  const { account, network } = handle.getSnapshot()
  document.querySelector('#account')?.replaceChildren(account.address ?? '')
  document.querySelector('#network')?.replaceChildren(network?.name ?? '')
}
