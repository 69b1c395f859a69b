import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { layoutProblems } from './checks/layout-problems.js'
import { startDrawing } from './drawn.js'
import type { GalleryEntry } from './entry.js'
import { account } from './views/account.js'
import { connect } from './views/connect.js'
import { networks } from './views/networks.js'

const { draw, settled, cards, end } = startDrawing()

afterEach(() => document.documentElement.style.removeProperty('--billfold-font-size'))
afterAll(end)

const looks: readonly [name: string, size: string, width: number][] = [
  ['text of 150 %', '15px', 370],
  ['text of 200 %', '20px', 370],
  ['a narrow column of a wide page', '10px', 320],
]

/** Every state is a world of its own, on a machine that may be busy. */
const unhurried = 300_000

test.each(looks.flatMap((look) => [account, connect, networks].map((entry) => [entry.id, ...look, entry] as const)))(
  'behavior: %s: %s: nothing is cut off, sticks out or lies over anything',
  async (_, __, size, width, entry) => {
    await larger({ entry, size, width })
    const found = cards().flatMap(({ id, card }) => layoutProblems(card).map((problem) => `${id}: ${problem}`))
    expect(found.filter((problem) => /sticks out|cut off|lie over/.test(problem))).toEqual([])
  },
  unhurried,
)

test.each(looks)(
  'behavior: %s: an address keeps its end',
  async (_, size, width) => {
    await larger({ entry: account, size, width })
    const address = cards()[0]?.card.querySelector('h1 bdi')
    expect(address?.textContent).toMatch(/…5428$/)
    expect(address?.scrollWidth).toBeLessThanOrEqual(address?.clientWidth ?? 0)
  },
  unhurried,
)

test(
  'behavior: the network chip looks like a button, and its arrow makes way for the name of the network',
  async () => {
    const chip = (): HTMLElement => cards()[0]?.card.querySelector<HTMLElement>('[data-key=header-network]') ?? document.body
    const hasArrow = (): boolean => getComputedStyle(chip(), '::before').content !== 'none'
    const hasEdge = (): boolean => getComputedStyle(chip()).boxShadow.includes('inset')
    await larger({ entry: account, size: '10px', width: 370 })
    expect([hasEdge(), hasArrow()]).toEqual([true, true])
    await larger({ entry: account, size: '20px', width: 370 })
    expect([hasEdge(), hasArrow()]).toEqual([true, false])
  },
  unhurried,
)

interface Larger {
  readonly entry: GalleryEntry
  readonly size: string
  readonly width: number
}

async function larger({ entry, size, width }: Larger): Promise<void> {
  await page.viewport(500, 900)
  document.documentElement.style.setProperty('--billfold-font-size', size)
  await draw(entry, { theme: 'dark', locale: 'en', width })
  // A view that takes its time is an outline at first.
  await expect.poll(() => cards().every(({ card }) => card.querySelector('h1') !== null)).toBe(true)
  await settled(entry)
}
