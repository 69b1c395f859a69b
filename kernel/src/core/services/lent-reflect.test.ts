import { afterEach, describe, expect, test } from 'vitest'
import { LentReflect } from './lent-reflect.js'

const real = Reflect
/** Adds a property to `Reflect`, as `reflect-metadata` does. */
const addTo = (): unknown => Reflect.defineProperty(Reflect, 'probe', { value: 1, configurable: true })
const probe = (): unknown => (Reflect as { readonly probe?: unknown }).probe

afterEach(() => {
  globalThis.Reflect = real
  real.deleteProperty(real, 'probe')
})

describe('LentReflect', () => {
  test('default: while nothing is frozen everybody has the same one', () => {
    const lent = new LentReflect()
    expect([lent.run(addTo), Reflect === real, probe()]).toEqual([true, true, 1])
  })

  test('behavior: where it is frozen, what is added is there while the library runs, and nowhere else', async () => {
    const frozen = Object.freeze(Object.create(real) as typeof Reflect)
    globalThis.Reflect = frozen
    expect(addTo()).toBe(false)
    const lent = new LentReflect()
    expect(await lent.load(async () => addTo())).toBe(true)
    expect([Reflect === frozen, probe()]).toEqual([true, undefined])
    expect(lent.run(() => [probe(), lent.run(probe), Reflect.has({ a: 1 }, 'a')])).toEqual([1, 1, true])
    expect(Reflect).toBe(frozen)
  })

  test('behavior: it is given back after a failure', async () => {
    const frozen = Object.freeze(Object.create(real) as typeof Reflect)
    globalThis.Reflect = frozen
    const fail = (): never => {
      throw new Error('no')
    }
    const lent = new LentReflect()
    expect(() => lent.run(fail)).toThrow('no')
    await expect(lent.load(async () => fail())).rejects.toThrow('no')
    expect(Reflect).toBe(frozen)
  })
})
