import { activity } from '@billfold/activity'
import { auth } from '@billfold/auth'
import type { PluginManifest } from '@billfold/kernel'
import { multiWallet } from '@billfold/multi-wallet'
import { portfolio } from '@billfold/portfolio'
import { receive } from '@billfold/receive'
import { send } from '@billfold/send'
import { swap } from '@billfold/swap'
import { type BillfoldOptions, createBillfold } from '@billfold/ui'
import { telemetry } from '@billfold/telemetry'
import { viewOnly } from '@billfold/view-only'
import { walletConnect } from '@billfold/walletconnect'
import { wallets as walletList } from '@billfold/wallets'
import { observable, reaction, runInAction } from 'mobx'

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
  const entries = [...product(world), ...catalog()]
    .filter(({ manifest }) => only === null || manifest.id === only || always.has(manifest.id))
    .map((entry) => ({ ...entry, manifest: watched(entry.manifest, { conditions, loads }) }))
  const billfold = createBillfold({
    projectId: 'playground',
    ...surroundings(world),
    metadata: { name: 'Harbour' },
    termsUrl: 'https://harbour.example/terms',
    privacyUrl: 'https://harbour.example/privacy',
    storagePrefix: 'harbour',
    features: { multiWallet: true },
    plugins: [...entries.map(({ manifest }) => manifest), telemetry()],
  })
  return { billfold, entries, loads, fetched, conditions, wallets }
}

/** Plugins that a host installs. A plugin whose chain does not run takes no part. */
function product(world: LocalWorld | undefined): readonly CatalogEntry[] {
  return [
    ...runningFamilies(world?.nodes ?? {}).map(({ title, folder, manifest }) => ({ title, folder, manifest: manifest() })),
    { title: 'Wallets', manifest: walletList(), folder: 'wallets' },
    { title: 'Portfolio', manifest: portfolio(), folder: 'portfolio' },
    { title: 'Send', manifest: send(), folder: 'send' },
    { title: 'Receive', manifest: receive(), folder: 'receive' },
    { title: 'Swap', manifest: swap({ networks: ['eip155:31337', 'eip155:31338'] }), folder: 'swap' },
    { title: 'Activity', manifest: activity(), folder: 'activity' },
    { title: 'Watching', manifest: viewOnly(), folder: 'view-only' },
    { title: 'Several wallets', manifest: multiWallet(), folder: 'multi-wallet' },
    ...(world === undefined
      ? []
      : [
          { title: 'Login', manifest: auth(), folder: 'auth' },
          { title: 'Pairing', manifest: walletConnect({ verifyUrl: `${world.cloud}/v3` }), folder: 'walletconnect' },
        ]),
  ]
}

function surroundings(world: LocalWorld | undefined): Pick<BillfoldOptions, 'endpoints' | 'networks'> {
  if (world === undefined) return { networks: exampleNetworks }
  const { nodes, cloud, relay, secureSite } = world
  return {
    networks: [...runningFamilies(nodes).flatMap((family) => family.networks(nodes)), ...exampleNetworks],
    endpoints: { wallet: cloud, blockchain: cloud, relay: [relay], ...(secureSite !== undefined && { secureSite }) },
  }
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
