import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { describe, expect, inject, test } from 'vitest'

import { filmButton } from './harness/film-button.js'
import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'
import { tern } from './harness/wallets.js'

const openHost = useHost()
const { harbourTwo } = evmChainIds
/** A wallet that knows both chains. */
const traveller = () => ({ ...tern, chains: inject('flows').chains })

/** The visitor opens the list of networks and chooses. */
async function chooseNetwork(host: HostFlow, name: string): Promise<void> {
  await host.page.evaluate(() => void window.flow?.handles[0]?.open({ view: 'Networks' }))
  await host.modal.getByRole('button', { name: new RegExp(name) }).click()
}

const networkOf = (host: HostFlow) => async (): Promise<string | undefined> => (await host.snapshot()).network?.name

describe('switch networks', () => {
  test('default: choose a network, say yes, and app and wallet are on it', async () => {
    const host = await openHost({ wallets: [traveller()] })
    await host.connect('Tern')
    expect(await networkOf(host)()).toBe('Harbour One')
    await chooseNetwork(host, 'Harbour Two')
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour Two')
    expect((await host.request('eth_chainId')).result).toBe('0x7a6a')
  })

  test.each([
    ['4902', {}],
    ['4902 inside of a -32603', { wrapsErrors: true }],
    ['a wallet that does not switch by itself when it has added', { switchesOnAdd: false }],
  ])('behavior: a chain that the wallet does not know is added first: %s', async (_, switches) => {
    const host = await openHost({ wallets: [{ ...tern, ...switches }] })
    await host.connect('Tern')
    await chooseNetwork(host, 'Harbour Two')
    await host.window('Tern').getByText(`Harbour Two (${harbourTwo})`).waitFor()
    await host.approve('Tern')
    await host.window('Tern').getByRole('heading', { name: 'Switch network' }).waitFor()
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour Two')
    const { methods } = await host.wallet('example.tern')
    expect(methods.filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
  })

  test.each([
    ['5000', { code: 5000, message: 'odd' }],
    ['32603', { code: 32_603, message: 'invalid chain id' }],
  ])('behavior: %s on a switch leads to adding too', async (_, error) => {
    const host = await openHost()
    await host.connect('Tern')
    await host.reply('example.tern', 'wallet_switchEthereumChain', { error })
    await chooseNetwork(host, 'Harbour Two')
    await host.window('Tern').getByText(`Harbour Two (${harbourTwo})`).waitFor()
    await host.reply('example.tern', 'wallet_switchEthereumChain')
    await host.approve('Tern')
    await host.window('Tern').getByRole('heading', { name: 'Switch network' }).waitFor()
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour Two')
  })

  test('behavior: meanwhile the app’s button keeps its width, and an amount', async () => {
    const host = await openHost({ wallets: [traveller()] })
    await host.connect('Tern')
    const amount = /…\w{4}[\d.,]+ \w+$/
    await expect.poll(() => host.button.textContent()).toMatch(amount)
    const film = await filmButton(host)
    await chooseNetwork(host, 'Harbour Two')
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour Two')
    await expect.poll(async () => (await host.snapshot()).account.balance).toBeDefined()
    await host.painted()
    const frames = await film()
    const ends = new Set([frames[0]?.width, frames.at(-1)?.width])
    expect(frames.filter(({ width, text }) => !ends.has(width) || !amount.test(text))).toEqual([])
  })

  test('behavior: refuse: “Switch declined”, the network stays, and trying again works', async () => {
    const host = await openHost({ wallets: [traveller()] })
    await host.connect('Tern')
    await chooseNetwork(host, 'Harbour Two')
    await host.reject('Tern')
    await host.modal.getByText('Switch declined').waitFor()
    expect(await networkOf(host)()).toBe('Harbour One')
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour Two')
  })

  test('behavior: a no to adding is a no, and the network stays', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await chooseNetwork(host, 'Harbour Two')
    await host.reject('Tern')
    await host.modal.getByText('Switch declined').waitFor()
    expect(await networkOf(host)()).toBe('Harbour One')
  })

  test('behavior: when adding fails, “Chain is not supported”, and other networks can be chosen', async () => {
    const host = await openHost()
    host.watch.allow(/^(error|warning): .*billfold/)
    await host.connect('Tern')
    await host.reply('example.tern', 'wallet_addEthereumChain', { error: { code: -32_602, message: 'no' } })
    await chooseNetwork(host, 'Harbour Two')
    await host.modal.getByText('Chain is not supported').waitFor()
    expect(await networkOf(host)()).toBe('Harbour One')
  })

  test('behavior: added, but the wallet stays where it is: it is asked to switch once more, and then it is said', async () => {
    const host = await openHost({ wallets: [{ ...tern, ignoresSwitch: true }] })
    host.watch.allow(/^(error|warning): .*billfold/)
    await host.connect('Tern')
    await host.set('example.tern', { behavior: 'approve' })
    await chooseNetwork(host, 'Harbour Two')
    await host.modal.getByText('Switch failed').waitFor()
    expect(await networkOf(host)()).toBe('Harbour One')
    const { methods } = await host.wallet('example.tern')
    expect(methods.filter((method) => /^wallet_(switch|add)/.test(method))).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  test('behavior: the app switches by its handle, and hears of a no', async () => {
    const host = await openHost({ wallets: [traveller()] })
    await host.connect('Tern')
    const asked = host.page.evaluate(() => window.flow?.handles[0]?.switchNetwork('eip155:31338').then(({ status }) => status))
    await host.reject('Tern')
    expect(await asked).toBe('refused')
    await host.set('example.tern', { behavior: 'approve' })
    expect(await host.page.evaluate(() => window.flow?.handles[0]?.switchNetwork('eip155:31338').then(({ status }) => status))).toBe(
      'switched',
    )
    expect(await networkOf(host)()).toBe('Harbour Two')
  })

  test('behavior: the app switches by its provider as by a wallet', async () => {
    const host = await openHost({ wallets: [{ ...traveller(), behavior: 'approve' }] })
    await host.open()
    await host.choose('Tern')
    await host.connected()
    expect(await networkOf(host)()).toBe('Harbour One')
    expect(await host.request('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toEqual({ result: null })
    await expect.poll(networkOf(host)).toBe('Harbour Two')
  })

  test('behavior: an unsupported chain from the wallet opens the way out, and a supported one closes it', async () => {
    const host = await openHost()
    await host.connect('Tern')
    await host.changeChain('example.tern', 4_242, inject('flows').chains[31_337])
    await host.modal.getByRole('heading', { name: 'Switch network' }).waitFor()
    expect((await host.snapshot()).network).toMatchObject({ isUnsupported: true })
    await host.modal.getByRole('button', { name: /Harbour One/ }).click()
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour One')
    await expect.poll(() => host.modal.count()).toBe(0)
  })

  test('behavior: a wallet that goes to an unsupported chain while “Connected” is shown: once it is back, the modal closes', async () => {
    const host = await openHost()
    await host.page.evaluate((node) => {
      const { handles = [], wallets = {} } = window.flow ?? {}
      handles[0]?.on('connection:connected', () => wallets['example.tern']?.changeChain(4_242, node))
    }, inject('flows').chains[31_337])
    await host.open()
    await host.choose('Tern')
    await host.approve('Tern')
    await host.modal.getByRole('heading', { name: 'Switch network' }).waitFor()
    // The pause after “Connected” is over before the visitor chooses.
    await host.page.waitForTimeout(1_200)
    await host.modal.getByRole('button', { name: /Harbour One/ }).click()
    await host.approve('Tern')
    await expect.poll(networkOf(host)).toBe('Harbour One')
    await expect.poll(() => host.modal.count()).toBe(0)
    expect((await host.snapshot()).account.status).toBe('connected')
  })

  test('behavior: a wallet on a chain that the app does not use is asked for the app’s own', async () => {
    const host = await openHost({ wallets: [{ ...tern, chains: { 1: 'http://127.0.0.1:1', ...inject('flows').chains }, chainId: 1 }] })
    await host.open()
    await host.choose('Tern')
    await host.approve('Tern')
    await expect.poll(async () => (await host.snapshot()).account.status).toBe('connected')
    const isOnIts = async (): Promise<boolean> => (await networkOf(host)()) === 'Harbour One'
    if (!(await isOnIts())) await host.modal.getByRole('button', { name: /Harbour One/ }).click()
    await host.approve('Tern')
    await expect.poll(isOnIts).toBe(true)
  })
})
