import { type PluginManifest, connectorsKey } from '@billfold/kernel'
import { fakeChain, fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { onTestFinished } from 'vitest'

let count = 0

/** A handle of its own storage, which is gone when the test is over. */
export function handle(options: Partial<BillfoldOptions> = {}): Billfold {
  count += 1
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `test-${count}`,
    networks: [fakeNetwork('eip155')],
    plugins: [fakeChain('eip155'), walletPlugin()],
    ...options,
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

/** The prefix that the next handle will store under. */
export function nextPrefix(): string {
  return `test-${count + 1}`
}

/** One wallet that says yes. */
export function walletPlugin(): PluginManifest {
  return {
    id: 'connector.test',
    contract: 1,
    loadOn: ['start'],
    load: async () => ({
      start: (scope) => scope.onStop(scope.get(connectorsKey).add(fakeConnector({ id: 'bowbit', name: 'Bowbit' }))),
    }),
  }
}

/** What is in the element that the handle put into the page. */
export function shadow(selector: string): HTMLElement | null {
  return document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
}

/** The dialog, while it stands. */
export function dialog(): HTMLDialogElement | null {
  return shadow('dialog[open]') as HTMLDialogElement | null
}
