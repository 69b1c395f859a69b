import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createEvmWallet, exposeWallets } from './index.js'
import type { EvmWallet, EvmWalletOptions } from './index.js'

const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const wallets: EvmWallet[] = []

const make = (options: Partial<EvmWalletOptions> = {}): EvmWallet => {
  const wallet = createEvmWallet({
    ...{ name: 'Tern', rdns: 'example.tern', privateKeys: [key], chains: { 31337: 'http://127.0.0.1:1' } },
    ...options,
  })
  wallets.push(wallet)
  return wallet
}

afterEach(() => {
  for (const wallet of wallets.splice(0)) {
    wallet.forget()
    wallet.remove()
  }
})

test('default: it is announced at once, and again when a page asks', () => {
  const heard: { info: { rdns: string; icon: string }; provider: unknown }[] = []
  const listen = (event: Event): void => void heard.push((event as CustomEvent).detail)
  window.addEventListener('eip6963:announceProvider', listen)
  const wallet = make()
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  wallet.remove()
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', listen)
  expect(heard.map(({ info }) => info.rdns)).toEqual(['example.tern', 'example.tern'])
  expect(heard[0]?.info.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(heard[0]?.provider).toBe(wallet.provider)
})

test('parameters: isLegacy, flags: it can be the window’s own', () => {
  const wallet = make({ isLegacy: true, isAnnounced: false, flags: { isMetaMask: true } })
  expect(Reflect.get(window, 'ethereum')).toBe(wallet.provider)
  expect(Reflect.get(wallet.provider, 'isMetaMask')).toBe(true)
  exposeWallets([wallet])
  expect(window.testWallets?.['example.tern']).toBe(wallet)
})

test('behavior: its window asks in front of a modal, and takes yes, no and Escape', async () => {
  const wallet = make()
  const modal = document.createElement('dialog')
  document.body.append(modal)
  modal.showModal()
  const ask = (): Promise<unknown> => wallet.provider.request({ method: 'eth_requestAccounts' }).catch(({ code }: { code: number }) => code)

  const first = ask()
  await page.getByRole('dialog', { name: 'Tern: Connect' }).getByRole('button', { name: 'Reject' }).click()
  expect(await first).toBe(4001)
  const second = ask()
  await expect.poll(() => wallet.questions.length).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(await second).toBe(4001)
  expect(modal.open).toBe(true)
  const third = ask()
  await page.getByRole('button', { name: 'Approve' }).click()
  expect(await third).toEqual(wallet.addresses)
  modal.remove()
})
