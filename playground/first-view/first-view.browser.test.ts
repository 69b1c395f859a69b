import { eip155 } from '@billfold/eip155'
import { mainnet, polygon } from '@billfold/eip155/networks'
import { solana } from '@billfold/solana'
import { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { announceWallets } from './announce.js'

const harbour = { name: 'Harbour', rdns: 'example.harbour', request: vi.fn(async () => ['0x00000000000000000000000000000000000a11ce']) }
const beacon = { name: 'Beacon', rdns: 'example.beacon', request: vi.fn(async () => []) }

afterEach(() => vi.restoreAllMocks())

function handle(options: Partial<BillfoldOptions> = {}): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `test-${crypto.randomUUID()}`,
    networks: [mainnet, polygon],
    plugins: [eip155()],
    metadata: { name: 'Harbour Exchange' },
    termsUrl: 'https://app.example/terms',
    ...options,
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

const inModal = (selector: string): HTMLElement | null =>
  document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null

async function seen<T>(find: () => T | null | undefined | false): Promise<T> {
  return vi.waitFor(() => find() || Promise.reject(new Error(`not seen: ${String(find)}`)), { timeout: 30_000, interval: 5 }) as Promise<T>
}

describe('the first view', () => {
  test('default: React takes over the very nodes', async () => {
    const warn = vi.spyOn(console, 'warn')
    const error = vi.spyOn(console, 'error')
    onTestFinished(announceWallets(harbour, beacon))
    const billfold = handle({ debug: true, logLevel: 'warn' })
    const opening = billfold.open()
    const row = await seen(() => inModal('[data-key="connector example.harbour"]'))
    expect(billfold.kernel).toBeUndefined()
    const place = inModal('section > div')
    const plain = place?.outerHTML
    await opening
    await seen(() => Object.keys(row).some((key) => key.startsWith('__reactFiber')))
    expect(inModal('section')?.children).toHaveLength(1)
    expect(inModal('[data-key="connector example.harbour"]')).toBe(row)
    console.log(plain)
    console.log(place?.outerHTML)
    expect(warn.mock.calls).toEqual([])
    expect(error.mock.calls).toEqual([])
  })
})
