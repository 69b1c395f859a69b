import { describe, expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

describe.each(['html', 'react-19', 'react-18', 'vue', 'svelte', 'server'])('%s', (host) => {
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

describe.each(['vue', 'svelte'])('the package for %s', (host) => {
  test('default: follows a feature of a plugin, and calls its functions', async () => {
    const { page, complaints } = await open(`/${host}/`)
    await page.locator('#connect').getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).click()
    await expect.poll(() => page.locator('#account').textContent()).toBe('seamoss1alicehost')
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
    expect(await page.locator('#receiver').textContent()).toBe('')
    await page.locator('#receive').click()
    await expect.poll(() => page.locator('#receiver').textContent()).toBe('seamoss1alicehost')
    expect(complaints).toEqual([])
  })
})
