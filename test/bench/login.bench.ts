import type { Page } from 'playwright'

import { type Cloud, startCloud } from '../../cloud/src/index.js'
import { type Mailbox, startMailbox } from '../../playground/logins/index.js'
import { buildSecureSite } from '../../playground/serve/build-secure-site.js'
import { loginOptions } from '../../playground/world/login-options.js'
import type { BenchRow } from './bench-row.js'
import { buildPage } from './browser/build-page.js'
import { median } from './browser/median.js'
import { type Lab, openLab } from './browser/open-lab.js'
import { connect } from './browser/seen.js'

const visits = 7
const families = ['eip155', 'solana'] as const
const goals = { login: 300, calls: 2, signature: 100, site: 60 }
/** How long a request has to be seen before a press counts, with time to spare. */
const seen = 900

interface World {
  readonly cloud: Cloud
  readonly mailbox: Mailbox
  readonly lab: Lab
}

interface Times {
  readonly login: number
  /** Requests from the frame to the cloud between the code and the account. */
  readonly calls: number
  /** Bytes of the secure site, as they go over the line, until somebody signs. */
  readonly site: number
  readonly signatures: Readonly<Record<(typeof families)[number], number>>
}

/** What somebody waits for who logs in by e-mail and signs: page, secure site, cloud and mail server are real, each on an origin of its own. */
export async function bench(): Promise<readonly BenchRow[]> {
  const mailbox = await startMailbox()
  const cloud = await startCloud(
    {
      ...{ port: 0, engine: 'pglite', projects: [{ id: 'bench', origins: ['http://127.0.0.1:*'] }] },
      ...loginOptions({
        ...{ smtpUrl: mailbox.smtpUrl, siteFolder: await buildSecureSite(), sitePort: 0, loginProviders: {} },
        farcaster: { relayUrl: mailbox.url, rpcUrl: mailbox.url },
      }),
    },
    { log: () => undefined },
  )
  const lab = await openLab([await buildPage('login', { isFromSource: true })], [cloud.url, cloud.secureSiteUrl ?? ''])
  try {
    const times: Times[] = []
    for (let count = 0; count < visits; count++) times.push(await visit({ cloud, mailbox, lab }, `ada${count}@mail.example`))
    const most = Math.max(...times.map(({ calls }) => calls))
    const heaviest = Math.max(...times.map(({ site }) => site)) / 1000
    return [
      timeRow(
        'login: from the typed code to the connected account',
        times.map(({ login }) => login),
        goals.login,
      ),
      {
        what: 'login: requests from the frame to the cloud, from the typed code to the account of somebody new',
        goal: `<= ${goals.calls}`,
        measured: String(most),
        ok: most <= goals.calls,
      },
      {
        what: 'login: the secure site until somebody signs, gzipped',
        goal: `<= ${goals.site} kB`,
        measured: `${heaviest.toFixed(1)} kB`,
        ok: heaviest <= goals.site,
      },
      ...families.map((family) =>
        timeRow(
          `login: from the press to the signature (${family})`,
          times.map(({ signatures }) => signatures[family]),
          goals.signature,
        ),
      ),
    ]
  } finally {
    await lab.close()
    await cloud.stop()
    await mailbox.stop()
  }
}

function timeRow(what: string, times: readonly number[], goal: number): BenchRow {
  const middle = median(times)
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`
  return { what, goal: `<= ${goal} ms`, measured: `${middle.toFixed(0)} ms (${range})`, ok: middle <= goal }
}

async function visit({ cloud, mailbox, lab }: World, email: string): Promise<Times> {
  const { page, requests, end } = await lab.visit('login')
  // The networks' nodes are nowhere: reads of them are no part of a login.
  await page.route(
    ({ hostname }) => hostname.endsWith('.example'),
    (route) => route.abort(),
  )
  const files: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(cloud.secureSiteUrl ?? '')) files.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.evaluate(openApp, { wallet: cloud.url, blockchain: cloud.url, secureSite: cloud.secureSiteUrl ?? '' })
  await page.locator(connect).click()
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Six-digit code' }).waitFor()
  const { code = '' } = await mailbox.next(email)
  const before = requests.length
  const login = await page.evaluate(typeCode, code)
  const calls = requests.slice(before).filter((url) => url.startsWith(`${cloud.url}/accounts/`)).length
  const site = (await Promise.all(files)).reduce((sum, size) => sum + size, 0)
  const signatures = { eip155: await approve(page, 'eip155'), solana: await approve(page, 'solana') }
  await end()
  return { login, calls, site, signatures }
}

async function approve(page: Page, family: (typeof families)[number]): Promise<number> {
  const signed = page.evaluate(signedAt, family)
  const frame = page.frameLocator('#w3m-iframe')
  const button = frame.getByRole('button', { name: 'Approve' })
  await button.waitFor()
  await page.waitForTimeout(seen)
  const pressed = button.evaluate(pressedAt)
  await button.click()
  return (await signed) - (await pressed)
}

/** The page, as what runs in it sees it. */
interface App {
  openApp(endpoints: Readonly<Record<string, string>>): void
  readonly app: { connected(): Promise<number>; signed(family: string): Promise<number> }
}

function openApp(endpoints: Readonly<Record<string, string>>): void {
  ;(globalThis as unknown as App).openApp(endpoints)
}

function signedAt(family: string): Promise<number> {
  return (globalThis as unknown as App).app.signed(family)
}

/** Types the code, and resolves to how long it takes until the app has both accounts. */
async function typeCode(code: string): Promise<number> {
  const root = document.querySelector('billfold-modal')?.shadowRoot
  const field = [...(root?.querySelectorAll('input') ?? [])].find(({ autocomplete }) => autocomplete === 'one-time-code')
  if (field === undefined) throw new Error('There is no field for the code')
  const connected = (globalThis as unknown as App).app.connected()
  const from = performance.timeOrigin + performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return (await connected) - from
}

function pressedAt(button: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    button.addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), { capture: true, once: true })
  })
}
