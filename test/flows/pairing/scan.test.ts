import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

/** Words that only the SDK says: the files of scripts that hold them. */
function sdkFiles({ host }: PairingFlow): () => Promise<readonly string[]> {
  const scripts: { readonly url: string; readonly text: Promise<string> }[] = []
  host.page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push({ url: response.url(), text: response.text().catch(() => '') })
  })
  return async () => {
    const read = await Promise.all(scripts.map(async ({ url, text }) => ({ url, text: await text })))
    return read.filter(({ text }) => text.includes('wc_sessionSettle')).map(({ url }) => url)
  }
}

describe('pairing', () => {
  test('default: a code is scanned off the screen and approved on the phone', async () => {
    const flow = await openPairing()
    await flow.connect()
    const { account } = await flow.host.snapshot()
    expect(account).toMatchObject({ address: alice.address, status: 'connected', connectedWalletInfo: { name: 'Test phone' } })
    expect(flow.phone.proposals).toBe(1)
  })

  test('behavior: 0 bytes of the SDK before a pairing starts, then one file of it, once', async () => {
    const flow = await openPairing()
    const files = sdkFiles(flow)
    await flow.host.reload()
    await flow.host.open()
    expect(await files()).toEqual([])
    await flow.openPairingRow()
    await flow.readCode()
    expect(await files()).toHaveLength(1)
  })

  test('behavior: a page that has a session to restore fetches it, and one that disconnected does not', async () => {
    const flow = await openPairing()
    await flow.connect()
    const files = sdkFiles(flow)
    await flow.host.reload()
    await flow.host.ready()
    await expect.poll(files).toHaveLength(1)
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await flow.host.reload()
    await flow.host.ready()
    await flow.host.open()
    expect(await files()).toHaveLength(1)
  })

  test('behavior: nobody but the relay is talked to', async () => {
    const flow = await openPairing({ hasNoCloud: true })
    const sockets: string[] = []
    flow.host.page.on('websocket', (socket) => sockets.push(new URL(socket.url()).origin))
    await flow.connect()
    expect(new Set(sockets)).toEqual(new Set([new URL(flow.cloud.relayUrl).origin]))
    const own = [new URL(flow.host.page.url()).origin, 'http://127.0.0.1']
    expect(flow.host.watch.requests.filter(({ url }) => !own.some((origin) => url.startsWith(origin)))).toEqual([])
  })

  test('behavior: a no on the phone is “Connection rejected”, no error, and Try again makes another code', async () => {
    const flow = await openPairing()
    flow.phone.behavior = 'reject'
    await flow.openCode()
    const first = await flow.scan()
    await flow.host.modal.getByRole('heading', { name: 'Connection rejected' }).waitFor()
    flow.phone.behavior = 'approve'
    await flow.host.modal.getByRole('button', { name: 'Try again' }).click()
    expect(await flow.scan()).not.toBe(first)
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: the phone sees the origin of the page vouched for', async () => {
    const flow = await openPairing({ pairing: (verifyUrl) => ({ verifyUrl }), vouches: true })
    flow.phone.behavior = 'wait'
    await flow.openCode()
    await flow.scan()
    await expect.poll(() => flow.phone.questions.length).toBe(1)
    const [question] = flow.phone.questions
    expect(question).toMatchObject({ verification: 'verified', origin: new URL(flow.host.page.url()).origin, app: { name: 'Harbour' } })
  })

  test('behavior: without one nobody is asked, and the phone says that it is not known', async () => {
    const flow = await openPairing()
    flow.phone.behavior = 'wait'
    await flow.openCode()
    await flow.scan()
    await expect.poll(() => flow.phone.questions[0]?.verification).toBe('unknown')
  })

  test('behavior: a live link is reused: leaving the view and coming back shows the same code', async () => {
    const flow = await openPairing()
    await flow.openCode()
    const code = await flow.readCode()
    await flow.host.modal.getByRole('button', { name: 'Back' }).click()
    await flow.openPairingRow()
    expect(await flow.readCode()).toBe(code)
  })
})
