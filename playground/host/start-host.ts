import { activity } from '@billfold/activity'
import { auth } from '@billfold/auth'
import { emailCapture } from '@billfold/email-capture'
import { exchange, payments } from '@billfold/exchange'
import type { PluginManifest } from '@billfold/kernel'
import { evmContracts } from '@billfold/local-chains/evm/seed'
import { cardLink } from '@billfold/local-sellers/card-link'
import { devtools } from '@billfold/devtools'
import { multiWallet } from '@billfold/multi-wallet'
import { names } from '@billfold/names'
import { onramp } from '@billfold/onramp'
import type { OnrampPluginOptions } from '@billfold/onramp/contract'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import { send } from '@billfold/send'
import { swap } from '@billfold/swap'
import type { SwapOptions } from '@billfold/swap/contract'
import { type BillfoldOptions, createBillfold } from '@billfold/ui'
import { telemetry } from '@billfold/telemetry'
import { viewOnly } from '@billfold/view-only'
import { walletConnect } from '@billfold/walletconnect'
import { wallets as walletList } from '@billfold/wallets'
import { observable, reaction, runInAction } from 'mobx'

import { localPayAssets } from '../families/local-pay-assets.js'
import { runningFamilies } from '../families/running-families.js'
import { type CatalogEntry, catalog } from '../src/catalog.js'
import { exampleNetworks } from '../src/example-networks.js'
import { type ExampleWallet, exampleWallet } from '../src/example-wallet.js'
import { faulty } from '../src/faulty.js'
import { type LocalWorld, localWorld } from '../world/local-world.js'
import { type Conditions, goodConditions } from './conditions.js'
import { createWallets } from './create-wallets.js'
import type { Host, PluginLoad } from './host.js'
import { watchFetched } from './watch-fetched.js'

/**
 * Starts the app: a handle of Billfold with every family on the chains of `npm start`, and the example plugins; or with the one plugin alone that the
 * address names, and what it requires.
 */
export async function startHost(query: string): Promise<Host> {
  const example = exampleWallet()
  const conditions = goodConditions()
  const fetched = watchFetched()
  const loads = observable.map<string, PluginLoad>()
  answerFor(example, conditions)
  const world = localWorld()
  const wallets = world === undefined ? [] : await createWallets(world.nodes)

  const only = new URLSearchParams(query).get('only')
  const entries = [...product(world), ...catalog().filter(({ manifest }) => manifest.id !== 'feature.payments')]
    .filter(({ manifest }) => only === null || manifest.id === only || always.has(manifest.id) || needed(only).includes(manifest.id))
    .map((entry) => ({ ...entry, manifest: watched(entry.manifest, { conditions, loads }) }))
  const billfold = createBillfold({
    projectId: 'playground',
    ...surroundings(world),
    metadata: { name: 'Harbour', icons: [new URL('icon.svg', document.baseURI).href] },
    termsUrl: 'https://harbour.example/terms',
    privacyUrl: 'https://harbour.example/privacy',
    storagePrefix: 'harbour',
    // Who looks at the plugin alone is asked at once; else by the switch of the page.
    features: {
      multiWallet: true,
      payWithExchange: true,
      payments: true,
      onramp: ['meld', 'harbour'],
      emailCapture: only === 'feature.email-capture',
    },
    plugins: [...entries.map(({ manifest }) => manifest), telemetry()],
  })
  return { billfold, entries, loads, fetched, conditions, wallets }
}

/** Names of the local cloud, and those of the contracts on the first chain. */
const localNames = {
  zones: ['harbour.id'],
  ens: { network: 'eip155:31337', universalResolver: evmContracts.universalResolver },
} as const

/** Plugins that a host installs. A plugin whose chain does not run takes no part. */
function product(world: LocalWorld | undefined): readonly CatalogEntry[] {
  return [
    ...runningFamilies(world?.nodes ?? {}).map(({ title, folder, manifest }) => ({ title, folder, manifest: manifest() })),
    { title: 'Wallets', manifest: walletList(), folder: 'wallets' },
    { title: 'Portfolio', manifest: portfolio(), folder: 'portfolio' },
    { title: 'Send', manifest: send(), folder: 'send' },
    { title: 'Devtools', manifest: devtools(), folder: 'devtools' },
    { title: 'Receive', manifest: receive(), folder: 'receive' },
    { title: 'Swap', manifest: swap(swapsOf(world)), folder: 'swap' },
    { title: 'Names', manifest: names(localNames), folder: 'names' },
    { title: 'Deposits from an exchange', manifest: exchange({ assets: localPayAssets }), folder: 'exchange' },
    { title: 'Payments from an exchange', manifest: payments(), folder: 'exchange' },
    { title: 'Buy', manifest: onramp(linkOf(world)), folder: 'onramp' },
    { title: 'Activity', manifest: activity(), folder: 'activity' },
    { title: 'Watching', manifest: viewOnly(), folder: 'view-only' },
    { title: 'Several wallets', manifest: multiWallet(), folder: 'multi-wallet' },
    ...(world === undefined
      ? []
      : [
          { title: 'Login', manifest: auth(), folder: 'auth' },
          { title: 'E-mail address', manifest: emailCapture(), folder: 'email-capture' },
          { title: 'Pairing', manifest: walletConnect({ verifyUrl: `${world.cloud}/v3` }), folder: 'walletconnect' },
        ]),
  ]
}

/** On the first chain the cloud swaps, on the second one an aggregator. */
function swapsOf(world: LocalWorld | undefined): SwapOptions {
  const networks = ['eip155:31337', 'eip155:31338'] as const
  return world?.swapAggregator === undefined
    ? { networks }
    : { networks, aggregator: { name: 'Harbour Aggregator', networks: ['eip155:31338'] } }
}

function linkOf(world: LocalWorld | undefined): OnrampPluginOptions {
  return world?.cardSeller === undefined ? {} : { link: cardLink(world.cardSeller, world.nodes) }
}

function surroundings(world: LocalWorld | undefined): Pick<BillfoldOptions, 'endpoints' | 'networks'> {
  if (world === undefined) return { networks: exampleNetworks }
  const { nodes, cloud, relay, secureSite, cardSeller, swapAggregator } = world
  return {
    networks: [...runningFamilies(nodes).flatMap((family) => family.networks(nodes)), ...exampleNetworks],
    endpoints: {
      wallet: cloud,
      blockchain: cloud,
      exchange: cloud,
      relay: [relay],
      ...(secureSite !== undefined && { secureSite }),
      ...(cardSeller !== undefined && { cardSeller }),
      ...(swapAggregator !== undefined && { swapAggregator }),
    },
  }
}

/** Families of the features that work on some only: alone, they have these beside them. */
function needed(only: string): readonly string[] {
  return ['feature.onramp', 'feature.exchange', 'feature.pay'].includes(only) ? ['chain.eip155', 'chain.solana'] : []
}

/** Without a family and a wallet of it there is nothing to see. */
const always: ReadonlySet<string> = new Set(['chain.seamoss'])

/** The person in front of the wallet: the page is out of reach while a modal stands, so they have made up their mind before. */
function answerFor({ wallet, revision, change }: ExampleWallet, { wallet: behavior, delay }: Conditions): void {
  reaction(
    () => [revision.get(), behavior.get()] as const,
    ([, answer]) => {
      if (answer !== 'wait') setTimeout(() => wallet.waiting > 0 && change(() => wallet.answer(answer)), delay.get())
    },
  )
}

interface Watching {
  readonly conditions: Conditions
  readonly loads: Map<string, PluginLoad>
}

/** The same plugin, slower if one wishes, with a note of where its code stands. */
function watched(manifest: PluginManifest, { conditions, loads }: Watching): PluginManifest {
  const note = (state: PluginLoad): void => runInAction(() => void loads.set(manifest.id, state))
  const load = async (): ReturnType<PluginManifest['load']> => {
    note('loading')
    await new Promise((resume) => setTimeout(resume, conditions.delay.get()))
    try {
      const runtime = await faulty(manifest, () => conditions.fault.get()).load()
      note('loaded')
      return runtime
    } catch (error) {
      note('failed')
      throw error
    }
  }
  note('waiting')
  return { ...manifest, load }
}
