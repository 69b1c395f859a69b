import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors } from './sample-connectors.js'
import type { Scene } from './scene.js'

let shell: OpenShell

const scene: Scene = {
  wallets: fewConnectors(),
  options: { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' },
  play: ({ modal }) => modal.open({ view: 'Connect' }),
}

afterEach(() => shell.close())

const part = (selector: string): HTMLElement => {
  const found = shell.card.querySelector<HTMLElement>(`[data-view="Connect"] ${selector}`)
  if (found === null) throw new Error(`Nothing is ${selector}`)
  return found
}
const scroller = (): HTMLElement => part('[data-scroller]')
const terms = (): HTMLElement => part('a[href$="/terms"]')
/** The share of the view's room that its content has. */
const share = (): number => scroller().clientHeight / (scroller().parentElement?.clientHeight ?? 0)
const isInSight = (element: HTMLElement): boolean => {
  const frame = scroller().parentElement?.getBoundingClientRect()
  return frame !== undefined && element.getBoundingClientRect().bottom <= frame.bottom + 1
}

test.each([
  ['a phone on its side', 740, 340],
  ['a narrow and low screen', 320, 400],
])('behavior: on %s wallets have the whole room, and the legal text comes after them', async (_, width, height) => {
  await page.viewport(width, height)
  shell = await openShell(scene)
  await expect.poll(() => shell.title()).toBe('Connect a wallet')
  await expect.poll(share).toBeGreaterThanOrEqual(1)
  expect(isInSight(terms())).toBe(false)
  terms().focus()
  await expect.poll(() => isInSight(terms())).toBe(true)
})

test('behavior: where there is room the legal text stays in sight', async () => {
  await page.viewport(500, 800)
  shell = await openShell(scene)
  await expect.poll(() => shell.title()).toBe('Connect a wallet')
  await expect.poll(() => isInSight(terms())).toBe(true)
})
