import { eip155 } from '@billfold/eip155'
import { mainnet, polygon } from '@billfold/eip155/networks'
import { portfolio } from '@billfold/portfolio'
import { type Billfold, createBillfold } from '@billfold/ui'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { announceWallets } from './announce.js'
import { inModal, isReacts, painted, seen, shadow, still } from './modal-in-page.js'

const address = '0x00000000000000000000000000000000000a11ce'
/** The wallet knows that the account is empty: a list that could not be read counts the seconds until it is asked for again. */
const answers: Readonly<Record<string, unknown>> = {
  ...{ eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x1' },
  wallet_getCapabilities: { '0x0': { assetDiscovery: { supported: true } } },
  wallet_getAssets: { '0x1': [] },
}
const harbour = { name: 'Harbour', rdns: 'example.harbour', request: async ({ method }: { readonly method: string }) => answers[method] }

beforeEach(async () => {
  await page.viewport(1_000, 800)
  onTestFinished(announceWallets(harbour))
})

function handle(): Billfold {
  const billfold = createBillfold({
    projectId: 'test',
    storagePrefix: `test-${crypto.randomUUID()}`,
    networks: [mainnet, polygon],
    rpcUrls: { 'eip155:1': ['http://127.0.0.1:9'], 'eip155:137': ['http://127.0.0.1:9'] },
    plugins: [eip155(), portfolio()],
    metadata: { name: 'Harbour Exchange' },
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

/** Everything that changes in the modal until it has been painted. */
async function changesOf(act: () => unknown): Promise<readonly string[]> {
  const changes: MutationRecord[] = []
  const watching = new MutationObserver((more) => changes.push(...more))
  watching.observe(shadow() as ShadowRoot, { attributes: true, characterData: true, childList: true, subtree: true })
  await act()
  await painted()
  watching.disconnect()
  return changes.map(({ type, target, attributeName }) => `${target.nodeName} ${attributeName ?? type}`)
}

async function connected(): Promise<Billfold> {
  const billfold = handle()
  await billfold.open()
  const row = await seen(() => inModal('[data-key="connector example.harbour"]'))
  row.click()
  await seen(() => billfold.getSnapshot().account.status === 'connected')
  await seen(() => !billfold.getSnapshot().isOpen)
  return billfold
}

/** Opens the account, waits until everything in it is as it stays, and closes it. */
async function closedAgain(billfold: Billfold): Promise<HTMLElement> {
  await billfold.open()
  const heading = await seen(() => inModal('[data-view="Account"] h1'))
  await seen(() => inModal('[data-view="Account"] [aria-busy=true]') === null && inModal('[part=chip]'))
  await still()
  await billfold.close()
  await still()
  return heading
}

const opened = ['DIALOG open', 'H1 autofocus', 'H1 autofocus']

describe('the second opening', () => {
  test('default: one dialog is shown, and nothing in it is drawn again', async () => {
    const billfold = handle()
    await billfold.open()
    const row = await seen(() => inModal('[data-key="connector example.harbour"]'))
    await seen(() => isReacts(row) && inModal('section')?.ariaBusy === null)
    await still()
    expect(await changesOf(() => billfold.close())).toEqual(['DIALOG open'])
    expect((await changesOf(() => billfold.open())).toSorted()).toEqual(opened)
    expect(shadow()?.activeElement).toBe(inModal('[data-view="Connect"] h1'))
  })

  test('behavior: the account stands as it was left', async () => {
    const billfold = await connected()
    const heading = await closedAgain(billfold)
    expect(billfold.getSnapshot().view).toBe('Connect')
    expect((await changesOf(() => billfold.open())).toSorted()).toEqual(opened)
    expect([inModal('[data-view="Account"] h1'), shadow()?.activeElement]).toEqual([heading, heading])
    expect(billfold.getSnapshot().view).toBe('Account')
  })

  test('behavior: closed from a view above it, the account is what stands', async () => {
    const billfold = await connected()
    const heading = await closedAgain(billfold)
    await billfold.open()
    inModal('[data-key=header-network]')?.click()
    await seen(() => inModal('[data-view="Networks"] h1'))
    await billfold.close()
    await still()
    expect((await changesOf(() => billfold.open())).toSorted()).toEqual(opened)
    expect(inModal('[data-view="Account"] h1')).toBe(heading)
  })

  test('behavior: who has disconnected meanwhile is offered the ways to connect', async () => {
    const billfold = await connected()
    await closedAgain(billfold)
    await billfold.disconnect()
    await billfold.open()
    const heading = await seen(() => inModal('[data-view="Connect"] h1'))
    await seen(() => shadow()?.activeElement === heading)
    expect(inModal('[data-view="Account"]')).toBe(null)
  })

  test('behavior: no picture of a view that nobody saw goes away in front of what opens', async () => {
    const billfold = await connected()
    await changesOf(() => billfold.open({ view: 'Networks' }))
    const standing = [...(shadow()?.querySelectorAll('[data-view]') ?? [])].filter((view) => view.checkVisibility())
    expect(standing.map((view) => view.getAttribute('data-view'))).toEqual(['Networks'])
    expect(inModal('[inert]')?.childElementCount).toBe(0)
  })
})
