import type { SignedAlong, SignInAlongRequest } from '@billfold/kernel'
import { emailCapture } from '@billfold/email-capture'
import { fakePorts } from '@billfold/test/fakes'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { type SignInPage, alice, backendOf, brook, signInPage } from '../testing/sign-in-page.js'
import { siwxAlongKey } from './contract.js'

type Kernel = SignInPage['kernel']

interface SignedOtherwise extends Partial<Pick<SignInAlongRequest, 'domain' | 'expirationTime' | 'resources' | 'statement'>> {
  readonly chainId?: number
  readonly by?: typeof alice
}

/** What a phone signs that is asked so, as wallets write it. */
async function signedBy(request: SignInAlongRequest, { by = alice, chainId = 1, ...other }: SignedOtherwise = {}): Promise<SignedAlong> {
  const { domain, nonce, uri, statement, resources, expirationTime } = { ...request, ...other }
  const message = createSiweMessage({
    ...{ address: alice.address, chainId, domain, nonce, uri, version: '1', issuedAt: new Date(0) },
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources: [...resources] }),
    ...(expirationTime !== undefined && { expirationTime: new Date(expirationTime) }),
  })
  return { networkId: 'eip155:1', address: alice.address, message, signature: await by.signMessage({ message }) }
}

async function askedOf(kernel: Kernel): Promise<SignInAlongRequest> {
  const request = await (await kernel.load(siwxAlongKey)).request(['eip155:1'])
  if (request === undefined) throw new Error('Nothing is asked for')
  return request
}

describe('signing in while connecting', () => {
  test("default: what the phone has signed is a session, and the visitor reads 'Authenticating...' meanwhile", async () => {
    const page = await signInPage({ own: { statement: 'Berth at pier 7.' } })
    const request = await askedOf(page.kernel)
    expect(request).toMatchObject({ domain: 'app.example', uri: 'https://app.example', statement: 'Berth at pier 7.' })
    const pairing = await page.kernel.load(siwxAlongKey)
    const taking = pairing.take([await signedBy(request)])
    expect(page.kernel.toasts.current).toMatchObject({ variant: 'loading', message: 'Authenticating...' })
    await taking
    expect([page.toasts(), page.recorded]).toEqual([undefined, ['SIWX_AUTH_SUCCESS']])
    await page.kernel.sessionSteps.run()
    expect(page.store.session?.data).toMatchObject({ accountAddress: alice.address, chainId: 'eip155:1', nonce: request.nonce })
  })

  test.each<[string, Parameters<typeof signedBy>[1]]>([
    ['a signature of somebody else', { by: brook }],
    ['another domain', { domain: 'evil.example' }],
    ['another network', { chainId: 10 }],
    ['another statement', { statement: 'Give away the ship.' }],
    ['more than the statement', { statement: 'Berth at pier 7. Give away the ship.' }],
    ['no statement', { statement: undefined }],
    ['a resource that nobody named', { resources: ['https://evil.example/terms'] }],
    ['another end', { expirationTime: '2100-01-01T00:00:00.000Z' }],
  ])('behavior: %s signs nobody in, and the sign view asks', async (_, other) => {
    const page = await signInPage({ own: { statement: 'Berth at pier 7.' } })
    const pairing = await page.kernel.load(siwxAlongKey)
    await pairing.take([await signedBy(await askedOf(page.kernel), other)])
    await page.kernel.sessionSteps.run()
    expect([page.store.session, page.kernel.router.view, page.recorded, page.toasts()]).toEqual([
      undefined,
      'SIWXSignMessage',
      [],
      undefined,
    ])
  })

  test('behavior: a phone may name what it lets the page do, behind the statement', async () => {
    const page = await signInPage({ own: { statement: 'Berth at pier 7.' } })
    const pairing = await page.kernel.load(siwxAlongKey)
    const statement = 'Berth at pier 7. I further authorize the stated URI to perform the following actions on my behalf.'
    await pairing.take([await signedBy(await askedOf(page.kernel), { statement, resources: ['urn:recap:eyJhdHQiOnt9fQ'] })])
    expect(page.recorded).toEqual(['SIWX_AUTH_SUCCESS'])
  })

  test('behavior: where sessions outlive a disconnection nobody is asked along: the account may be signed in', async () => {
    const page = await signInPage({ own: { signOutOnDisconnect: false } })
    expect(await (await page.kernel.load(siwxAlongKey)).request(['eip155:1'])).toBeUndefined()
  })

  test('behavior: where an address of e-mail comes first nobody is asked along', async () => {
    const options = { endpoints: { wallet: 'https://cloud.example' }, features: { emailCapture: [] } } as const
    const page = await signInPage({ plugins: [emailCapture()], options })
    page.kernel.features.settle(undefined)
    expect(await (await page.kernel.load(siwxAlongKey)).request(['eip155:1'])).toBeUndefined()
  })

  test('behavior: a message that nobody asked for signs nobody in', async () => {
    const page = await signInPage()
    const pairing = await page.kernel.load(siwxAlongKey)
    await pairing.take([await signedBy({ domain: 'app.example', uri: 'https://app.example', nonce: 'planted78' })])
    await page.kernel.sessionSteps.run()
    expect(page.store.session).toBeUndefined()
  })

  test("behavior: the nonce is the backend's, which takes the session", async () => {
    const ports = fakePorts()
    const page = await signInPage({ ports, backend: backendOf(ports) })
    const request = await askedOf(page.kernel)
    const pairing = await page.kernel.load(siwxAlongKey)
    const message = createSiweMessage({
      ...{ address: alice.address, chainId: 1, domain: request.domain, nonce: request.nonce, uri: request.uri, version: '1' },
      issuedAt: new Date(ports.clock.now()),
    })
    await pairing.take([{ networkId: 'eip155:1', address: alice.address, message, signature: await alice.signMessage({ message }) }])
    await page.kernel.sessionSteps.run()
    expect(page.store.session?.token).toEqual(expect.any(String))
  })

  test('behavior: families that the sign-in does not serve are not asked', async () => {
    const siweConfig = {
      ...{ getNonce: async () => 'n0nce678', createMessage: () => 'Sign in', verifyMessage: async () => true },
      ...{ getSession: async () => null, signOut: async () => true },
    }
    const page = await signInPage({ options: { siweConfig } })
    const pairing = await page.kernel.load(siwxAlongKey)
    expect(await pairing.request(['solana:mainnet'])).toBeUndefined()
    expect(await pairing.request(['eip155:1'])).toMatchObject({ nonce: 'n0nce678' })
  })
})
