import { alice, evmTokens } from '@billfold/local-chains/evm/seed'
import { ana, solanaChainId } from '@billfold/local-chains/solana/seed'
import { type CardFault, testCards } from '@billfold/local-sellers'
import type { Locator, Page } from 'playwright'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterEach, describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { isFocused } from '../harness/is-focused.js'
import { useHost } from '../harness/use-host.js'
import { connectSolana, solanaHost } from '../solana/harness/solana-flow.js'

const openHost = useHost()
const sold = {
  get cardSeller() {
    return inject('flows').cards
  },
  options: { features: { onramp: ['meld', 'harbour'] } },
} as const

async function breakSeller(fault: CardFault | null): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${inject('flows').cards}/faults`, { method: 'PUT', headers, body: JSON.stringify({ fault }) })
  expect(response.status).toBe(200)
}
afterEach(() => breakSeller(null))

const usdc = (): Promise<bigint> =>
  createPublicClient({ transport: http(inject('flows').chains[31_337]) }).readContract({
    ...{ address: evmTokens.usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [alice.address] },
  })

async function lamports(account: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [account] })
  const response = await fetch(inject('flows').nodes[solanaChainId] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await response.json()) as { readonly result: { readonly value: number } }).result.value
}

async function openBuy(host: HostFlow): Promise<void> {
  await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'OnRampProviders' }))
  await host.modal.getByRole('heading', { name: 'Buy crypto' }).waitFor()
}

/** Types what is paid, and waits for its price. */
async function fill(host: HostFlow, amount: string): Promise<void> {
  await host.modal.getByRole('textbox', { name: 'You pay' }).fill(amount)
  await host.modal.getByText('network fee').waitFor()
}

/** Waits until the modal says something. */
async function says(host: HostFlow, words: string): Promise<string> {
  const place = host.modal.getByText(words).first()
  await place.waitFor()
  return (await place.textContent()) ?? ''
}

const button = (host: HostFlow, name: RegExp | string): Locator => host.modal.getByRole('button', { name })

/** Presses the button that opens the page of the provider. */
async function openPage(host: HostFlow, name: RegExp | string = 'Buy with Meld'): Promise<Page> {
  const [popup] = await Promise.all([host.page.waitForEvent('popup'), button(host, name).click()])
  await popup.getByRole('heading', { name: 'Harbour Cards' }).waitFor()
  return popup
}

async function pay(popup: Page, card: keyof typeof testCards = 'pays'): Promise<void> {
  await popup.getByRole('textbox', { name: 'Card number' }).fill(testCards[card])
  await popup.getByRole('button', { name: /^Pay / }).click()
}

/** An app with a connected wallet, in front of what it can buy. */
async function buying(): Promise<HostFlow> {
  const host = await openHost(sold)
  await host.connect('Tern')
  await openBuy(host)
  return host
}

describe('buying with a card', () => {
  test('default: a price, the page of the provider in the press, a card, and the coins on the chain to the unit', async () => {
    const host = await buying()
    await fill(host, '100')
    const before = await usdc()
    const popup = await openPage(host)
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull()
    await pay(popup)
    await popup.getByText('The coins are in your wallet.').waitFor()
    await host.modal.getByText('The coins are here').waitFor()
    await host.modal.getByText('98.2 USDC').first().waitFor()
    expect((await usdc()) - before).toBe(98_200_000n)
  })

  test('behavior: by the keyboard alone, of a provider that is opened by a link, another token', async () => {
    const host = await buying()
    // The field comes when it is known what is sold, and takes the focus by itself.
    await expect.poll(() => isFocused(host.modal.getByRole('textbox', { name: 'You pay' }))).toBe(true)
    await host.page.keyboard.type('500')
    const press = async (target: Locator): Promise<void> => {
      await target.focus()
      await host.page.keyboard.press('Enter')
    }
    await press(button(host, /^USDC/))
    const chosen = button(host, /^ETH/)
    // A view that arrives takes the focus: a key that came too early is pressed again.
    await expect
      .poll(
        async () => {
          if (await chosen.isVisible()) return true
          await button(host, /^Ether/)
            .press('Enter', { timeout: 2_000 })
            .catch(() => undefined)
          return chosen.isVisible()
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await press(button(host, /Harbour Cards/))
    await host.modal.getByText('network fee').waitFor()
    const client = createPublicClient({ transport: http(inject('flows').chains[31_337]) })
    const before = await client.getBalance(alice)
    const [popup] = await Promise.all([host.page.waitForEvent('popup'), press(button(host, 'Buy with Harbour Cards'))])
    await pay(popup)
    await host.modal.getByText('The coins are here').waitFor()
    expect(await client.getBalance(alice)).toBeGreaterThan(before)
  })

  test('behavior: SOL on Solana', async () => {
    const host = await openHost(solanaHost(undefined, sold))
    await connectSolana(host)
    await openBuy(host)
    await fill(host, '30')
    const before = await lamports(ana.address)
    await pay(await openPage(host))
    await host.modal.getByText('The coins are here').waitFor()
    expect(await lamports(ana.address)).toBeGreaterThan(before)
  })

  test('behavior: a blocked window is a link, and a page that was reloaded goes on waiting', async () => {
    const host = await openHost({ ...sold, prepare: async (page) => void (await page.addInitScript('window.open = () => null')) })
    await host.connect('Tern')
    await openBuy(host)
    await fill(host, '20')
    await button(host, 'Buy with Meld').click()
    expect(await says(host, 'Your browser blocked the window')).not.toBe('')
    const [popup] = await Promise.all([host.context.waitForEvent('page'), host.modal.getByRole('link', { name: 'Open Meld' }).click()])
    await host.reload()
    await host.ready()
    await openBuy(host)
    await button(host, 'Show it').click()
    await pay(popup)
    expect(await says(host, 'The coins are here')).not.toBe('')
  })

  test('behavior: an order is one, after a double press, a reload and in two tabs', async () => {
    const host = await buying()
    const beside = await openHost({ ...sold, beside: host })
    await fill(host, '33')
    const popup = await openPage(host)
    const url = popup.url()
    await host.reload()
    await host.ready()
    await openBuy(host)
    await fill(host, '33')
    expect((await openPage(host)).url()).toBe(url)
    await beside.ready()
    await openBuy(beside)
    await fill(beside, '33')
    const before = await usdc()
    const again = await openPage(beside)
    expect(again.url()).toBe(url)
    await Promise.all([pay(popup), pay(again)])
    expect(await says(host, 'The coins are here')).not.toBe('')
    await beside.modal.getByText('The coins are here').waitFor()
    expect((await usdc()) - before).toBe(32_210_000n)
  })
})

describe('what goes wrong says what happened to the money', () => {
  test.each([
    ['declined', 'Your card was declined', 'pending is released'],
    ['expires', 'The order is no longer open', 'Nothing was paid'],
    ['paysLess', 'Less arrived than was bought', 'was given back'],
  ] as const)('behavior: %s', async (card, title, money) => {
    const host = await buying()
    await fill(host, '40')
    await pay(await openPage(host), card)
    expect(await says(host, title)).toContain(title)
    expect(await says(host, money)).toContain(money)
    await button(host, 'Buy something else').click()
    await host.modal.getByRole('heading', { name: 'Buy crypto' }).waitFor()
  })

  test('behavior: coins that come twice', async () => {
    const host = await buying()
    await fill(host, '50')
    const popup = await openPage(host)
    await breakSeller('pays twice')
    await pay(popup)
    expect(await says(host, 'It arrived twice')).not.toBe('')
    expect(await says(host, 'Check that you paid once only')).not.toBe('')
  })

  test('behavior: a page that was closed, and one that is paid and never answers', async () => {
    const host = await buying()
    await fill(host, '60')
    const popup = await openPage(host)
    await popup.close()
    expect(await says(host, 'The page of Meld was closed')).not.toBe('')
    expect(await says(host, 'Nothing was paid as far as Meld says')).not.toBe('')
    await breakSeller('never pays')
    await pay(await openPage(host, 'Open Meld again'))
    expect(await says(host, 'Meld has accepted your payment and sends the coins.')).not.toBe('')
  })

  test.each(['away', 'exponent', 'comma', 'not a number', 'many digits'] as const)(
    'behavior: a seller that is broken tells no price: %s',
    async (fault) => {
      const host = await buying()
      host.watch.allow(/502/)
      await breakSeller(fault)
      await host.modal.getByRole('textbox', { name: 'You pay' }).fill('70')
      expect(await says(host, 'No price at the moment')).not.toBe('')
      expect(await says(host, 'Nothing was paid.')).not.toBe('')
      await breakSeller(null)
      await button(host, 'Try again').last().click()
      expect(await says(host, 'network fee')).not.toBe('')
    },
  )
})
