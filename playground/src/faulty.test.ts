import type { PluginManifest } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import { type Fault, faulty } from './faulty.js'

const runtime = { start: (): void => undefined, views: {} }
const manifest: PluginManifest = { id: 'feature.sample', contract: 1, load: () => Promise.resolve(runtime) }

describe('faulty', () => {
  test('default: everything eager stays as it is, and a plugin without a fault loads', async () => {
    const { load, ...data } = faulty(manifest, () => 'none')
    expect(data).toEqual({ id: 'feature.sample', contract: 1 })
    expect(await load()).toBe(runtime)
  })

  test('parameters: load rejects as a lost chunk does', async () => {
    await expect(faulty(manifest, () => 'load').load()).rejects.toThrow('dynamically imported module')
  })

  test('parameters: start throws, promise has nothing of what was promised', async () => {
    const { start } = await faulty(manifest, () => 'start').load()
    expect(start).toThrow('throw when it started')
    expect(await faulty(manifest, () => 'promise').load()).toEqual({})
  })

  test('parameters: hang never arrives', async () => {
    const arrived = Symbol('arrived')
    const race = Promise.race([faulty(manifest, () => 'hang').load(), Promise.resolve(arrived)])
    expect(await race).toBe(arrived)
  })

  test('behavior: the fault is asked for at each load', async () => {
    let fault: Fault = 'load'
    const { load } = faulty(manifest, () => fault)
    await expect(load()).rejects.toThrow('dynamically imported module')
    fault = 'none'
    expect(await load()).toBe(runtime)
  })
})
