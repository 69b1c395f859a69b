import { type PluginManifest, type PluginRuntime, kernelKey } from '@billfold/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { sampleConnector } from './sample-connectors.js'
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

/** A plugin whose code arrives when the test says so. */
function onItsWay(): { readonly plugin: PluginManifest; arrive(runtime: PluginRuntime): void } {
  let arrive: (runtime: PluginRuntime) => void = () => undefined
  const runtime = new Promise<PluginRuntime>((resolve) => (arrive = resolve))
  return { plugin: { id: 'connector.slow', contract: 1, loadOn: ['open'], load: () => runtime }, arrive: (brought) => arrive(brought) }
}
