import type { Frame } from 'playwright'
import { stringToHex } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const message = 'I agree to berth at pier 7.'

let flow: LoginFlow
afterEach(() => flow.mailbox.refuse(undefined))

async function addressOf({ host }: LoginFlow): Promise<string> {
  return (await host.snapshot()).account.address ?? ''
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

describe('what goes wrong on the way in', () => {
  test('behavior: a wrong code says how many tries are left, and the right one still works', async () => {
    flow = await openLogin()
    flow.host.watch.allow(/status of 4\d\d/)
    await flow.askForCode()
    const code = await flow.readCode()
    await flow.typeCode(wrong(code))
    await flow.host.modal.getByText('That is not the code. 4 tries are left.').waitFor()
    await flow.typeCode(code)
    await flow.host.connected()
    expect(await addressOf(flow)).toMatch(/^0x/)
  })

  test('behavior: after five wrong codes the right one is too late, and the words say what to do', async () => {
    flow = await openLogin()
    flow.host.watch.allow(/status of 4\d\d/)
    await flow.askForCode()
    const code = await flow.readCode()
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
      await flow.typeCode(wrong(code))
      await flow.host.modal.getByText(`That is not the code. ${left} left.`).waitFor()
    }
    await flow.typeCode(wrong(code))
    await flow.typeCode(code)
    await flow.host.modal.getByText('Too many wrong codes. Ask for a new one.').waitFor()
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: a code that is older than 20 minutes is told so, and a new one works', async () => {
    flow = await openLogin()
    flow.host.watch.allow(/status of 4\d\d/)
    await flow.askForCode()
    const code = await flow.readCode()
    flow.clock.later(20 * 60_000)
    await flow.typeCode(code)
    await flow.host.modal.getByText('This code is no longer valid. Ask for a new one.').waitFor()
    await flow.host.modal.getByRole('button', { name: 'Resend code', exact: true }).click()
    await flow.typeCode(await flow.readCode())
    await flow.host.connected()
    expect(await addressOf(flow)).toMatch(/^0x/)
  })

  test('behavior: a mail server that is down is told, and another try works', async () => {
    flow = await openLogin()
    const { host, mailbox } = flow
    host.watch.allow(/status of (?:429|50\d)/)
    mailbox.refuse(451)
    await host.open()
    await host.choose('Continue with email')
    await host.modal.getByLabel('Email address').fill(flow.email)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await host.modal.getByText('The mail could not be sent. Try again in a few minutes.').waitFor()
    mailbox.refuse(undefined)
    const other = `other-${flow.email}`
    await host.modal.getByLabel('Email address').fill(other)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await host.modal.getByRole('textbox', { name: 'Six-digit code' }).waitFor()
    await flow.typeCode(await flow.readCode(other))
    await host.connected()
    expect(await addressOf(flow)).toMatch(/^0x/)
  })

  test('behavior: a frame that never comes ends in words after 20 s, and another try works', async () => {
    flow = await openLogin()
    const { host } = flow
    host.watch.allow(/ERR_|APKT003|Failed to load/)
    await host.page.route(/\/sdk\?/, (route) => route.abort())
    await host.open()
    await host.choose('Continue with email')
    await host.modal.getByLabel('Email address').fill(flow.email)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await host.modal.getByRole('alert').filter({ hasText: 'The wallet could not be loaded.' }).first().waitFor()
    await host.page.unroute(/\/sdk\?/)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await flow.typeCode(await flow.readCode())
    await host.connected()
    expect(await addressOf(flow)).toMatch(/^0x/)
  })
})

describe('what goes wrong while something is signed', () => {
  test('behavior: a frame that the page takes out ends the request, and the next one is asked in a new frame', async () => {
    flow = await openLogin()
    await flow.login()
    const address = await addressOf(flow)
    const asked = flow.host.request('personal_sign', stringToHex(message), address)
    await flow.frame.getByText(message).waitFor()
    await flow.host.page.evaluate(() => [...document.body.children].find((each) => each.shadowRoot?.querySelector('#w3m-iframe'))?.remove())
    expect(await asked).toMatchObject({ message: expect.stringContaining('loaded anew') })
    const again = flow.host.request('personal_sign', stringToHex(message), address)
    await flow.press('Approve')
    expect(await again).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: a frame that is loaded anew ends the request, and the next one works', async () => {
    flow = await openLogin()
    await flow.login()
    const address = await addressOf(flow)
    const asked = flow.host.request('personal_sign', stringToHex(message), address)
    await flow.frame.getByText(message).waitFor()
    await siteFrame(flow).evaluate(() => location.reload())
    expect(await asked).toMatchObject({ message: expect.stringContaining('loaded anew') })
    const again = flow.host.request('personal_sign', stringToHex(message), address)
    await flow.press('Approve')
    expect(await again).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: of two frames of the site the page hears its own, and each asks for itself', async () => {
    flow = await openLogin()
    await flow.login()
    const address = await addressOf(flow)
    await flow.host.page.evaluate(async (src) => {
      const second = document.createElement('iframe')
      const loaded = new Promise((resolve) => second.addEventListener('load', resolve, { once: true }))
      second.src = src
      document.body.append(second)
      await loaded
    }, siteFrame(flow).url())
    const asked = flow.host.request('personal_sign', stringToHex(message), address)
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: a page of another origin gets no frame', async () => {
    flow = await openLogin()
    await flow.login()
    const src = siteFrame(flow).url()
    flow.host.watch.allow(/frame-ancestors|ERR_BLOCKED_BY_(?:RESPONSE|CSP)/)
    const foreign = await flow.host.context.newPage()
    const url = 'http://foreign.localhost/'
    await foreign.route(url, (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${src}"></iframe>` }))
    await foreign.goto(url)
    await expect.poll(() => foreign.frames()[1]?.url()).toMatch(/^chrome-error:/)
    expect(await foreign.frames()[1]?.content()).not.toContain('billfold')
  })

  test('behavior: a page that answers in place of the frame, or approves in place of the person, changes nothing', async () => {
    flow = await openLogin()
    await flow.login()
    const address = await addressOf(flow)
    let isDone = false
    const asked = flow.host.request('personal_sign', stringToHex(message), address).finally(() => (isDone = true))
    await flow.frame.getByText(message).waitFor()
    await flow.host.page.evaluate(() => {
      for (const type of ['@w3m-frame/RPC_REQUEST_SUCCESS', '@w3m-app/APPROVE', '@w3m-frame/HIDE']) {
        for (const id of ['1', 'id-1']) window.postMessage({ id, type, payload: '0xdead' }, '*')
      }
    })
    await flow.host.page.waitForTimeout(500)
    expect(isDone).toBe(false)
    await flow.press('Refuse')
    expect(await asked).toMatchObject({ code: 4001 })
  })

  test('behavior: nothing of the login is in the storage, the address or the document of the page, in an address that is asked, or in a log', async () => {
    flow = await openLogin()
    const seen: string[] = []
    flow.host.context.on('request', (request) => seen.push(request.url()))
    flow.host.context.on('console', (said) => seen.push(said.text()))
    await flow.askForCode()
    const code = await flow.readCode()
    await flow.typeCode(code)
    await flow.host.connected()
    const found = await flow.host.page.evaluate(() => [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      location.href,
      document.documentElement.outerHTML,
    ])
    expect(seen.length).toBeGreaterThan(0)
    for (const text of [...found, ...seen, ...flow.logs]) expect(text).not.toMatch(new RegExp(`\\b${code}\\b|refresh|DPoP|eyJ`))
  })
})

/** The page that holds the keys. */
function siteFrame({ host }: LoginFlow): Frame {
  const frame = host.page.frames().find((each) => each.url().includes('/sdk'))
  if (frame === undefined) throw new Error('The frame is not there')
  return frame
}
