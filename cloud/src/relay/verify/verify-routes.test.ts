import { createPublicKey, verify as isSigned } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Cloud, startCloud } from '../../cloud.js'

let cloud: Cloud

beforeAll(async () => {
  cloud = await startCloud({ projects: [{ id: 'test', origins: ['https://app.example'] }] })
})

afterAll(() => cloud.stop())

const ask = (path: string, referer?: string): Promise<Response> =>
  fetch(`${cloud.url}/v3${path}`, { referrerPolicy: 'unsafe-url', headers: referer === undefined ? {} : { referer } })

describe('verify', () => {
  test.each([
    ['an origin of the project', 'https://app.example/page?x=1', 'https://app.example', true],
    ['an origin of somebody else', 'https://evil.example/', 'https://evil.example', false],
  ])('behavior: %s', async (_, referer, origin, isVerified) => {
    const answer = await ask('/attestation?projectId=test&id=abc&origin=https://app.example', referer)
    const token = /attestation\\":\\"([\w.-]+)\\"/.exec(await answer.text())?.[1] ?? ''
    const [head = '', body = '', signature = ''] = token.split('.')
    const { publicKey } = (await (await ask('/public-key')).json()) as { publicKey: object }
    const key = createPublicKey({ key: publicKey as never, format: 'jwk' })
    expect(
      isSigned('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ id: 'abc', origin, isScam: false, isVerified })
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`)
  })

  test.each([
    ['an unknown project', '/attestation?projectId=other&id=abc', 'https://app.example', 401],
    ['an id that is markup', '/attestation?projectId=test&id=</script>', 'https://app.example', 400],
    ['a page that hides where it is', '/attestation?projectId=test&id=abc', undefined, 400],
  ])('behavior: %s is refused', async (_, path, referer, status) => expect((await ask(path, referer)).status).toBe(status))

  test('behavior: wallets get the key and how long it is good', async () => {
    expect(await (await ask('/public-key')).json()).toMatchObject({ publicKey: { kty: 'EC', crv: 'P-256' }, expiresAt: expect.any(Number) })
  })
})
