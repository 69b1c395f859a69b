import { type JsonWebKey, createPublicKey, verify as isSigned } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { VerifyKeys } from './verify-keys.js'
import { verify } from './verify.js'

const projects = {
  isProject: (id: string) => id === 'test',
  isOriginAllowed: (_: string, origin: string) => origin === 'https://app.example',
}
const keys = new VerifyKeys()
const ask = (path: string, referer?: string): Response | undefined =>
  verify(new Request(`https://cloud.example/v3${path}`, { headers: referer === undefined ? {} : { referer } }), { projects, keys })

describe('verify', () => {
  test.each([
    ['an origin of the project', 'https://app.example/page?x=1', 'https://app.example', true],
    ['an origin of somebody else', 'https://evil.example/', 'https://evil.example', false],
  ])('behavior: %s', async (_, referer, origin, isVerified) => {
    const answer = ask('/attestation?projectId=test&id=abc&origin=https://app.example', referer)
    const html = (await answer?.text()) ?? ''
    const token = /attestation\\":\\"([\w.-]+)\\"/.exec(html)?.[1] ?? ''
    const [head = '', body = '', signature = ''] = token.split('.')
    const key = createPublicKey({ key: keys.publicKey as JsonWebKey, format: 'jwk' })
    expect(
      isSigned('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ id: 'abc', origin, isScam: false, isVerified })
    expect(answer?.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`)
  })

  test.each([
    ['an unknown project', '/attestation?projectId=other&id=abc', 'https://app.example'],
    ['an id that is markup', '/attestation?projectId=test&id=</script>', 'https://app.example'],
    ['a page that hides where it is', '/attestation?projectId=test&id=abc', undefined],
  ])('behavior: %s is refused', (_, path, referer) => expect(ask(path, referer)?.status).toBe(400))

  test('behavior: wallets get the key and how long it is good', async () => {
    expect(await ask('/public-key')?.json()).toMatchObject({ publicKey: { kty: 'EC', crv: 'P-256' }, expiresAt: keys.expiresAt })
  })

  test('behavior: other paths are not its business', () => expect(ask('/else')).toBeUndefined())
})
