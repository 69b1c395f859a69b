import { type Kernel, createKernel } from '@billfold/kernel'
import { fakeChain, fakeConnector, fakeNetwork, fakePorts, fakeWallet } from '@billfold/test/fakes'
import type { ViewScope } from '@billfold/ui/kit'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { ConnectAttempt } from './connect-attempt.js'
import { coreViewsPlugin } from './manifest.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A modal that asks a wallet, which says yes at once. */
async function connected(): Promise<{ readonly kernel: Kernel; readonly attempt: ConnectAttempt }> {
  const kernel = createKernel(fakePorts(), [coreViewsPlugin(), fakeChain('eip155')], {
    projectId: 'test',
    networks: [fakeNetwork('eip155')],
  })
  onTestFinished(() => kernel.destroy())
  const wallet = fakeWallet({ accounts: [{ address: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359' }], networkId: 'eip155:1' })
  const connector = fakeConnector({ wallet })
  kernel.connectors.add(connector)
  await kernel.modal.open({ view: 'Connect' })
  kernel.router.push('ConnectingExternal', { connectorId: connector.id, namespace: 'eip155' })
  const entry = kernel.router.current
  if (entry === undefined) throw new Error('The modal is closed')
  const scope: ViewScope = { entry, onLeave: () => undefined, tell: () => undefined, once: (create) => create(kernel, scope) }
  const attempt = new ConnectAttempt(kernel, scope)
  // What asks the wallet comes with code of its own.
  await vi.waitUntil(() => attempt.phase === 'connected', { timeout: 20_000 })
  return { kernel, attempt }
}

describe('ConnectAttempt', () => {
  test('default: connected is seen for a moment, and then the modal closes', async () => {
    const { kernel } = await connected()
    await vi.advanceTimersByTimeAsync(800)
    expect(kernel.modal.isOpen).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(kernel.modal.isOpen).toBe(false)
  })

  test('behavior: a view that opened meanwhile stays; once it was left the modal closes', async () => {
    const { kernel } = await connected()
    kernel.router.push('UnsupportedChain')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(kernel.router.current?.view).toBe('UnsupportedChain')
    kernel.router.back()
    await vi.advanceTimersByTimeAsync(0)
    expect(kernel.modal.isOpen).toBe(false)
  })
})
