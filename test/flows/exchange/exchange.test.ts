import type { Payments } from '@billfold/exchange/contract'
import type { Key } from '@billfold/kernel'
import type { ExchangeBreak } from '@billfold/local-sellers'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import { ana, solanaChainId } from '@billfold/local-chains/solana/seed'
import type { Locator, Page } from 'playwright'
import { createPublicClient, erc20Abi, http } from 'viem'
import { beforeEach, describe, expect, inject, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'
import { connectSolana, solanaHost } from '../solana/harness/solana-flow.js'

const openHost = useHost()
const { usdc } = evmTokens

function held(address: `0x${string}`): Promise<bigint> {
  const chain = createPublicClient({ transport: http(inject('flows').chains[31_337]) })
  return chain.readContract({ address: usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
}

async function lamports(account: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [account] })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(inject('flows').nodes[solanaChainId] ?? '', { method: 'POST', headers, body })
  return ((await answer.json()) as { readonly result: { readonly value: number } }).result.value
}

async function breakExchange(how: ExchangeBreak): Promise<void> {
  const { ok } = await fetch(`${inject('flows').exchange}/breaks`, { method: 'PUT', body: how })
  expect(ok).toBe(true)
}

beforeEach(() => breakExchange('none'))

function open(more: Parameters<typeof openHost>[0] = {}): Promise<HostFlow> {
  const options = { features: { payWithExchange: true, payments: true } }
  return openHost({ hosts: [inject('flows').exchange], options, ...more })
}

/** Goes from the account to the exchange with an amount, and gives the page of the exchange. */
async function startDeposit(host: HostFlow, amount: string): Promise<Page> {
  const exchange = await chooseAmount(host, amount)
  const [payPage] = await Promise.all([host.context.waitForEvent('page'), exchange.click()])
  await payPage.getByRole('heading', { name: 'Lighthouse' }).waitFor()
  return payPage
}

/** Goes from the account to the exchanges with an amount, and gives the row of the exchange. */
async function chooseAmount(host: HostFlow, amount: string): Promise<Locator> {
  await host.connect('Tern')
  await host.button.click()
  await host.modal.getByRole('button', { name: 'Fund wallet' }).click()
  await host.modal.getByRole('button', { name: 'From an exchange' }).click()
  await host.modal.getByLabel('Amount', { exact: true }).fill(amount)
  return host.modal.getByRole('button', { name: 'Lighthouse' })
}

/** Presses an element at a time that several tabs agree on. */
async function pressAt(element: Element, time: number): Promise<void> {
  await new Promise((resume) => setTimeout(resume, time - Date.now()))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
}

/** Opens a payment to the app, of USDC to Brook. What becomes of it is kept in the page. */
async function openPayment(host: HostFlow, amount: string): Promise<void> {
  await host.page.evaluate(
    async ([asset, recipient, asked]) => {
      const payments = await window.flow?.handles[0]?.load('exchange.payments' as Key<Payments>)
      const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
      const request = { paymentAsset: { network: 'eip155:31337', asset, metadata }, recipient, amount: asked } as const
      void payments?.openPay(request).then((result) => Object.assign(window, { paid: result }))
    },
    [usdc.address, brook.address, amount] as const,
  )
  await host.modal.getByRole('heading', { name: 'Pay Harbour' }).waitFor()
}

describe('pay with an exchange', () => {
  test('default: a deposit: ordered, paid on the page of the exchange, and on the chain to the unit', async () => {
    const host = await open()
    const before = await held(alice.address)
    const payPage = await startDeposit(host, '25.5')
    await host.modal.getByText('Pay at Lighthouse').waitFor()
    await payPage.getByRole('button', { name: /^Pay as Robin/ }).click()
    await host.modal.getByText('25.5 USDC arrived').waitFor()
    expect((await held(alice.address)) - before).toBe(25_500_000n)
    await host.modal.getByRole('button', { name: 'Done' }).click()
    await host.modal.getByLabel('Amount', { exact: true }).waitFor()
  })

  test('default: a deposit of the coin of Solana, on the chain to the unit', async () => {
    const features = { payWithExchange: true }
    const host = await openHost({ ...solanaHost(), hosts: [inject('flows').exchange], options: { features } })
    await connectSolana(host)
    const before = await lamports(ana.address)
    await host.button.click()
    await host.modal.getByRole('button', { name: 'Fund wallet' }).click()
    await host.modal.getByRole('button', { name: 'From an exchange' }).click()
    await host.modal.getByLabel('Amount', { exact: true }).fill('1.25')
    const [payPage] = await Promise.all([host.context.waitForEvent('page'), host.modal.getByRole('button', { name: 'Lighthouse' }).click()])
    await payPage.getByRole('button', { name: /^Pay as Robin/ }).click()
    await host.modal.getByText('1.25 SOL arrived').waitFor()
    expect((await lamports(ana.address)) - before).toBe(1_250_000_000)
  })

  test('behavior: a reload takes the order up again; by keyboard alone', async () => {
    const host = await open()
    const before = await held(alice.address)
    const payPage = await startDeposit(host, '3')
    await host.reload()
    await host.ready()
    await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'PayWithExchange' }))
    await host.modal.getByText('Pay at Lighthouse').waitFor()
    await payPage.getByRole('button', { name: /^Pay as Robin/ }).press('Enter')
    await host.modal.getByText('3 USDC arrived').waitFor()
    await host.modal.getByRole('button', { name: 'Done' }).press('Enter')
    expect((await held(alice.address)) - before).toBe(3_000_000n)
  })

  test('behavior: two tabs that are pressed at once open one order', async () => {
    const host = await open()
    const rows = [await chooseAmount(host, '6')]
    const beside = await open({ beside: host })
    await beside.ready()
    await beside.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'PayWithExchange' }))
    await beside.modal.getByLabel('Amount', { exact: true }).fill('6')
    rows.push(beside.modal.getByRole('button', { name: 'Lighthouse' }))
    const opened: Page[] = []
    host.context.on('page', (page) => void opened.push(page))
    const pressed = Date.now() + 2_000
    await Promise.all(rows.map((row) => row.evaluate(pressAt, pressed)))
    // A tab that was slower than the other on a busy machine shows its order, and has had nothing to press.
    for (const { modal } of [host, beside]) await modal.getByText('Pay at Lighthouse').waitFor()
    for (const page of opened) await page.getByRole('heading', { name: 'Lighthouse' }).waitFor()
    expect(new Set(opened.map((page) => page.url())).size).toBe(1)
    expect(host.watch.requests.filter(({ rpc }) => rpc.includes('reown_getExchangePayUrl'))).toHaveLength(1)
  })

  test('behavior: a payment to the app, with the modal', async () => {
    const host = await open()
    const before = await held(brook.address)
    await openPayment(host, '7.50')
    const [payPage] = await Promise.all([host.context.waitForEvent('page'), host.modal.getByRole('button', { name: 'Lighthouse' }).click()])
    await payPage.getByRole('button', { name: /^Pay as Robin/ }).click()
    await host.modal.getByText('7.5 USDC arrived').waitFor()
    expect((await held(brook.address)) - before).toBe(7_500_000n)
    expect(await host.page.evaluate(() => (globalThis as { paid?: unknown }).paid)).toMatchObject({
      status: 'success',
      received: '7500000',
    })
  })

  test('behavior: a payment to the app by the connected wallet, on the chain to the unit; a no, then a yes', async () => {
    const host = await open()
    await openPayment(host, '3.25')
    const before = await held(brook.address)
    await host.modal.getByRole('button', { name: 'Connect wallet' }).click()
    await host.modal.getByRole('button', { name: 'Tern' }).click()
    await host.approve('Tern')
    await host.modal.getByRole('button', { name: /^Tern/ }).click()
    await host.modal.getByText('Approve in Tern').waitFor()
    await host.reject('Tern')
    await host.modal.getByText('You declined in Tern').waitFor()
    expect(await held(brook.address)).toBe(before)
    await host.modal.getByRole('button', { name: /^Tern/ }).click()
    await host.approve('Tern')
    await host.modal.getByText('3.25 USDC arrived').waitFor()
    expect((await held(brook.address)) - before).toBe(3_250_000n)
    expect(await host.page.evaluate(() => (globalThis as { paid?: unknown }).paid)).toMatchObject({
      status: 'success',
      received: '3250000',
    })
  })

  test.each<readonly [ExchangeBreak, string, string]>([
    ['refuses', 'Lighthouse did not take the order', 'Lighthouse takes no orders at the moment. Nothing was paid.'],
    ['fails', 'Payment failed', 'ask its support'],
    ['twice', 'More arrived than was paid for', '8 USDC arrived in place of 4 USDC'],
    ['silent', 'Lighthouse does not answer', 'Do not pay twice'],
  ])('behavior: an exchange that %s: it is said what happened to the money, and what to do', async (how, title, text) => {
    const host = await open()
    await breakExchange(how)
    if (how === 'refuses') {
      await (await chooseAmount(host, '4')).click()
    } else {
      const payPage = await startDeposit(host, '4')
      await payPage.getByRole('button', { name: /^Pay as Robin/ }).click()
    }
    await host.modal.getByText(title).first().waitFor({ timeout: 120_000 })
    expect(await host.modal.getByText(text).first().isVisible()).toBe(true)
  })

  test('behavior: a closed page is said, and what was not paid is not', async () => {
    const host = await open()
    const before = await held(alice.address)
    const payPage = await startDeposit(host, '4')
    await payPage.close()
    await host.modal.getByText('The page of Lighthouse was closed').waitFor()
    await host.modal.getByRole('link', { name: 'Open Lighthouse' }).waitFor()
    expect(await held(alice.address)).toBe(before)
  })

  test('behavior: nothing of it is in a page whose switches are off', async () => {
    const host = await open({ options: {} })
    await host.connect('Tern')
    await host.button.click()
    await host.modal.getByRole('button', { name: 'Send' }).waitFor()
    expect(await host.modal.getByRole('button', { name: 'Fund wallet' }).count()).toBe(0)
  })
})
