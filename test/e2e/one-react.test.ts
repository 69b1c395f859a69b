import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()

describe.each([
  ['npm-react-18', 'React 18.3.1'],
  ['npm-react-19', 'React 19.2.0'],
])('%s', (host, title) => {
  test('behavior: the views of plugins are drawn by the React of the modal, whichever the page has', async () => {
    const { page, complaints } = await open(`/${host}/`)
    expect(await page.locator('h1').first().textContent()).toBe(title)
    await page.getByRole('button', { name: 'Notes' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox').fill('Buy a boat')
    await modal.getByRole('button', { name: 'Keep' }).click()
    await expect.poll(() => modal.getByRole('listitem').allTextContents()).toEqual(['Buy a boat'])
    expect(await page.locator('output').textContent()).toBe('open')
    expect(complaints).toEqual([])
  })
})

test('behavior: a page with a React that the modal can use ends up with one copy of it', () => {
  const assets = join(inject('folder'), 'npm-react-19/dist/assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const text = files.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  // Each copy of React defines this once; who uses it reads it.
  expect(text.match(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g)).toHaveLength(1)
})
