import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { differingPixels } from './setup/differing-pixels.js'
import { useBrowser } from './setup/open-page.js'
import { pictureOf } from './setup/picture-of.js'
import type { Picture } from './setup/picture-of.js'
import { styleChanges, stylesOf } from './setup/styles-of.js'

const open = useBrowser()
const scrollLock = Object.fromEntries(['x', 'y', 'block', 'inline'].map((side) => [`overflow-${side}`, 'hidden']))

test('behavior: fifty rules of the page change nothing in the modal', async () => {
  const plain = await open('/hostile/plain.html')
  const hostile = await open('/hostile/')
  const cards = [await openedCard(plain.page), await openedCard(hostile.page)] as const
  expect(await differingPixels(plain.page.context(), cards)).toBe(0)
  expect([...plain.complaints, ...hostile.complaints]).toEqual([])
})

test('behavior: nothing of ours shows in the page', async () => {
  const { page } = await open('/hostile/plain.html')
  const before = await stylesOf(page)
  await openedCard(page)
  expect(styleChanges(before, await stylesOf(page))).toEqual({ 'html 0': scrollLock })
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(styleChanges(before, await stylesOf(page))).toEqual({})
  expect(await page.evaluate(() => document.querySelectorAll('style, [style]').length)).toBe(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

async function openedCard(page: Page): Promise<Picture> {
  await page.evaluate(() => (globalThis as unknown as { readonly billfold: { open(): Promise<void> } }).billfold.open())
  await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).waitFor()
  return pictureOf(page.locator('[part~=card]'))
}
