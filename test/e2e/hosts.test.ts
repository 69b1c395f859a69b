import { describe, expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

describe.each(['html', 'react-19', 'react-18', 'vue', 'server'])('%s', (host) => {
  test('default: connects, gives the focus back, and finds the wallet again after a reload', async () => {
    const { page, complaints } = await open(`/${host}/`)
    const button = page.locator('#connect').getByRole('button')
    await button.click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: 'Example wallet' }).click()
    await expect.poll(() => page.locator('#account').textContent()).toBe('seamoss1alicehost')
    await expect.poll(() => modal.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#connect') !== null)).toBe(true)

    await page.reload()
    await expect.poll(() => page.locator('#account').textContent()).toBe('seamoss1alicehost')
    expect(complaints).toEqual([])
  })
})
