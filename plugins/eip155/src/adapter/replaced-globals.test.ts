/** Scripts of the page that replace functions of the language, or of the wallet, after it was loaded. */
import { beforeAll, describe, expect, test } from 'vitest'
import { everyGlobal, replaceGlobal, uses, watchedPage } from '../../testing/replaced-globals.js'

/** Requests that the wallet is handed for each use while nobody has replaced anything. */
const truth = new Map<string, string>()

beforeAll(async () => {
  for (const [name, use] of Object.entries(uses)) {
    const page = await watchedPage()
    await use(page)
    truth.set(name, JSON.stringify(page.handed))
    await page.end()
  }
})

describe('a function of the language that was replaced', () => {
  test('default: each use hands the wallet one thing', () => {
    expect([...truth.values()].every((handed) => /^\[\[.+\]\]$/.test(handed))).toBe(true)
    expect(truth.size).toBe(Object.keys(uses).length)
  })

  test.each(everyGlobal())('behavior: $label moves nothing to anybody else', async (found) => {
    const robbed: string[] = []
    for (const swap of ['result', 'arguments'] as const) {
      const page = await watchedPage()
      for (const [name, use] of Object.entries(uses)) {
        page.handed.length = 0
        const undo = replaceGlobal(found, swap)
        try {
          await use(page)
        } catch {
          // A refused request moves no money.
        } finally {
          undo()
        }
        if (page.handed.length > 0 && JSON.stringify(page.handed) !== truth.get(name)) robbed.push(`${name}: ${swap}`)
      }
      await page.end()
    }
    expect(robbed).toEqual([])
  })
})

describe('a wallet whose request was replaced after it was connected', () => {
  test.each(Object.entries(uses))('behavior: %s: nothing is asked by way of it, and it is told', async (_, use) => {
    const page = await watchedPage()
    const { request } = page.wallet
    const stolen: unknown[] = []
    page.wallet.request = (call) => (stolen.push(call), request(call))
    const error: unknown = await (async () => use(page))().catch((reason: unknown) => reason)
    expect(String(error)).toContain('A script of this page has changed how Harbour is asked')
    expect([page.handed, stolen]).toEqual([[], []])
    await page.end()
  })

  test('behavior: a wallet that makes its request anew for whoever looks is asked by the first one', async () => {
    const page = await watchedPage(
      (wallet) => new Proxy(wallet, { get: (own, name) => (name === 'request' ? own.request.bind(own) : undefined) }),
    )
    await uses['the coin']?.(page)
    expect(JSON.stringify(page.handed)).toBe(truth.get('the coin'))
    await page.end()
  })

  test('behavior: whoever connects it again wants the wallet that is there then', async () => {
    const page = await watchedPage()
    const { request } = page.wallet
    page.wallet.request = (call) => request(call)
    await page.reconnect()
    await uses['the coin']?.(page)
    expect(page.handed).toHaveLength(1)
    await page.end()
  })
})
