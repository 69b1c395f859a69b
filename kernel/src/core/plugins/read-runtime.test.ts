import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { maybe, service } from '../services/service.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import { readRuntime } from './read-runtime.js'

const manifest = plugin('feature.a', {
  provides: [token('a')],
  requires: [token('b')],
  uses: [token('c')],
  views: ['Swap'],
})
const swap = { component: () => undefined }
const good = service(token('a'), { b: token('b'), c: maybe(token('c')), router: token('kernel.router') }, () => 1)

describe('readRuntime', () => {
  test('default: takes what keeps the promises of the manifest', () => {
    const runtime = readRuntime(manifest, { services: [good], views: { Swap: swap } })
    expect(runtime).toEqual({ services: [good], views: { Swap: swap } })
    expect(runtime.views?.Swap).toBe(swap)
  })

  test('behavior: a plugin that promised nothing may bring nothing', () => {
    expect(readRuntime(plugin('feature.a'), {})).toEqual({ services: [], views: {} })
  })

  test('behavior: calls start on what it belongs to', () => {
    const runtime = {
      started: false,
      start() {
        this.started = true
      },
    }
    void readRuntime(plugin('feature.a'), runtime).start?.({} as never)
    expect(runtime.started).toBe(true)
  })

  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'feature.a loaded as undefined, and not as a runtime.', 'End `load` with the runtime'],
    ['a text', 'plugin', 'feature.a loaded as plugin, and not as a runtime.', 'End `load` with the runtime'],
    ['null', null, 'feature.a loaded as null, and not as a runtime.', 'End `load` with the runtime'],
    ['a start that is none', { start: 1 }, "feature.a has a 'start' that is no function.", 'Make it a function'],
    [
      'services that are none',
      { services: [{ key: 'a' }] },
      "feature.a has 'services' that are no list of services.",
      'service(key, needs, create)',
    ],
    ['services as a map', { services: {} }, "feature.a has 'services' that are no list of services.", 'service(key, needs, create)'],
    [
      'a key of the kernel',
      { services: [service(token('kernel.router'), {}, () => 1)] },
      "feature.a binds 'kernel.router', which belongs to the kernel.",
      "does not start with 'kernel.'",
    ],
    ['a key twice', { services: [good, good] }, "feature.a binds 'a' twice.", 'Bind each key once.'],
    ['a key that is not bound', { services: [] }, "feature.a promised 'a' and does not bind it.", "Add service('a', …)"],
    [
      'a need that is not declared',
      { services: [service(token('a'), { x: token('x') }, () => 1)] },
      "feature.a needs 'x' for 'a' and does not declare it.",
      "Add 'x' to 'requires' or 'uses'",
    ],
    [
      'an optional need that is not declared',
      { services: [service(token('a'), { x: maybe(token('x')) }, () => 1)] },
      "feature.a needs 'x' for 'a' and does not declare it.",
      "Add 'x' to 'requires' or 'uses'",
    ],
    [
      'a used key as if it were always there',
      { services: [service(token('a'), { c: token('c') }, () => 1)] },
      "feature.a needs 'c' for 'a' as if it were always there.",
      "Write maybe('c')",
    ],
    ['no views', { services: [good] }, "feature.a promised the view 'Swap' and does not bring it.", 'Add Swap: { component: … }'],
    ['an empty view', { services: [good], views: { Swap: {} } }, "feature.a promised the view 'Swap'", 'Add Swap'],
    ['a null view', { services: [good], views: { Swap: { component: null } } }, "feature.a promised the view 'Swap'", 'Add Swap'],
  ])('behavior: %s: is refused with what to do', (_, runtime, message, remedy) => {
    const read = (): unknown => readRuntime(manifest, runtime)
    expect(read).toThrow(message)
    expect(read).toThrow(expect.objectContaining({ code: 'plugin/broken-promise', remedy: expect.stringContaining(remedy) }))
  })

  test('behavior: a broken promise fails the plugin and leaves nothing bound', async () => {
    const { host, state, lookup } = pluginPage({ manifests: [plugin('feature.a', { provides: [token('a')] })] })
    await expect(host.activate('feature.a')).rejects.toThrow("feature.a promised 'a' and does not bind it.")
    expect(state('feature.a')).toMatch(/^failed: /)
    expect(lookup.has(token('a'))).toBe(false)
  })

  test('behavior: junk is an error of ours, or is taken', () => {
    const field = fc.constantFrom('services', 'views', 'start', '__proto__')
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(field, fc.anything())), (loaded) => {
        expect(() => readAnything(loaded)).not.toThrow()
      }),
      { numRuns: 300 },
    )
  })
})

/** Throws only what is not ours. */
function readAnything(loaded: unknown): void {
  try {
    readRuntime(manifest, loaded)
  } catch (error) {
    if (!isBillfoldError(error)) throw error
  }
}
