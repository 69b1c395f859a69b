import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { languages, offeredLanguages, rightToLeftLanguages } from '../../../ui/kit/locale/languages.js'
import { type OpenShell, openShell } from './open-shell.js'
import { everywhere, pairingScene } from './pairing.js'

let shell: OpenShell

const tabs = (): readonly HTMLElement[] => [...shell.card.querySelectorAll<HTMLElement>('[role=tab]')]
const row = (): HTMLElement => shell.card.querySelector<HTMLElement>('[role=tablist]') ?? document.body
const selected = (): HTMLElement | undefined => tabs().find((tab) => tab.ariaSelected === 'true')

/** How much of the selected tab is beyond the row, in pixels. */
function beyond(): number {
  const [tab, frame] = [selected()?.getBoundingClientRect() ?? new DOMRect(), row().getBoundingClientRect()]
  return Math.max(0, frame.left - tab.left, tab.right - frame.right)
}

const hasMore = (): readonly boolean[] => ['data-more-start', 'data-more-end'].map((mark) => row().hasAttribute(mark))

beforeEach(() => page.viewport(320, 800))
afterEach(() => shell.close())

describe('a wallet that can be reached in four ways, at 320 px', () => {
  test.each(offeredLanguages)('behavior: in %s arrows walk along all tabs, and the one they are on is seen whole', async (locale) => {
    shell = await openShell(pairingScene({ wallet: everywhere, isInstalled: true }), { locale })
    await expect.poll(tabs).toHaveLength(4)
    selected()?.focus()
    for (const [index, tab] of tabs().entries()) {
      await expect.poll(selected).toBe(tab)
      expect([index, shell.focused()]).toEqual([index, tab])
      await expect.poll(beyond).toBeLessThan(1)
      await userEvent.keyboard(rightToLeftLanguages.includes(locale) ? '{ArrowLeft}' : '{ArrowRight}')
    }
    // And from the last one to the first again.
    await expect.poll(selected).toBe(tabs()[0])
    await expect.poll(beyond).toBeLessThan(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test.each(['en', ...languages])('behavior: in %s all of them have room', async (locale) => {
    shell = await openShell(pairingScene({ wallet: everywhere, isInstalled: true }), { locale })
    await expect.poll(tabs).toHaveLength(4)
    expect(row().scrollWidth).toBe(row().clientWidth)
    expect(hasMore()).toEqual([false, false])
  })

  test.each([
    // Narrower than the words of any font.
    ['ar', 220],
    ['en-XA', 320],
  ])('behavior: in %s, %s px wide, the row fades out at the end where there are more, and only there', async (locale, width) => {
    await page.viewport(width, 800)
    shell = await openShell(pairingScene({ wallet: everywhere, isInstalled: true }), { locale })
    await expect.poll(tabs).toHaveLength(4)
    await expect.poll(hasMore).toEqual([false, true])
    expect(getComputedStyle(row()).maskImage).toContain('linear-gradient')
    selected()?.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(hasMore).toEqual([true, false])
  })
})

describe('a wallet that takes its time', () => {
  test('behavior: after 8 seconds it says so, and opens the wallet again', async () => {
    const frames: string[] = []
    const scene = pairingScene({ wallet: everywhere, isMobile: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const opening = openShell(scene)
    await expect.poll(() => (vi.advanceTimersByTime(20), document.body.lastElementChild?.shadowRoot?.textContent)).toContain('Open Rainlum')
    shell = await opening
    const says = (): string => shell.card.querySelector('[data-view=ConnectingWalletConnect]')?.textContent ?? ''
    vi.advanceTimersByTime(7_000)
    expect(says()).not.toContain('Still waiting')
    vi.advanceTimersByTime(1_000)
    await expect.poll(says).toMatch(/Still waiting.*Open again/)
    const again = page.getByRole('link', { name: 'Open again' })
    again.element().addEventListener('click', (event) => (event.preventDefault(), frames.push('opened')))
    ;(again.element() as HTMLElement).click()
    expect(frames).toEqual(['opened'])
    await expect.poll(says).not.toContain('Still waiting')
    vi.advanceTimersByTime(8_000)
    await expect.poll(says).toContain('Still waiting')
  })
})

describe('how a pairing ends', () => {
  const answered = async (answer: 'approve' | 'refuse'): Promise<void> => {
    const scene = pairingScene({ wallet: everywhere, behavior: 'wait' })
    shell = await openShell({ ...scene, stays: true })
    await expect.poll(() => scene.wallets?.[0]?.wallet.waiting).toBe(1)
    await userEvent.click(page.getByRole('tab', { name: 'Desktop' }))
    scene.wallets?.[0]?.wallet.answer(answer)
  }
  const heard = (): string => [...shell.root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()

  test('behavior: connected: the wallet’s tile becomes the account’s, and it is read out', async () => {
    await answered('approve')
    await expect.poll(() => shell.title()).toBe('Connected')
    const tile = shell.card.querySelector('[role=img][data-thread=ok]')?.children[2]
    expect(tile?.querySelector('[class*=avatar]')).toBeTruthy()
    await expect.poll(heard).toContain('Connected. Rainlum is connected to Harbour.')
  })

  test('behavior: declined: it is read out, and the focus is on the heading', async () => {
    await answered('refuse')
    await expect.poll(() => shell.title()).toBe('Connection rejected')
    await expect.poll(heard).toContain('Connection rejected. The request was declined in the wallet.')
    await expect.poll(() => shell.focused()?.localName).toBe('h1')
  })
})
