import { createPublicKey, verify as isSigned } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { testDatabase } from '../../../testing/test-database.js'
import { type Cloud, startCloud } from '../../cloud.js'
import type { Database } from '../../database/database.js'

const secret = 'a secret of twenty-four letters'
const projects = [{ id: 'test', origins: ['https://app.example'] }, { id: 'open' }, { id: 'guarded', origins: ['https://app.example'] }]

let now = Date.now()
let database: Database
let cloud: Cloud

beforeAll(async () => {
  database = await testDatabase()
  cloud = await startCloud({ projects, verifySecrets: { guarded: secret } }, { database, now: () => now })
})

afterAll(async () => {
  await cloud.stop()
  await database.close()
})

interface Said {
  readonly status: number
  readonly body: string
  readonly policy: string
}

/** Asks as a browser or a program does: with any headers. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: object, of: Cloud = cloud): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asking = request(`${of.url}/v3${path}`, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const policy = String(response.headers['content-security-policy'])
      text(response).then((said) => resolve({ status: response.statusCode ?? 0, body: said, policy }), reject)
    })
    asking.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Headers that a browser adds to a frame, and to the script in it. Pages cannot change them. */
const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }
const script = (): Record<string, string> => ({
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  origin: cloud.url,
})

interface Framing {
  readonly project?: string
  readonly referer?: string
  readonly claimed?: string
  readonly frameHeaders?: Readonly<Record<string, string>>
  readonly scriptHeaders?: Readonly<Record<string, string>>
  /** Origins of the pages around the frame; false for a browser that does not tell them. */
  readonly ancestors?: readonly string[] | false
}

const app = 'https://app.example'

async function framed({ project = 'test', claimed = app, frameHeaders = frame, ancestors = [app], ...more }: Framing): Promise<Claims> {
  const { referer = `${app}/page?x=1`, scriptHeaders = script() } = more
  const { body } = await ask(`/attestation?projectId=${project}&id=abc&origin=${claimed}`, {
    ...frameHeaders,
    ...(referer !== '' && { referer }),
  })
  const nonce = /data-nonce="([\w.-]+)"/.exec(body)?.[1] ?? ''
  const said = await ask('/attestation', scriptHeaders, { nonce, ...(ancestors !== false && { ancestors }) })
  return claimsOf((JSON.parse(said.body) as { attestation: string }).attestation)
}

interface Claims {
  readonly id: string
  readonly origin: string
  readonly isVerified: boolean
  readonly proof: string
}

/** The claims of an attestation that is signed with the key that a cloud gives to wallets. */
async function claimsOf(token: string, of: Cloud = cloud): Promise<Claims> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const { publicKey } = JSON.parse((await ask('/public-key', {}, undefined, of)).body) as { publicKey: object }
  const key = createPublicKey({ key: publicKey as never, format: 'jwk' })
  expect(isSigned('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
}

describe('a page in a browser', () => {
  test.each<[string, Framing, Partial<Claims>]>([
    ['of the project', {}, { origin: app, isVerified: true, proof: 'browser' }],
    ['of the project, whose browser tells no ancestors', { ancestors: false }, { isVerified: true, proof: 'browser' }],
    ['that hides where it is: the frame runs there and nowhere else', { referer: '' }, { origin: app, isVerified: true }],
    [
      'of somebody else',
      { referer: 'https://evil.example/', ancestors: ['https://evil.example'] },
      { origin: 'https://evil.example', isVerified: false, proof: 'browser' },
    ],
    ['of a project that lists no pages', { project: 'open' }, { isVerified: false, proof: 'browser' }],
    ['of a project whose server vouches', { project: 'guarded' }, { isVerified: false, proof: 'browser' }],
    ['within a page of somebody else', { ancestors: [app, 'https://evil.example'] }, { isVerified: false, proof: 'none' }],
  ])('behavior: %s', async (_, framing, claims) => {
    expect(await framed(framing)).toMatchObject({ id: 'abc', isScam: false, ...claims })
  })

  test('behavior: the frame runs within pages of its origin alone, and asks nobody but the cloud', async () => {
    const { policy } = await ask('/attestation?projectId=test&id=abc', { ...frame, referer: `${app}/` })
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; connect-src 'self'; frame-ancestors https:\/\/app\.example$/)
  })
})

describe('what is no proof', () => {
  test.each<[string, Framing]>([
    ['a program that names the page', { frameHeaders: {}, scriptHeaders: {} }],
    [
      'a script of another page that fetches the frame',
      { frameHeaders: { ...frame, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' } },
    ],
    ['a window of its own', { frameHeaders: { ...frame, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' } }],
    [
      'a script of another page that brings the nonce back',
      { scriptHeaders: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } },
    ],
  ])('behavior: %s is not verified', async (_, framing) => {
    expect(await framed(framing)).toMatchObject({ origin: app, isVerified: false, proof: 'none' })
  })

  test.each([
    ['an unknown project', '/attestation?projectId=other&id=abc', app, 401],
    ['an id that is markup', '/attestation?projectId=test&id=</script>', app, 400],
    ['a page that says nothing of where it is', '/attestation?projectId=test&id=abc', undefined, 400],
    ['an origin that is markup', '/attestation?projectId=test&id=abc&origin=https://a"b', undefined, 400],
    ['an origin that is a policy', '/attestation?projectId=test&id=abc&origin=https://a;b', undefined, 400],
    ['a page that is a file', '/attestation?projectId=test&id=abc&origin=file:///x', undefined, 400],
  ])('behavior: %s is refused', async (_, path, referer, status) => {
    expect((await ask(path, { ...frame, ...(referer !== undefined && { referer }) })).status).toBe(status)
  })

  test.each([
    ['no nonce', () => Promise.resolve({ nonce: 'a.b.c' })],
    ['an attestation in place of a nonce', async () => ({ nonce: await serverWord() })],
    ['nothing', () => Promise.resolve({})],
  ])('behavior: %s is refused', async (_, body) => expect((await ask('/attestation', script(), await body())).status).toBe(400))

  test('behavior: a nonce of an hour ago is refused', async () => {
    const { body } = await ask('/attestation?projectId=test&id=abc', { ...frame, referer: `${app}/` })
    const nonce = /data-nonce="([\w.-]+)"/.exec(body)?.[1] ?? ''
    now += 3_600_000
    expect((await ask('/attestation', script(), { nonce })).status).toBe(400)
  })
})

async function serverWord(): Promise<string> {
  const body = { projectId: 'guarded', id: 'abc', origin: app }
  const said = await ask('/server-attestation', { authorization: `Bearer ${secret}` }, body)
  return (JSON.parse(said.body) as { attestation: string }).attestation
}

describe('the server of a project', () => {
  test('default: vouches for its pages with the secret', async () => {
    expect(await claimsOf(await serverWord())).toMatchObject({ id: 'abc', origin: app, isVerified: true, proof: 'server' })
  })

  test.each([
    ['another secret', { authorization: 'Bearer another' }, {}, 401],
    ['no secret', {}, {}, 401],
    ['a project without one', { authorization: 'Bearer undefined' }, { projectId: 'test' }, 401],
    ['a name of every object', { authorization: 'Bearer undefined' }, { projectId: 'constructor' }, 401],
    ['a page of somebody else', { authorization: `Bearer ${secret}` }, { origin: 'https://evil.example' }, 403],
    ['a page with a path', { authorization: `Bearer ${secret}` }, { origin: `${app}/x` }, 403],
    ['no request', { authorization: `Bearer ${secret}` }, { id: '<' }, 400],
  ])('behavior: %s is refused', async (_, headers, more, status) => {
    expect((await ask('/server-attestation', headers, { projectId: 'guarded', id: 'abc', origin: app, ...more })).status).toBe(status)
  })
})

describe('the key', () => {
  test('default: wallets get the key and how long it is good', async () => {
    expect(JSON.parse((await ask('/public-key')).body)).toMatchObject({
      publicKey: { kty: 'EC', crv: 'P-256' },
      expiresAt: expect.any(Number),
    })
  })

  test('behavior: it is the same in every cloud on the database, and another one before its time is over', async () => {
    const other = await startCloud({ projects, verifySecrets: { guarded: secret } }, { database, now: () => now })
    onTestFinished(() => other.stop())
    expect(await claimsOf(await serverWord(), other)).toMatchObject({ isVerified: true })
    const before = (await ask('/public-key')).body
    expect(before).not.toContain('"d"')
    now += 82_900_000
    expect((await ask('/public-key')).body).not.toBe(before)
  })
})
