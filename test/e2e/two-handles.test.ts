import { expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

test('behavior: two handles on one page do not meet', async () => {
  const { page, complaints } = await open('/html/two.html')
  const shown = (name: string): Promise<string | null> => page.locator(`#${name} output`).textContent()
  const press = (name: string): Promise<void> => page.locator(`#${name} billfold-button`).getByRole('button').click()

  await press('one')
  await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).click()
  await expect.poll(() => shown('one')).toBe('seamoss1aliceone')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await shown('two')).toBe('')

  await page.reload()
  await expect.poll(() => shown('one')).toBe('seamoss1aliceone')
  await press('two')
  await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).click()
  await expect.poll(() => shown('two')).toBe('seamoss1alicetwo')
  expect(await shown('one')).toBe('seamoss1aliceone')
  expect(complaints).toEqual([])
})
