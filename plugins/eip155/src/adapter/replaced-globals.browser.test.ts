/** The five attacks of a page that once changed the payee without a word, in a browser: none of them does. */
import { describe, expect, test } from 'vitest'
import { type ReplacedGlobal, type WatchedPage, everyGlobal, replaceGlobal, uses, watchedPage } from '../../testing/replaced-globals.js'

const replaced = ['Object.entries', 'Object.fromEntries', 'Reflect.apply', 'Array.prototype.map']
const attacks: readonly ReplacedGlobal[] = everyGlobal().filter(({ label }) => replaced.includes(label))
const money = ['the coin', 'a token', 'a transaction of the host'] as const

async function handedBy(
  use: (page: WatchedPage) => Promise<unknown> | undefined,
  attack?: (page: WatchedPage) => () => void,
): Promise<string> {
  const page = await watchedPage()
  const undo = attack?.(page)
  try {
    await use(page)
  } catch (error) {
    return String(error)
  } finally {
    undo?.()
    await page.end()
  }
  return JSON.stringify(page.handed)
}

describe.each(money)('%s', (name) => {
  const use = uses[name] as (page: WatchedPage) => Promise<unknown> | undefined

  test.each(attacks)('behavior: $label replaced after load changes nothing of what the wallet is handed', async (attack) => {
    const truth = await handedBy(use)
    expect(truth).toContain('[[')
    for (const swap of ['result', 'arguments'] as const) expect(await handedBy(use, () => replaceGlobal(attack, swap))).toBe(truth)
  })

  test('behavior: provider.request replaced after connecting is refused and told', async () => {
    const said = await handedBy(use, ({ wallet }) => {
      const { request } = wallet
      wallet.request = (call) => request(call)
      return () => (wallet.request = request)
    })
    expect(said).toContain('A script of this page has changed how Harbour is asked')
  })
})

test('default: all four functions are there to be replaced', () =>
  expect(attacks.map(({ label }) => label).toSorted()).toEqual(replaced.toSorted()))
