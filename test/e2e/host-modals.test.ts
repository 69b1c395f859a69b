import { describe, expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

describe.each(['native', 'radix', 'base', 'headless', 'mui'])('the page has a modal of its own: %s', (library) => {
  test('behavior: one types in ours, Escape closes ours alone, and no hot-key of the page hears of it', async () => {
    const { page, complaints } = await open(`/modals/?of=${library}`)
    const host = page.locator('#host')
    const heard = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['keys'])
    await page.locator('#voucher').pressSequentially('ab')
    expect(await heard()).toBe('ab')

    await page.locator('#networks').click()
    const search = page.getByRole('searchbox')
    await search.click()
    await page.keyboard.type('Ember')
    await expect.poll(() => search.inputValue()).toBe('Ember')
    const rows = page.locator('billfold-modal').getByRole('listitem').getByRole('button')
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => rows.getByText('Ember', { exact: true }).isVisible()).toBe(true)
    // A focus trap of the page may look again after a while.
    await page.waitForTimeout(150)
    await page.keyboard.type('s')
    expect(await search.inputValue()).toBe('Embers')

    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('billfold-modal dialog').isVisible()).toBe(false)
    expect(await host.isVisible()).toBe(true)
    expect(await heard()).toBe('ab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('networks')

    await page.keyboard.press('Escape')
    await expect.poll(() => host.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })
})
