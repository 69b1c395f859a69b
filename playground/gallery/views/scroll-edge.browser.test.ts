import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { fewConnectors, sampleConnector } from './sample-connectors.js'
import { sampleFeatures } from './sample-features.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'

let shell: OpenShell

afterEach(() => shell.close())

const account: Scene = {
  wallets: [sampleConnector({ name: 'Bowbit' })],
  plugins: [sampleFeatures(['send'])],
  play: async ({ connections, connectors, modal }) => {
    const [connector] = connectors.all
    if (connector !== undefined) await connections.connect(connector)
    await modal.open({ view: 'Account' })
  },
}

const connect: Scene = {
  wallets: fewConnectors(),
  plugins: [sampleWalletList({ total: 60 })],
  play: ({ modal }) => modal.open({ view: 'Connect' }),
}

/** A ring is 2 px wide, and stands 2 px away. */
const ring = 4

test.each<[name: string, scene: Scene, last: string, fade: (frame: Element) => CSSStyleDeclaration]>([
  ['above a footer', connect, 'All wallets', (frame) => getComputedStyle(frame.lastElementChild ?? frame, '::before')],
  ['into the edge of the card', account, 'Disconnect', (frame) => getComputedStyle(frame, '::after')],
])('behavior: what is longer than its place fades out %s, and at its end nothing lies under that', async (_, scene, last, fade) => {
  await page.viewport(390, 420)
  shell = await openShell(scene)
  const control = page.getByRole('button', { name: last })
  await expect.element(control).toBeInTheDocument()
  const frame = shell.card.querySelector('[data-visit]') ?? document.body
  const scroller = frame.querySelector('[data-scroller]') ?? document.body
  await expect.poll(() => scroller.scrollHeight - scroller.clientHeight).toBeGreaterThan(0)
  const { backgroundImage, height } = fade(frame)
  expect(backgroundImage).toContain('linear-gradient')
  const roomBelow = (): number => {
    scroller.scrollTop = scroller.scrollHeight
    return scroller.getBoundingClientRect().bottom - control.element().getBoundingClientRect().bottom
  }
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(Number.parseFloat(height) + ring)
})
