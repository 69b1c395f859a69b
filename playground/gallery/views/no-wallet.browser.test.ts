import { type PluginManifest, type PluginRuntime, kernelKey } from '@billfold/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { methods } from './connect.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleWalletList } from './sample-wallet-list.js'
import type { Scene } from './scene.js'

let shell: OpenShell

const connect: Scene['play'] = ({ modal }) => modal.open({ view: 'Connect' })
const says = (): string => shell.card.textContent

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('where there is no wallet', () => {
  test('default: says why, and offers the next step', async () => {
    shell = await openShell({ play: connect })
    await expect.element(page.getByText('No wallet found')).toBeVisible()
    await expect.element(page.getByText('What is a wallet?')).toBeVisible()
  })

  test('behavior: nothing is said to be missing while a plugin that may bring one is on its way', async () => {
    const { arrive, plugin } = onItsWay()
    shell = await openShell({ plugins: [plugin], play: connect })
    await expect.poll(() => shell.title()).toBe('Connect a wallet')
    expect(shell.card.querySelector('[aria-busy=true]')?.checkVisibility()).toBe(true)
    expect(says()).not.toContain('No wallet found')
    arrive({ start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(sampleConnector({ name: 'Bowbit' }))) })
    await expect.element(page.getByRole('button', { name: /Bowbit/ })).toBeVisible()
    expect(shell.card.querySelector('[aria-busy=true]')).toBeNull()
  })

  test('behavior: it is said once that plugin has come and brought none', async () => {
    const { arrive, plugin } = onItsWay()
    shell = await openShell({ plugins: [plugin], play: connect })
    await expect.poll(() => shell.title()).toBe('Connect a wallet')
    expect(says()).not.toContain('No wallet found')
    arrive({})
    await expect.element(page.getByText('No wallet found')).toBeVisible()
  })
})

describe('from no wallet to one', () => {
  const explain = async (scene: Partial<Scene> = {}): Promise<void> => {
    shell = await openShell({ play: connect, ...scene })
    await page.getByRole('button', { name: 'What is a wallet?' }).last().click()
    await expect.poll(() => shell.title()).toBe('What is a wallet?')
  }

  test('default: without a list it is said how one is got, and for which chains', async () => {
    await explain()
    await expect.element(page.getByText(/^Get one for Ethereum or Solana, only from its maker’s website/)).toBeVisible()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect.poll(() => shell.title()).toBe('Connect a wallet')
  })

  test('behavior: a phone is told to open the page in the wallet', async () => {
    await explain({ isMobile: true })
    await expect.element(page.getByText(/open this page in the wallet’s own browser/)).toBeVisible()
  })

  test('behavior: with a list it leads there', async () => {
    await explain({ plugins: [sampleWalletList({ total: 664 })] })
    expect(says()).not.toContain('How to get one')
    await page.getByRole('button', { name: 'Find a wallet' }).click()
    await expect.poll(() => shell.title()).toBe('All wallets')
  })

  test('behavior: with a login it offers to begin without a wallet', async () => {
    await explain({ plugins: [methods] })
    await expect.element(page.getByText('Or start without one:')).toBeVisible()
    await page.getByRole('button', { name: 'Continue with email' }).last().click()
    await expect.poll(() => shell.kernel.router.view).toBe('EmailLogin')
  })

  test('behavior: a login waits for the consent here too', async () => {
    await explain({ plugins: [methods], options: { features: { legalCheckbox: true } } })
    const email = page.getByRole('button', { name: 'Continue with email' }).last()
    await expect.element(email).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox').last().click()
    await expect.element(email).not.toHaveAttribute('aria-disabled')
  })
})

/** A plugin whose code arrives when the test says so. */
function onItsWay(): { readonly plugin: PluginManifest; arrive(runtime: PluginRuntime): void } {
  let arrive: (runtime: PluginRuntime) => void = () => undefined
  const runtime = new Promise<PluginRuntime>((resolve) => (arrive = resolve))
  return { plugin: { id: 'connector.slow', contract: 1, loadOn: ['open'], load: () => runtime }, arrive: (brought) => arrive(brought) }
}
