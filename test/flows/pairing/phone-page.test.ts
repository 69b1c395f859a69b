import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import { alice } from '@billfold/local-chains/evm/seed'
import { stringToHex, verifyMessage } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'

import type { PairingFlow } from './harness/pairing-flow.js'
import { type PairingFlowOptions, usePairing } from './harness/use-pairing.js'
import { type PhonePage, usePhonePage } from './harness/use-phone-page.js'

const openPairing = usePairing()
const openPhone = usePhonePage()
const vouched: PairingFlowOptions = { pairing: (verifyUrl) => ({ verifyUrl }) }
const phones: PhonePage[] = []

afterEach(async () => {
  await Promise.all(phones.splice(0).map(({ page }) => page.context().close()))
})

/** An app with a code on its screen, and the phone's page beside it. */
async function beside(
  options: PairingFlowOptions = {},
  prepare?: (flow: PairingFlow) => Promise<void>,
): Promise<{ readonly flow: PairingFlow; readonly phone: PhonePage }> {
  const flow = await openPairing(options)
  const phone = await openPhone(flow)
  phones.push(phone)
  await prepare?.(flow)
  await flow.openCode()
  return { flow, phone }
}

/** The frame that vouches is held by a page of somebody else: an app can copy what another one says of itself, and not this. */
async function vouchForOther({ host: { page } }: PairingFlow): Promise<void> {
  const other = 'https://elsewhere.example'
  const own = new URL(page.url()).origin
  await page.route('**/v3/attestation?**', async (route) => {
    const place = route.request().url()
    const frame = await asBrowser(place, {
      'sec-fetch-dest': 'iframe',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'cross-site',
      referer: `${other}/`,
    })
    const nonce = /data-nonce="([\w.-]+)"/.exec(frame)?.[1]
    const script = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', origin: new URL(place).origin }
    const { attestation } = JSON.parse(await asBrowser(place, script, { nonce, ancestors: [other] })) as { attestation: string }
    const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
    await route.fulfill({ contentType: 'text/html', body: `<script>parent.postMessage(${message}, ${JSON.stringify(own)})</script>` })
  })
}

/** Asks with the headers of a browser, which only a program can write. */
function asBrowser(url: string, headers: Readonly<Record<string, string>>, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => void text(answer).then(resolve, reject),
    )
    asking.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function connected(options?: PairingFlowOptions): Promise<{ readonly flow: PairingFlow; readonly phone: PhonePage }> {
  const { flow, phone } = await beside(options)
  await phone.paste(await flow.readCode())
  await phone.answer('Approve')
  await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
  await flow.host.modal.waitFor({ state: 'detached' })
  return { flow, phone }
}

describe('who asks, as the phone sees it', () => {
  test('default: the origin of the app is verified, for a proposal and for a request', async () => {
    const { flow, phone } = await beside(vouched)
    await phone.paste(await flow.readCode())
    await expect.poll(() => phone.badge.textContent()).toBe('Origin verified')
    expect(await phone.question.locator('.origin').textContent()).toBe(new URL(flow.host.page.url()).host)
    await phone.answer('Approve')
    await expect.poll(async () => (await flow.host.snapshot()).account.status).toBe('connected')
    const signing = flow.host.request('personal_sign', stringToHex('hello'), alice.address)
    await expect.poll(() => phone.badge.textContent()).toBe('Origin verified')
    await phone.answer('Approve')
    const { result } = await signing
    expect(await verifyMessage({ address: alice.address, message: 'hello', signature: result as `0x${string}` })).toBe(true)
  })

  test('behavior: a foreign origin was vouched for, and not the one that the app names: it is another one', async () => {
    const { flow, phone } = await beside(vouched, vouchForOther)
    await phone.paste(await flow.readCode())
    await expect.poll(() => phone.badge.textContent()).toBe('Origin is another one')
    expect(await phone.question.locator('.origin').textContent()).toBe('elsewhere.example')
  })

  test('behavior: nobody vouches: the origin is not verified', async () => {
    const { flow, phone } = await beside()
    await phone.paste(await flow.readCode())
    await expect.poll(() => phone.badge.textContent()).toBe('Origin not verified')
  })
})

describe('the phone in a person’s hand', () => {
  test('behavior: it reads the code off a picture of the screen', async () => {
    const { flow, phone } = await beside()
    await flow.readCode()
    await phone.scanPicture(await flow.host.modal.locator('[part=qr]').screenshot())
    await phone.answer('Approve')
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
  })

  test('behavior: a no is Connection rejected in the app', async () => {
    const { flow, phone } = await beside()
    await phone.paste(await flow.readCode())
    await phone.answer('Reject')
    await expect.poll(() => flow.host.modal.getByRole('heading', { name: 'Connection rejected' }).count()).toBe(1)
  })

  test('behavior: another account and another network are chosen there, and the app follows', async () => {
    const { flow, phone } = await connected()
    await phone.page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 1 })
    await expect.poll(async () => (await flow.host.snapshot()).account.address).not.toBe(alice.address)
    await phone.page.getByRole('combobox', { name: 'Network' }).selectOption({ label: 'Harbour Two' })
    await expect.poll(async () => (await flow.host.snapshot()).network?.name).toBe('Harbour Two')
  })

  test('behavior: it leaves an app, and the app knows', async () => {
    const { flow, phone } = await connected()
    await phone.page.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(async () => (await flow.host.snapshot()).account.status).toBe('disconnected')
  })
})
