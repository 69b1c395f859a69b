import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { languages, offeredLanguages } from '../../../ui/kit/locale/languages.js'
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
      await userEvent.keyboard(locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
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
