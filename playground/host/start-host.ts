import type { PluginManifest } from '@billfold/kernel'
import { type BillfoldOptions, createBillfold } from '@billfold/ui'
import { telemetry } from '@billfold/telemetry'
import { observable, reaction, runInAction } from 'mobx'

import { runningFamilies } from '../families/running-families.js'
import { exampleNetworks } from '../src/example-networks.js'
import { type ExampleWallet, exampleWallet } from '../src/example-wallet.js'
import { faulty } from '../src/faulty.js'
import { type LocalWorld, localWorld } from '../world/local-world.js'
import { type Conditions, goodConditions } from './conditions.js'
import { createWallets } from './create-wallets.js'
import type { Host, PluginLoad } from './host.js'
import { hostPlugins } from './host-plugins.js'
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
  const entries = hostPlugins(world)
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
