import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors } from './sample-connectors.js'
import { sampleWalletList } from './sample-wallet-list.js'

let shell: OpenShell

afterEach(() => shell.close())

describe('what is said in passing', () => {
  beforeEach(async () => {
    await page.viewport(390, 400)
    shell = await openShell({
      wallets: fewConnectors(),
      plugins: [sampleWalletList({ total: 60 })],
      play: ({ modal }) => modal.open({ view: 'Connect' }),
    })
  })

  test('behavior: it covers nothing: the card makes room, and the view gives up some of its own', async () => {
    const scroller = (): HTMLElement | null => shell.card.querySelector('[data-visit] [data-scroller]')
    await expect.poll(() => (scroller()?.scrollHeight ?? 0) > (scroller()?.clientHeight ?? 0)).toBe(true)
    const before = part('[data-visit]').bottom
    shell.kernel.toasts.show({ variant: 'error', message: 'Failed to connect' })
    await expect.poll(() => part('[part=toast]').top - part('[data-visit]').bottom).toBeGreaterThanOrEqual(0)
    await expect.poll(() => part('[data-visit]').bottom).toBeLessThan(before)
    await expect.poll(() => shell.card.getBoundingClientRect().bottom - part('[part=toast]').bottom).toBeGreaterThanOrEqual(0)
    expect(shell.card.getBoundingClientRect().height).toBeLessThanOrEqual(400)
    shell.kernel.toasts.hide()
    await expect.poll(roomForSaid).toBe(0)
    await expect.poll(() => part('[data-visit]').bottom).toBe(before)
  })

  test('behavior: one sentence takes the place of another, and the view does not move in between', async () => {
    shell.kernel.toasts.show({ variant: 'loading', message: 'Before' })
    await expect.poll(roomForSaid).toBeGreaterThan(0)
    const heights = new Set<number>()
    const observer = new MutationObserver(() => heights.add(roomForSaid()))
    observer.observe(whole(), { attributes: true, attributeFilter: ['style'] })
    shell.kernel.toasts.show({ variant: 'success', message: 'After' })
    await expect.element(page.getByText('After')).toBeVisible()
    expect(heights).not.toContain(0)
    observer.disconnect()
  })

  test('behavior: the page hears of no error while the card makes room', async () => {
    const heard: string[] = []
    const listen = ({ message }: ErrorEvent): unknown => heard.push(message)
    addEventListener('error', listen)
    shell.kernel.toasts.show({ variant: 'success', message: 'Done' })
    await expect.poll(roomForSaid).toBeGreaterThan(0)
    shell.kernel.toasts.hide()
    await expect.poll(roomForSaid).toBe(0)
    removeEventListener('error', listen)
    expect(heard).toEqual([])
  })
})

function part(selector: string): DOMRect {
  return (shell.card.querySelector(selector) ?? document.body).getBoundingClientRect()
}

function whole(): HTMLElement {
  const element = shell.card.querySelector('[role=status]')?.parentElement?.parentElement?.parentElement
  if (!element) throw new Error('The card has no place for what is said.')
  return element
}

/** How much room the style sheet is told to leave. */
function roomForSaid(): number {
  return Number.parseFloat(whole().style.getPropertyValue('--_said') || '0')
}
