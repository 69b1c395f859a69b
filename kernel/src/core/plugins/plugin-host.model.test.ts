import { settled } from '@billfold/test/fakes'
import fc from 'fast-check'
import { runInAction } from 'mobx'
import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../../../testing/late-parts.js'
import { type PluginPage, feature, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { maybe, service } from '../services/service.js'
import { Log } from '../log/log.js'
import { SlotRegistry } from '../views/slots.js'
import type { PluginManifest, SlotEntry } from './manifest.js'

beforeAll(lateParts)

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const
type Id = (typeof ids)[number]

/** Ledger of what is alive: each plugin adds when it makes or registers something, and takes away when that is undone. */
class Ledger {
  readonly alive = new Map<string, number>()
  /** Faults on the way: two lives at once, or a service that outlived what it was given. */
  readonly wrong: string[] = []
  count(what: string, by: 1 | -1): void {
    this.alive.set(what, (this.alive.get(what) ?? 0) + by)
  }
  get left(): readonly string[] {
    return [...this.alive].filter(([, count]) => count !== 0).map(([what, count]) => `${what}: ${count}`)
  }
}

/** A small world: b requires a, c uses a and keeps it, d stands in for b, e is behind a switch, f fails every other time. */
function manifestOf(id: Id, page: PluginPage, ledger: Ledger): PluginManifest {
  const key = id === 'd' ? 'b' : id
  let starts = 0
  const needs = id === 'b' || id === 'd' ? { given: token('a') } : id === 'c' ? { given: maybe(token('a')) } : {}
  const make = (given?: Made): Made => {
    ledger.count(`service ${id}`, 1)
    const made: Made = {
      isAlive: true,
      given,
      dispose: () => {
        made.isAlive = false
        ledger.count(`service ${id}`, -1)
      },
    }
    return made
  }
  const slots = [{ slot: 'wallet.sources', order: 10, item: { kind: 'custom', label: id } }] satisfies SlotEntry[]
  return plugin(
    `feature.${id}`,
    {
      provides: [token(key)],
      slots,
      ...((id === 'b' || id === 'd') && { requires: [token('a')] }),
      ...(id === 'c' && { uses: [token('a')], loadOn: ['start'] }),
      ...(id === 'd' && { replaces: 'feature.b' }),
      ...(id === 'e' && { feature: feature('swaps'), loadOn: ['start'] }),
    },
    {
      services: [service(token<Made>(key), needs, (needed: { readonly given?: unknown }) => make(needed.given as Made | undefined))],
      start: (scope) => {
        if ((ledger.alive.get(`listener ${id}`) ?? 0) !== 0) ledger.wrong.push(`${id} starts before it has ended`)
        scope.get(token(key))
        ledger.count(`start ${id}`, 1)
        scope.onStop(() => ledger.count(`start ${id}`, -1))
        const undo = page.events.on('modal:opened', () => undefined, `feature.${id}`)
        ledger.count(`listener ${id}`, 1)
        scope.onStop(async () => {
          await settled()
          undo()
          ledger.count(`listener ${id}`, -1)
        })
        if (id === 'f' && starts++ % 2 === 0) throw new Error('every other time')
      },
    },
  )
}

interface Made {
  isAlive: boolean
  readonly given: Made | undefined
  dispose(): void
}

interface Model {
  readonly registered: Set<Id>
  isOn: boolean
}
interface Real {
  readonly page: PluginPage
  readonly ledger: Ledger
  readonly slots: SlotRegistry
}
type Step = fc.AsyncCommand<Model, Real>

/** Rules that hold whenever nothing is under way. */
async function verify({ registered, isOn }: Model, { page, ledger, slots }: Real): Promise<void> {
  await page.clock.settle()
  await settled()
  const { host, lookup } = page
  // One stop may wait for another, and each takes a turn of its own.
  for (let turn = 0; turn < 20 && host.list.some(({ state }) => state === 'loading'); turn++) await settled()
  expect(host.list.map(({ id }) => id).toSorted()).toEqual([...registered].map((id) => `feature.${id}`).toSorted())
  for (const { id, state } of host.list) {
    const name = id.slice('feature.'.length)
    const isOff = (name === 'e' && !isOn) || (name === 'b' && registered.has('d'))
    expect(`${id} is off: ${state === 'off'}`).toBe(`${id} is off: ${isOff}`)
    expect(state).not.toBe('loading')
    const alive = state === 'active' ? 1 : 0
    for (const what of ['service', 'start', 'listener'])
      expect(`${what} ${name}: ${ledger.alive.get(`${what} ${name}`) ?? 0}`).toBe(`${what} ${name}: ${alive}`)
  }
  expect(ledger.wrong).toEqual([])
  const kept = host.find(token<Made>('c'))?.given
  expect(kept === undefined || kept.isAlive).toBe(true)
  const isActive = (id: Id): boolean => host.status(`feature.${id}`)?.state === 'active'
  if (isActive('b') || isActive('d')) expect(isActive('a')).toBe(true)
  expect(lookup.has(token('a'))).toBe(isActive('a'))
  const shown = host.list.filter(({ state }) => state !== 'off').map(({ id }) => id)
  expect(slots.entries('wallet.sources').map(({ plugin: id }) => id)).toEqual(shown.toSorted())
}

function step(name: string, run: (model: Model, real: Real) => unknown, isPossible: (model: Model) => boolean = () => true): Step {
  return {
    check: isPossible,
    run: async (model, real) => {
      await run(model, real)
      await verify(model, real)
    },
    toString: () => name,
  }
}

const steps: readonly fc.Arbitrary<Step>[] = [
  ...ids.flatMap((id) => [
    fc.constant(
      step(
        `register ${id}`,
        (model, { page, ledger }) => {
          void page.host.register(manifestOf(id, page, ledger))
          model.registered.add(id)
        },
        ({ registered }) => !registered.has(id),
      ),
    ),
    fc.constant(
      step(`unregister ${id}`, (model, { page }) => {
        model.registered.delete(id)
        void page.host.unregister(`feature.${id}`)
      }),
    ),
    fc.constant(step(`activate ${id}`, (_, { page }) => void page.host.activate(`feature.${id}`).catch(() => undefined))),
    fc.constant(step(`deactivate ${id}`, (_, { page }) => void page.host.deactivate(`feature.${id}`))),
    fc.constant(
      step(`activate and stop ${id}`, (_, { page }) => {
        page.host.activate(`feature.${id}`).catch(() => undefined)
        void page.host.deactivate(`feature.${id}`)
        page.host.activate(`feature.${id}`).catch(() => undefined)
      }),
    ),
  ]),
  fc.constant(step('fire start', (_, { page }) => page.host.fire('start'))),
  fc.constant(
    step('switch', (model, { page }) => {
      model.isOn = !model.isOn
      runInAction(() => page.features.set('swaps', model.isOn))
    }),
  ),
]

describe('a hundred random sequences of register, unregister and activate', () => {
  test('behavior: leave no listener, no service and no slot behind', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...steps], { size: '+1', maxCommands: 40 }), fc.boolean(), async (commands, isFresh) => {
        const page = pluginPage({ features: { swaps: true }, ...(isFresh && { fetchRuns: async (lives) => lives }) })
        const ledger = new Ledger()
        const slots = new SlotRegistry({ shapes: {}, manifests: () => page.host.registry.takingPart, log: new Log(page.log) })
        await fc.asyncModelRun(() => ({ model: { registered: new Set<Id>(), isOn: true }, real: { page, ledger, slots } }), commands)
        for (const id of ids) await page.host.unregister(`feature.${id}`)
        await page.clock.settle()
        expect(ledger.left).toEqual([])
        expect(slots.entries('wallet.sources')).toEqual([])
        expect(page.clock.pending).toBe(0)
        expect(page.host.list).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
