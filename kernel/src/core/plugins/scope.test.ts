import { describe, expect, test } from 'vitest'
import { bindKernel, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { maybe, service } from '../services/service.js'
import type { PluginManifest } from './manifest.js'
import type { PluginRuntime, PluginScope } from './runtime.js'

const a = token<string>('a')
const b = token<string>('b')
const inner = token<string>('inner')

async function scopeOf(rest: Partial<PluginManifest> = {}, runtime: PluginRuntime = {}): Promise<PluginScope> {
  let found: PluginScope | undefined
  const page = pluginPage({
    manifests: [
      plugin('feature.a', { provides: [a] }, { services: [service(a, {}, () => 'the a')] }),
      plugin('feature.x', rest, { ...runtime, start: (scope) => void (found = scope) }),
    ],
  })
  bindKernel(page, 'kernel.router', 'the router')
  await page.host.activate('feature.x')
  return found as PluginScope
}

describe('scope', () => {
  test('default: gives services of the kernel, of a required plugin and of its own', async () => {
    const own: PluginRuntime = {
      services: [service(b, { part: inner }, ({ part }) => `b with ${part}`), service(inner, {}, () => 'inner')],
    }
    const scope = await scopeOf({ requires: [a], provides: [b] }, own)
    expect(scope.get(token('kernel.router'))).toBe('the router')
    expect(scope.get(a)).toBe('the a')
    expect(scope.get(b)).toBe('b with inner')
    expect(scope.get(inner)).toBe('inner')
    expect(scope.find(a)).toBe('the a')
  })

  test('behavior: what it does not provide stays its own: two plugins may use the same key inside', async () => {
    const given: string[] = []
    const runtime = (value: string): PluginRuntime => ({
      services: [service(inner, {}, () => value)],
      start: (scope) => void given.push(scope.get(inner)),
    })
    const { host } = pluginPage({ manifests: [plugin('feature.a', {}, runtime('one')), plugin('feature.b', {}, runtime('two'))] })
    await Promise.all([host.activate('feature.a'), host.activate('feature.b')])
    expect(given).toEqual(['one', 'two'])
    expect(() => host.get(inner)).toThrow("The host requires 'inner', and no registered plugin provides it.")
  })

  test.each(['get', 'find'] as const)('behavior: %s of a key that it did not declare: a clear error, nothing done', async (way) => {
    const scope = await scopeOf()
    const ask = (): unknown => scope[way](a)
    expect(ask).toThrow("feature.x asks for the service 'a', which its manifest does not declare. Nothing was done.")
    expect(ask).toThrow(expect.objectContaining({ remedy: "Add 'a' to 'requires' or 'uses' of its manifest." }))
  })

  test('behavior: what it uses is found while it is there, and never counted on', async () => {
    const scope = await scopeOf({ uses: [a, b] })
    expect(scope.find(a)).toBeUndefined()
    expect(() => scope.get(a)).toThrow(expect.objectContaining({ remedy: "Ask with scope.find(), or move 'a' from 'uses' to 'requires'." }))
  })

  test('behavior: what it uses is live', async () => {
    let found: PluginScope | undefined
    const { host } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [a] }, { services: [service(a, {}, () => 'the a')] }),
        plugin('feature.x', { uses: [a] }, { start: (scope) => void (found = scope) }),
      ],
    })
    await host.activate('feature.x')
    expect(found?.find(a)).toBeUndefined()
    await host.activate('feature.a')
    expect(found?.find(a)).toBe('the a')
    await host.deactivate('feature.a')
    expect(found?.find(a)).toBeUndefined()
  })

  test('behavior: a service of the kernel that does not exist is named', async () => {
    const scope = await scopeOf()
    expect(() => scope.get(token('kernel.rooter'))).toThrow("feature.x requires 'kernel.rooter', and no registered plugin provides it.")
    expect(scope.find(token('kernel.rooter'))).toBeUndefined()
  })

  test('behavior: after the plugin stopped, the doors are closed and its signal says so', async () => {
    let found: PluginScope | undefined
    const { host } = pluginPage({ manifests: [plugin('feature.x', {}, { start: (scope) => void (found = scope) })] })
    await host.activate('feature.x')
    expect(found?.signal.aborted).toBe(false)
    await host.deactivate('feature.x')
    expect(found?.signal.aborted).toBe(true)
    expect(() => found?.get(token('kernel.router'))).toThrow('feature.x was stopped.')
  })

  test('behavior: an optional need is undefined while nobody provides it, and given when somebody does', async () => {
    const given: unknown[] = []
    const user: PluginRuntime = {
      services: [service(b, { optional: maybe(a) }, ({ optional }) => `${given.push(optional)}`)],
      start: (scope) => void scope.get(b),
    }
    const { host } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [a] }, { services: [service(a, {}, () => 'the a')] }),
        plugin('feature.x', { uses: [a] }, user),
      ],
    })
    await host.activate('feature.x')
    await host.deactivate('feature.x')
    await host.activate('feature.a')
    await host.activate('feature.x')
    expect(given).toEqual([undefined, 'the a'])
  })

  test('behavior: a circle among its own services fails with a reason', async () => {
    const runtime: PluginRuntime = {
      services: [service(a, { b }, () => 'a'), service(b, { a }, () => 'b')],
      start: (scope) => void scope.get(a),
    }
    const { host } = pluginPage({ manifests: [plugin('feature.x', { provides: [a, b] }, runtime)] })
    await expect(host.activate('feature.x')).rejects.toMatchObject({
      code: 'plugin/start-failed',
      message: expect.stringMatching(/circular/i),
    })
  })
})
