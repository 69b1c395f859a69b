import { type Events, type Kernel, createKernel } from '@billfold/kernel'
import { fakeChain, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { afterEach, expect, test } from 'vitest'

import { walletConnect } from '../manifest.js'
import { getWallet, openWallet } from './clicks.js'

const wallet = { id: 'w', name: 'Rainbow', mobile_link: 'rainbow://' }
const link = { href: 'rainbow://wc?uri=wc%3Asecret', target: '_self' } as const
const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

async function page(ports = fakePorts()): Promise<{ readonly kernel: Kernel; readonly recorded: readonly Events['analytics:recorded'][] }> {
  const options = { projectId: 'test', networks: [fakeNetwork('eip155')] }
  const kernel = createKernel(ports, [fakeChain('eip155'), walletConnect()], options)
  kernels.push(kernel)
  const recorded: Events['analytics:recorded'][] = []
  await kernel.start()
  await kernel.modal.open({ view: 'ConnectingWalletConnect', data: { wallet } })
  kernel.events.on('analytics:recorded', (event) => recorded.push(event))
  return { kernel, recorded }
}

test('default: who looks for a wallet to get is counted', async () => {
  const { kernel, recorded } = await page()
  getWallet(kernel, wallet)
  expect([recorded, kernel.router.view, kernel.router.data]).toEqual([[{ event: 'CLICK_GET_WALLET' }], 'Downloads', { wallet }])
})

test('default: a wallet is opened, and nothing is said of it', async () => {
  const ports = fakePorts()
  const { kernel, recorded } = await page(ports)
  openWallet(kernel, wallet, link)
  expect([ports.page.opened, recorded]).toEqual([[link], []])
})

test('behavior: a page that may not open it throws nothing, and the pairing is told to nobody', async () => {
  const ports = fakePorts()
  const open = (): void => {
    throw new Error('Blocked by the frame')
  }
  const { kernel, recorded } = await page({ ...ports, page: { ...ports.page, open } })
  openWallet(kernel, wallet, link)
  expect(recorded).toEqual([{ event: 'CONNECT_PROXY_ERROR', properties: { message: 'Blocked by the frame', name: 'Rainbow' } }])
})
