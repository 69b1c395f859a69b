import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { type FakeWallet, fakeChain, fakeConnector, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { onTestFinished, vi } from 'vitest'

/** A handle of its own storage, which is gone when the test is over. */
export function handle(options: Partial<BillfoldOptions> = {}): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `test-${crypto.randomUUID()}`,
    networks: [fakeNetwork('eip155')],
    plugins: [fakeChain('eip155'), wallet()],
    ...options,
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

/** One wallet that says yes. What it has granted outlives a page. */
export function wallet(name = 'Bowbit', reached: FakeWallet = fakeWallet({ networkId: 'eip155:1' })): PluginManifest {
  return {
    id: 'connector.test',
    contract: 1,
    loadOn: ['start'],
    load: async () => ({
      start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(fakeConnector({ id: 'bowbit', name, wallet: reached }))),
    }),
  }
}

/** Finds an element in the one that a handle put into the page. */
export function inModal(selector: string): HTMLElement | null {
  return document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
}

/** The dialog, while it stands. */
export function dialog(): HTMLElement | null {
  return inModal('dialog[open]')
}

/** Waits until something is there, and gives it. */
export function seen<T>(find: () => T | null | undefined | false): Promise<T> {
  return vi.waitFor(
    () => {
      const found = find()
      if (found === null || found === undefined || found === false) throw new Error(`not seen: ${String(find)}`)
      return found
    },
    { timeout: 60_000 },
  )
}

/** Opens the modal, and waits for its first view. */
export async function opened(billfold: Billfold): Promise<HTMLElement> {
  await billfold.open()
  return seen(() => inModal('h1'))
}

/** Puts an element into the page for the time of a test. */
export function placed<T extends HTMLElement>(element: T): T {
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** Presses the wallet in the modal and waits until it is connected. */
export async function connected(billfold: Billfold): Promise<void> {
  await billfold.open()
  const row = await seen(() => [...(dialog()?.querySelectorAll('button') ?? [])].find((button) => button.textContent.includes('Bowbit')))
  row.click()
  await seen(() => billfold.getSnapshot().account.status === 'connected')
  await billfold.close()
}
