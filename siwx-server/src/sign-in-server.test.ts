import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { type Signer, signersOf } from '../testing/signers.js'
import { expressSignIn } from './adapters/express.js'
import { honoSignIn } from './adapters/hono.js'
import { nextSignIn } from './adapters/next.js'
import { type SignInServer, type SignInServerOptions, type SignInSession, createSignInServer, sqlSpentKeys } from './index.js'
import { buildMessage } from './message.js'

const [first, second] = (await signersOf(0x33)) as readonly [Signer, Signer]
const secret = 'a secret of this test, which is long enough'
const page = 'https://app.example'

function serverOf(options: Partial<SignInServerOptions> = {}): SignInServer {
  return createSignInServer({ domain: 'app.example', secret, ...options })
}

/** Calls a backend as a page does. */
type Call = (path: string, init?: RequestInit) => Promise<Response>

async function signIn(call: Call, { address, chainId, sign }: Signer): Promise<Response> {
  const { nonce, issuedAt } = (await (await call('/siwx/nonce')).json()) as { readonly nonce: string; readonly issuedAt: string }
  const message = buildMessage({ domain: 'app.example', address, uri: page, version: '1', chainId, nonce, issuedAt })
  return call('/siwx/verify', { method: 'POST', body: JSON.stringify({ message, signature: await sign(message) }) })
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

function honoCall(server: SignInServer): Call {
  const app = new Hono<{ Variables: { siwx: readonly SignInSession[] } }>()
  app.use(honoSignIn(server))
  app.get('/notes', (context) =>
    context.get('siwx').length === 0
      ? context.text('no', 401)
      : context.text(
          context
            .get('siwx')
            .map(({ address }) => address)
            .join(),
        ),
  )
  return async (path, init) => app.request(`https://api.example${path}`, init)
}

const undo: (() => void)[] = []
afterAll(() => undo.forEach((run) => run()))

async function expressCall(server: SignInServer): Promise<Call> {
  const middleware = expressSignIn(server)
  const host = createServer((request: Parameters<typeof middleware>[0] & import('node:http').IncomingMessage, response) => {
    void middleware(request, response, () => {
      const sessions = request.siwx ?? []
      response.statusCode = sessions.length === 0 ? 401 : 200
      response.end(sessions.map(({ address }) => address).join())
    })
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  undo.push(() => host.close())
  const { port } = host.address() as AddressInfo
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

describe.each([
  ['Hono', async () => honoCall(serverOf())],
  ['Express', () => expressCall(serverOf())],
] as const)('%s', (_, backend) => {
  test('default: a call is refused without a session, and taken with its cookie or its token', async () => {
    const call = await backend()
    expect((await call('/notes')).status).toBe(401)
    const signed = await signIn(call, first)
    const { token, session } = (await signed.json()) as { readonly token: string; readonly session: object }
    expect(session).toMatchObject({ address: first.address, chainId: first.chainId })
    expect(await (await call('/notes', { headers: { cookie: cookiesOf(signed) } })).text()).toBe(first.address)
    expect(await (await call('/notes', { headers: { authorization: `Bearer ${token}` } })).text()).toBe(first.address)
    expect((await call('/notes', { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401)
  })

  test('behavior: two that sign in at once do not lose each other', async () => {
    const call = await backend()
    const both = await Promise.all([signIn(call, first), signIn(call, second)])
    const { sessions } = (await (await call('/siwx/sessions', { headers: { cookie: both.map(cookiesOf).join('; ') } })).json()) as {
      readonly sessions: readonly object[]
    }
    expect(sessions).toMatchObject([{ address: first.address }, { address: second.address }])
  })

  test('behavior: a session that was ended counts no more, also for who kept its cookie', async () => {
    const call = await backend()
    const both = await Promise.all([signIn(call, first), signIn(call, second)])
    const headers = { cookie: both.map(cookiesOf).join('; ') }
    const ended = await call(`/siwx/sessions?address=${first.address}`, { method: 'DELETE', headers })
    expect([await ended.json(), cookiesOf(ended)]).toEqual([{ ended: 1 }, expect.stringMatching(/=$/)])
    expect(await (await call('/notes', { headers })).text()).toBe(second.address)
  })

  test('behavior: bodies that are none are refused with a reason', async () => {
    const call = await backend()
    for (const body of ['', 'no', '[]', '{}', 'null', `"${'x'.repeat(200_000)}"`]) {
      const response = await call('/siwx/verify', { method: 'POST', body })
      expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'malformed' })])
    }
  })

  test('behavior: a page of another host is refused, one of ours may read the answer', async () => {
    const call = await backend()
    expect((await call('/siwx/nonce', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await call('/siwx/nonce', { headers: { origin: 'null' } })).status).toBe(403)
    const ours = await call('/siwx/nonce', { headers: { origin: page } })
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, page])
    const asked = await call('/siwx/verify', { method: 'OPTIONS', headers: { origin: page } })
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization, content-type'])
  })
})

describe('sessions', () => {
  test('behavior: a session ends by its time, or that of its message', async () => {
    let now = Date.parse('2026-11-23T12:00:00Z')
    const server = serverOf({ now: () => now, sessionLife: 60_000, cookie: false })
    const call = honoCall(server)
    const signed = await signIn(call, first)
    expect(signed.headers.getSetCookie()).toEqual([])
    const { token } = (await signed.json()) as { readonly token: string }
    const isIn = async (): Promise<boolean> => (await call('/notes', { headers: { authorization: `Bearer ${token}` } })).ok
    expect(await isIn()).toBe(true)
    now += 61_000
    expect(await isIn()).toBe(false)
  })

  test('behavior: a token of another server, or for another use, is none', async () => {
    const stranger = serverOf({ secret: `${secret}, another` })
    const session = {
      id: 'x',
      address: first.address,
      chainId: first.chainId,
      domain: 'app.example',
      issuedAt: Date.now(),
      expiresAt: Date.now() + 60_000,
    }
    const own = serverOf()
    const request = (token: string): Request => new Request('https://api.example/', { headers: { authorization: `Bearer ${token}` } })
    const [head, claims] = own.token(session).split('.')
    expect(await own.sessions(request(own.token(session)))).toHaveLength(1)
    expect(await own.sessions(request(stranger.token(session)))).toEqual([])
    expect(await own.sessions(request(`${head}.${claims}.`))).toEqual([])
    expect(await own.sessions(request(`${btoa('{"alg":"none"}')}.${claims}.`))).toEqual([])
    expect(await own.sessions(request(own.nonce().nonce))).toEqual([])
  })

  test.each([
    ['https', {}, /^__Host-siwx\.[0-9a-f]{16}=[^;]+; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
    ['a page under development', { secure: false }, /^siwx\.[0-9a-f]{16}=[^;]+; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/],
    ['another site', { sameSite: 'None', name: 'own' }, /^own\.[0-9a-f]{16}=.*SameSite=None; Secure$/],
  ] as const)('parameters: the cookie for %s', async (_, cookie, expected) => {
    const signed = await signIn(honoCall(serverOf({ cookie })), first)
    expect(signed.headers.getSetCookie()).toEqual([expect.stringMatching(expected)])
  })

  test('behavior: what is used up is remembered in a database that several servers share', async () => {
    const rows = new Map<string, number>()
    const run = async (statement: string, [key, until]: readonly unknown[]): Promise<readonly object[]> => {
      if (statement.startsWith('INSERT')) {
        if (rows.has(String(key))) return []
        rows.set(String(key), Number(until))
        return [{ key }]
      }
      return statement.startsWith('SELECT') && rows.has(String(key)) ? [{ key }] : []
    }
    const [one, other] = [serverOf({ spent: sqlSpentKeys(run) }), serverOf({ spent: sqlSpentKeys(run) })]
    const { nonce, issuedAt } = one.nonce()
    const message = buildMessage({
      domain: 'app.example',
      address: first.address,
      uri: page,
      version: '1',
      chainId: first.chainId,
      nonce,
      issuedAt,
    })
    const claim = { message, signature: await first.sign(message) }
    const results = await Promise.all([one.verify(claim), other.verify(claim)])
    expect(results.filter((result) => 'session' in result)).toHaveLength(1)
  })

  test('behavior: a short secret is refused when the server is made', () => {
    expect(() => serverOf({ secret: 'short' })).toThrow(/32 characters/)
  })
})

test('parameters: the handlers of Next.js answer the calls, and 404 to any other', async () => {
  const { GET } = nextSignIn(serverOf())
  expect([
    (await GET(new Request('https://app.example/siwx/nonce'))).status,
    (await GET(new Request('https://app.example/else'))).status,
  ]).toEqual([200, 404])
})
