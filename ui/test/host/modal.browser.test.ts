import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialog, handle, shadow } from './handle.js'

const standing = { timeout: 10_000 }
const connectView = (): HTMLElement | null => shadow('h1')

describe('the modal', () => {
  test('default: stands at once, and is filled when its content has arrived', async () => {
    const billfold = handle()
    const opened = billfold.open()
    await vi.waitFor(() => expect(dialog()).not.toBeNull(), standing)
    expect(shadow('section')?.ariaBusy).toBe('true')
    expect(shadow('section')?.textContent).toBe('Loading')
    await opened
    await vi.waitFor(() => expect(connectView()?.textContent).toContain('Connect'), standing)
    expect(shadow('section')?.ariaBusy).toBeNull()
    await page.screenshot({ path: '../../../reports/host/modal.png' })
    await billfold.close()
    expect(dialog()).toBeNull()
  })

  test('behavior: focus goes in, and comes back to what was pressed', async () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.textContent = 'Open'
    const billfold = handle()
    opener.addEventListener('click', () => void billfold.open())
    await userEvent.click(opener)
    await vi.waitFor(() => expect(dialog()?.getRootNode()).toHaveProperty('activeElement', connectView()), standing)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  test('behavior: opening a second time shows what is there already', async () => {
    const billfold = handle()
    await billfold.open()
    await vi.waitFor(() => expect(connectView()).not.toBeNull(), standing)
    await billfold.close()
    void billfold.open()
    await Promise.resolve()
    await Promise.resolve()
    expect(dialog()).not.toBeNull()
    expect(connectView()?.textContent).toContain('Connect')
  })
})
