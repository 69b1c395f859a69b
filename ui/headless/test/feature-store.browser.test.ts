import { type Key, type PluginManifest, kernelKey, service } from '@billfold/kernel'
import { multiWallet } from '@billfold/multi-wallet'
import { receive } from '@billfold/receive'
import { fakeChain, fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import { makeAutoObservable } from 'mobx'
import { describe, expect, onTestFinished, test } from 'vitest'

import {
  type ExternalStore,
  type Feature,
  connectFeature,
  disconnectStore,
  featureStore,
  partStore,
  readBalance,
  receiveFeature,
  sendFeature,
  walletsFeature,
} from '../src/index.js'

interface Notes {
  readonly texts: readonly string[]
  readonly count: number
  add(text: string): number
  fail(): void
}

class NotesStore implements Notes {
  texts: readonly string[] = []

  constructor() {
    makeAutoObservable(this)
  }

  get count(): number {
    return this.texts.length
  }

  add(text: string): number {
    this.texts = [...this.texts, text]
    return this.count
  }

  fail(): void {
    throw new Error('The pen is dry')
  }
}

const notesKey = 'notes.notes' as Key<Notes>
const notesFeature: Feature<Notes> = { key: notesKey, members: { texts: 'state', count: 'state', add: 'action', fail: 'action' } }

/** A page with two wallets of the EVM family, and what it has loaded of the notes. */
function page(...plugins: readonly PluginManifest[]): { readonly billfold: Billfold; readonly loaded: readonly string[] } {
  const loaded: string[] = []
  const notes: PluginManifest = {
    ...{ id: 'feature.notes', contract: 1, provides: [notesKey] },
    load: async () => {
      loaded.push('notes')
      return { services: [service(notesKey, {}, () => new NotesStore())] }
    },
  }
  const wallets: PluginManifest = {
    ...{ id: 'connector.test', contract: 1, loadOn: ['open'] },
    load: async () => ({
      start: (scope) => {
        for (const name of ['Bowbit', 'Tern']) {
          scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: name.toLowerCase(), name })))
        }
      },
    }),
  }
  const billfold = createBillfold({
    ...{ projectId: 'test', storagePrefix: `headless-${crypto.randomUUID()}`, warm: 'off', features: { multiWallet: true } },
    ...{ networks: [fakeNetwork('eip155')], plugins: [fakeChain('eip155'), wallets, notes, ...plugins] },
  })
  onTestFinished(() => billfold.destroy())
  return { billfold, loaded }
}

/** Follows a store to the end of the test. */
function followed<T>(store: ExternalStore<T>): { readonly values: readonly T[] } {
  const values: T[] = []
  onTestFinished(store.subscribe(() => values.push(store.getSnapshot())))
  values.push(store.getSnapshot())
  return { values }
}

async function connected(billfold: Billfold, id = 'bowbit'): Promise<void> {
  const outcome = await featureStore(billfold, connectFeature).getSnapshot().connect(id)
  expect(outcome.status).toBe('connected')
}

describe('a feature', () => {
  test('default: is loaded when somebody is connected, and told of from then on', async () => {
    const { billfold, loaded } = page()
    const store = featureStore(billfold, notesFeature)
    followed(store)
    await billfold.ready
    expect([store.getSnapshot().readiness, store.getSnapshot().count, loaded]).toEqual(['idle', undefined, []])
    await connected(billfold)
    await expect.poll(() => store.getSnapshot().readiness).toBe('ready')
    expect(store.getSnapshot().count).toBe(0)
    await expect(store.getSnapshot().add('Milk')).resolves.toBe(1)
    expect(store.getSnapshot()).toMatchObject({ count: 1, texts: ['Milk'] })
  })

  test('behavior: an action loads it, whoever is connected', async () => {
    const { billfold, loaded } = page()
    const store = featureStore(billfold, notesFeature)
    await store.getSnapshot().add('Milk')
    expect([loaded, store.getSnapshot().readiness]).toEqual([['notes'], 'ready'])
    followed(store)
    expect(store.getSnapshot().texts).toEqual(['Milk'])
  })

  test('behavior: a part that did not change is the same object, and nobody is told of nothing', async () => {
    const { billfold } = page()
    const store = featureStore(billfold, notesFeature)
    await store.getSnapshot().load()
    const { values } = followed(store)
    await store.getSnapshot().add('Milk')
    const before = store.getSnapshot()
    await billfold.switchNetwork('eip155:1')
    expect(store.getSnapshot()).toBe(before)
    await store.getSnapshot().add('Bread')
    expect(store.getSnapshot().add).toBe(before.add)
    expect(values.slice(-3).map(({ count }) => count)).toEqual([0, 1, 2])
  })

  test('behavior: one store for everybody, and what fails in an action is the caller’s', async () => {
    const { billfold } = page()
    expect(featureStore(billfold, notesFeature)).toBe(featureStore(billfold, notesFeature))
    await expect(featureStore(billfold, notesFeature).getSnapshot().fail()).rejects.toThrow('The pen is dry')
  })

  test('behavior: who left hears nothing more, and finds the newest on coming back', async () => {
    const { billfold } = page()
    const store = featureStore(billfold, notesFeature)
    let told = 0
    const leave = store.subscribe(() => (told += 1))
    await store.getSnapshot().load()
    leave()
    const before = told
    await store.getSnapshot().add('Milk')
    expect(told).toBe(before)
    followed(store)
    expect(store.getSnapshot().texts).toEqual(['Milk'])
  })

  test('behavior: without a plugin it is absent, and an action says so', async () => {
    const { billfold } = page()
    const store = featureStore(billfold, sendFeature)
    followed(store)
    await store.getSnapshot().load()
    expect(store.getSnapshot().readiness).toBe('absent')
    await expect(store.getSnapshot().prepare()).rejects.toThrow(/No plugin of this page .* send\.transfers/)
  })

  test('behavior: code that does not arrive is told, and asked for again by the next action', async () => {
    const { billfold } = page()
    await billfold.unregister('feature.notes')
    let isBroken = true
    billfold.register({
      ...{ id: 'feature.notes', contract: 1, provides: [notesKey] },
      load: async () => {
        if (isBroken) throw new Error('no such file')
        return { services: [service(notesKey, {}, () => new NotesStore())] }
      },
    })
    const store = featureStore(billfold, notesFeature)
    await store.getSnapshot().load()
    expect(store.getSnapshot().readiness).toBe('failed')
    expect(store.getSnapshot().failure).toBeInstanceOf(Error)
    isBroken = false
    await expect(store.getSnapshot().add('Milk')).resolves.toBe(1)
    expect(store.getSnapshot()).toMatchObject({ readiness: 'ready', failure: undefined })
  })

  test('behavior: a plugin that leaves takes its values along', async () => {
    const { billfold } = page()
    const store = featureStore(billfold, notesFeature)
    followed(store)
    await store.getSnapshot().add('Milk')
    await billfold.unregister('feature.notes')
    await expect.poll(() => [store.getSnapshot().readiness, store.getSnapshot().texts]).toEqual(['idle', undefined])
  })
})

describe('features of the product', () => {
  test('default: connecting, the wallets and the address without the modal', async () => {
    const { billfold } = page(multiWallet(), receive())
    const connect = featureStore(billfold, connectFeature)
    const wallets = featureStore(billfold, walletsFeature)
    const receiving = featureStore(billfold, receiveFeature)
    for (const store of [connect, wallets, receiving]) followed(store as ExternalStore<unknown>)
    await connect.getSnapshot().find()
    await expect.poll(() => connect.getSnapshot().wallets?.map(({ name }) => name)).toEqual(['Bowbit', 'Tern'])
    await connected(billfold)
    await expect.poll(() => wallets.getSnapshot().families?.[0]?.wallets.map(({ name }) => name)).toEqual(['Bowbit'])
    await receiving.getSnapshot().prepare()
    expect(receiving.getSnapshot().receiver?.address).toBe(billfold.getSnapshot().account.address)
    await connected(billfold, 'tern')
    await expect.poll(() => wallets.getSnapshot().count).toBe(2)
    expect([billfold.getSnapshot().isOpen, document.querySelector('billfold-modal')]).toEqual([false, null])
  })

  test('behavior: a wallet that is not there is said so', async () => {
    const { billfold } = page()
    await expect(featureStore(billfold, connectFeature).getSnapshot().connect('nobody', 'eip155')).rejects.toThrow(
      'There is no wallet nobody here for eip155.',
    )
  })
})

describe('parts of the handle', () => {
  test('default: stay the same value while nothing of them changed', async () => {
    const { billfold } = page()
    const store = partStore(billfold, (source) => readBalance(source) ?? { balance: '0', symbol: 'ETH' })
    const before = store.getSnapshot()
    billfold.setTheme('light')
    expect(store.getSnapshot()).toBe(before)
  })

  test('behavior: the end of a connection tells how it goes', async () => {
    const { billfold } = page()
    await connected(billfold)
    const store = disconnectStore(billfold)
    const { values } = followed(store)
    await store.getSnapshot().disconnect()
    expect(values.map(({ isPending }) => isPending)).toEqual([false, true, false])
    expect(billfold.getSnapshot().account.status).toBe('disconnected')
  })
})
