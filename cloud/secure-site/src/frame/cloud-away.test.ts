import { verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'

import { useWorld } from '../../testing/open-world.js'
import { SiteInBrowser } from '../../testing/site-in-browser.js'
import { en } from '../messages/en.js'
import { asFault } from '../faults/fault.js'

const useOne = useWorld()
const text = 'Sail at six'

async function signs(site: SiteInBrowser, address: string): Promise<boolean> {
  const signature = (await site.rpc('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, address])) as `0x${string}`
  return verifyMessage({ address: address as `0x${string}`, message: text, signature })
}

/** True when somebody logs in, and signs with the one account that they have: here, in another browser, and after a reload. */
async function comesBack(site: SiteInBrowser, email: string): Promise<boolean> {
  const { address } = await site.logIn(useOne(), email)
  const other = new SiteInBrowser(useOne())
  if (!(await signs(site, address)) || (await other.logIn(useOne(), email)).address !== address) return false
  return (await signs(other, address)) && signs(new SiteInBrowser(useOne(), { store: site.store }), address)
}

/** Calls of the cloud, of which one is lost: on its way there, or on the way back, when the cloud has done what was asked. */
function losing(lost?: string, kind?: 'request' | 'answer') {
  const calls: string[] = []
  let isDone = lost === undefined
  const get: typeof fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(input as URL).pathname}`
    const isNow = !isDone && call === lost
    if (isNow && kind === 'answer') {
      const answer = await fetch(input, init)
      // A refusal is no answer to lose: the call is made again, such as where this clock is behind.
      if (!answer.ok) return answer
    }
    if (isNow) {
      isDone = true
      throw new TypeError('Failed to fetch')
    }
    calls.push(call)
    return fetch(input, init)
  }
  return { calls, get }
}

/** From no login to a connected account: what the cloud is asked before the code is typed, and after it. */
const before = ['GET /accounts/v1/config', 'POST /accounts/v1/email/start']
const after = ['POST /accounts/v1/email/verify', 'PUT /accounts/v1/shares']

describe('a login', () => {
  test('default: takes two calls from the code to the account of somebody new, and one of somebody known', async () => {
    const { calls, get } = losing()
    const site = new SiteInBrowser(useOne(), { fetch: get })
    await site.logIn(useOne(), 'count@harbour.example')
    expect(calls.slice(0, 2)).toEqual(expect.arrayContaining(before))
    expect(calls.slice(2)).toEqual(after)
    await site.ask('SIGN_OUT', undefined)
    calls.length = 0
    await site.logIn(useOne(), 'count@harbour.example')
    expect(calls).toEqual(['POST /accounts/v1/email/start', 'POST /accounts/v1/email/verify'])
  })

  const cases = [...before.slice(1), ...after].flatMap((call) => (['request', 'answer'] as const).map((kind) => ({ call, kind })))
  test.each(cases)('behavior: the $kind of $call is lost: words, a way on, and no lost account', async ({ call, kind }) => {
    const email = `${call.replaceAll(/\W/g, '-')}.${kind}@harbour.example`.toLowerCase()
    const { get } = losing(call, kind)
    const site = new SiteInBrowser(useOne(), { fetch: get })
    const problem = asFault(await site.logIn(useOne(), email).catch((error: unknown) => error))
    expect(problem.code).toBe('cloud-away')
    expect(en.faults[problem.code](problem.details)).toMatch(/try again/)
    expect(await comesBack(site, email)).toBe(true)
  })

  test.each(['request', 'answer'] as const)('behavior: the %s of what the project offers is lost: nobody notices', async (kind) => {
    const { get } = losing('GET /accounts/v1/config', kind)
    const site = new SiteInBrowser(useOne(), { fetch: get })
    expect(await comesBack(site, `config.${kind}@harbour.example`)).toBe(true)
  })

  test.each(['request', 'answer'] as const)('behavior: the %s that renews a session is lost: it lives on', async (kind) => {
    const email = `renew${kind}@harbour.example`
    const first = new SiteInBrowser(useOne())
    const { address } = await first.logIn(useOne(), email)
    const { get } = losing('POST /accounts/v1/token', kind)
    const reloaded = new SiteInBrowser(useOne(), { store: first.store, fetch: get })
    await expect(reloaded.ask('IS_CONNECTED', undefined)).rejects.toMatchObject({ code: 'cloud-away' })
    expect(await reloaded.ask('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
    expect(await signs(reloaded, address)).toBe(true)
  })

  test('behavior: a mail server that is down is told, and the code comes once it is back', async () => {
    const { mailbox } = useOne()
    const site = new SiteInBrowser(useOne())
    mailbox.refuse(451)
    const problem = asFault(await site.ask('CONNECT_EMAIL', { email: 'mail@harbour.example' }).catch((error: unknown) => error))
    mailbox.refuse(undefined)
    expect(problem.code).toBe('mail-unavailable')
    expect((await site.logIn(useOne(), 'mail@harbour.example')).email).toBe('mail@harbour.example')
  })
})
