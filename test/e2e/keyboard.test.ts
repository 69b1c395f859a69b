import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, test } from 'vitest'

import { focused } from './setup/focused.js'
import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

test('behavior: one connects, looks around and disconnects by keyboard alone', async () => {
  const { page, complaints } = await open('/html/')
  const { keyboard } = page
  const what = async (): Promise<string> => (await focused(page)).what
  const account = (): Promise<string | null> => page.locator('#account').textContent()
  const until = async (wanted: RegExp): Promise<void> => {
    for (let times = 0; times < 20 && !wanted.test(await what()); times += 1) await keyboard.press('Tab')
    expect(await what()).toMatch(wanted)
  }

  await keyboard.press('Tab')
  expect(await what()).toBe('button Before')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect.poll(what).toBe('h1 Connect a wallet')

  await until(/What is a wallet/i)
  await keyboard.press('Enter')
  await expect.poll(what).toMatch(/^h1 (?!Connect)/)
  await until(/^button Back/)
  await keyboard.press('Enter')
  await expect.poll(what).toMatch(/^button .*What is a wallet/i)

  await until(/Example wallet/)
  await keyboard.press('Enter')
  await expect.poll(account).toBe('seamoss1alicehost')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(what).toMatch(/^button .*seam/)

  await keyboard.press('Enter')
  await expect.poll(what).toMatch(/^h1 seam/)
  await until(/Disconnect/)
  await keyboard.press('Enter')
  await expect.poll(account).toBe('')
  await keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('behavior: the focus stays in the modal, and Escape gives it back', async () => {
  const { page } = await open('/html/')
  await page.locator('#connect').getByRole('button').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).waitFor()
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: string[] = []
    for (let times = 0; times < 12; times += 1) {
      await page.keyboard.press(key)
      const { what, isInDialog } = await focused(page)
      seen.push(isInDialog ? 'modal' : (what.split(' ')[0] ?? ''))
    }
    // Once in every round the focus is in the browser itself.
    expect(new Set(seen)).toEqual(new Set(['modal', 'body']))
    expect(seen.filter((where) => where === 'modal').length).toBeGreaterThan(8)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('connect')
})

describe.each(['dark', 'light'])('%s', (theme) => {
  test.each(['en', 'ar'])('behavior: %s: a machine finds nothing that is not accessible', async (locale) => {
    const { page, complaints } = await open(`/html/?theme=${theme}&locale=${locale}`, { init: axe })
    await page.locator('#connect').getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).waitFor()
    await page.waitForTimeout(300)
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { readonly axe: { run(context: string): Promise<AxeResults> } }).axe.run('billfold-modal'),
    )
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await page.locator('billfold-modal [lang]').first().getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    expect(complaints).toEqual([])
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')
