import { describe, expect, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'
import { gull, tern } from './harness/wallets.js'

const openHost = useHost()

async function openList(host: HostFlow): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: /All wallets/ }).click()
  await host.modal.getByRole('heading', { name: 'All wallets' }).waitFor()
}

/** Requests of pages of the list, in order. */
function pages(host: HostFlow): readonly URLSearchParams[] {
  const urls = host.watch.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/getWallets'))
  return urls.map(({ searchParams }) => searchParams)
}

/** Types letter by letter without a rest: between real keys a busy machine may rest longer than the search waits. */
function typeAtOnce(field: Node, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (let typed = 1; typed <= text.length; typed += 1) {
    set?.call(field, text.slice(0, typed))
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
}

describe('the wallet list', () => {
  test('default: wallets of this browser first, then those of the cloud, and how many there are', async () => {
    const host = await openHost({ wallets: [tern, gull] })
    await host.open()
    await host.modal.getByRole('button', { name: 'Tern' }).waitFor()
    await host.modal.getByRole('button', { name: 'MetaMask' }).waitFor()
    await expect.poll(() => host.modal.getByText(/^[\d,]+\+$/).isVisible()).toBe(true)
  })

  test('behavior: it comes in pages of 40, as one scrolls', async () => {
    const host = await openHost()
    await openList(host)
    await host.modal.getByRole('button', { name: 'MetaMask' }).waitFor()
    const paged = (): readonly string[] =>
      pages(host)
        .filter((page) => page.get('entries') === '40')
        .map((page) => page.get('page') ?? '')
    await expect.poll(paged).toContain('1')
    expect(paged()).not.toContain('3')
    for (let times = 0; times < 12; times += 1) {
      await host.page.mouse.move(550, 500)
      await host.page.mouse.wheel(0, 2_000)
      await host.page.waitForTimeout(120)
    }
    await expect.poll(paged).toContain('3')
    expect(new Set(paged()).size).toBe(paged().length)
  })

  test('behavior: search is asked once when the typing rests, and the latest wins', async () => {
    const host = await openHost()
    await openList(host)
    const field = host.modal.getByRole('searchbox')
    await field.evaluate(typeAtOnce, '  rainb')
    const asked = (): readonly string[] => pages(host).flatMap((page) => page.get('search') ?? [])
    await expect.poll(asked).toEqual(['rainb'])
    await expect.poll(() => host.modal.getByRole('button', { name: 'MetaMask' }).count()).toBe(0)
    await host.modal.getByRole('button', { name: 'Rainbow' }).waitFor()
    await field.fill('metamask')
    await host.modal.getByRole('button', { name: 'MetaMask' }).waitFor()
    await expect.poll(() => host.modal.getByRole('button', { name: 'Rainbow' }).count()).toBe(0)
  })

  test('behavior: nothing found is said, and the search can be cleared', async () => {
    const host = await openHost()
    await openList(host)
    await host.modal.getByRole('searchbox').fill('zzzzqqqq')
    await host.modal.getByText(/No wallet matches/).waitFor()
    await host.modal.getByRole('button', { name: 'Clear search' }).first().click()
    await expect.poll(() => host.modal.getByRole('button', { name: 'MetaMask' }).isVisible()).toBe(true)
  })

  test('behavior: without an endpoint the packaged list serves all of it, and nobody is asked', async () => {
    const host = await openHost({ hasNoCloud: true })
    await openList(host)
    await host.modal.getByRole('searchbox').fill('rainbow')
    await host.modal.getByRole('button', { name: 'Rainbow' }).waitFor()
    const own = new URL(host.page.url()).origin
    expect(host.watch.requests.filter(({ url }) => !url.startsWith(own))).toEqual([])
  })
})
