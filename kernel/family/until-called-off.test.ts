import { describe, expect, test } from 'vitest'
import { calledOff, untilCalledOff } from './until-called-off.js'

const never = (): Promise<never> => new Promise(() => {})

describe('untilCalledOff', () => {
  test.each<[what: string, ask: () => unknown]>([
    ['a promise', () => Promise.resolve('yes')],
    ['no promise', () => 'yes'],
    // oxlint-disable-next-line unicorn/no-thenable -- what looks like a promise is what this is about
    ['something that looks like one', () => ({ then: (resolve: (said: string) => void) => resolve('yes') })],
  ])('default: the answer, given as %s', async (_, ask) => {
    expect(await untilCalledOff(ask, new AbortController().signal)).toBe('yes')
    expect(await untilCalledOff(ask, undefined)).toBe('yes')
  })

  test('behavior: what is thrown at once is a rejection', async () => {
    const broken = (): never => {
      throw new TypeError('broken')
    }
    await expect(untilCalledOff(broken, undefined)).rejects.toThrow('broken')
  })

  test('behavior: called off: it rejects at once, and what a wallet says then is ignored', async () => {
    const off = new AbortController()
    const asked = untilCalledOff(never, off.signal)
    off.abort()
    await expect(asked).rejects.toBe(calledOff)
  })
})
