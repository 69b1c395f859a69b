import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p256 } from '@noble/curves/nist.js'
import { base58, base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { type Signer, signersOf } from '../testing/signers.js'
import { type SignInServer, createSignInServer } from './index.js'
import { type SignInMessage, buildMessage } from './message.js'

const start = Date.parse('2026-11-23T12:00:00Z')
const secret = 'a secret of this test, which is long enough'
const signers = await signersOf(0x11)
const others = await signersOf(0x22)
const rows = signers.map(
  (signer, index) =>
    [signer.name, { signer, other: others[index] as Signer, stranger: signers[(index + 5) % signers.length] as Signer }] as const,
)

interface World {
  readonly server: SignInServer
  clock: number
}

function world(): World {
  const now = { clock: start }
  const server = createSignInServer({
    domain: 'app.example',
    secret,
    now: () => now.clock,
    chains: [...new Set(signers.map(({ chainId }) => chainId))],
  })
  return Object.assign(now, { server })
}

/** A whole sign-in of somebody, as the plugin makes it. */
function messageOf({ address, chainId }: Signer, server: SignInServer, changes: Partial<SignInMessage> = {}): SignInMessage {
  const { nonce, issuedAt } = server.nonce()
  return {
    domain: 'app.example',
    address,
    statement: 'Sign in to the app.',
    uri: 'https://app.example/',
    version: '1',
    chainId,
    nonce,
    issuedAt,
    ...changes,
  }
}

describe.each(rows)('%s', (_, { signer, other, stranger }) => {
  test('default: a sign-in is taken', async () => {
    const { server } = world()
    const message = buildMessage(messageOf(signer, server))
    const result = await server.verify({ message, signature: await signer.sign(message) })
    expect(result).toEqual({
      session: expect.objectContaining({ address: signer.address, chainId: signer.chainId, domain: 'app.example' }),
    })
  })

  test('behavior: a long message with all fields and every alphabet is taken', async () => {
    const { server } = world()
    const message = buildMessage(
      messageOf(signer, server, {
        statement: `Ich grüße ${'日本 عربى & <b> '.repeat(20)}.`,
        expirationTime: '2026-11-23T13:00:00.000Z',
        notBefore: '2026-11-23T12:00:00Z',
        requestId: 'one',
        resources: ['https://app.example/terms', 'ipfs://bafy'],
      }),
    )
    expect(await server.verify({ message, signature: await signer.sign(message) })).toHaveProperty('session')
  })

  /** What somebody sends who has not signed in, by a name; each is refused with a code. */
  const forged: readonly (readonly [name: string, code: string, (given: World) => Promise<object>])[] = [
    ['the address of another', 'signature', async ({ server }) => altered(server, { address: other.address })],
    ['a signature of another', 'signature', async ({ server }) => signedBy(server, other)],
    ['another page', 'domain', async ({ server }) => meant(server, { domain: 'evil.example', uri: 'https://evil.example/' })],
    ['another page in the text alone', 'domain', async ({ server }) => altered(server, { domain: 'evil.example' })],
    ['another page as URI', 'domain', async ({ server }) => meant(server, { uri: 'https://evil.example/' })],
    ['another port', 'domain', async ({ server }) => meant(server, { domain: 'app.example:8080', uri: 'https://app.example:8080/' })],
    ['a page that begins alike', 'domain', async ({ server }) => meant(server, { domain: 'app.example.evil.example' })],
    ['another network', 'chain', async ({ server }) => meant(server, { chainId: `${signer.chainId.split(':')[0]}:999` })],
    [
      'another network in the text alone',
      'signature',
      async (given) => altered(anyChain(given), { chainId: `${signer.chainId.split(':')[0]}:999` }, given),
    ],
    ['another family', 'signature', async ({ server }) => altered(server, { chainId: stranger.chainId })],
    ['a nonce of one’s own', 'nonce', async ({ server }) => meant(server, { nonce: 'abcdefgh12345678' })],
    ['another nonce in the text alone', 'signature', async ({ server }) => altered(server, { nonce: server.nonce().nonce })],
    [
      'a nonce of another server',
      'nonce',
      async ({ server }) =>
        meant(server, {
          nonce: createSignInServer({ domain: 'app.example', secret: `${secret}, another`, now: () => start }).nonce().nonce,
        }),
    ],
    ['a nonce with one letter changed', 'nonce', async ({ server }) => meant(server, { nonce: turnedLetter(server.nonce().nonce) })],
    ['a nonce that is over', 'issued-at', async (given) => late(given, 12 * 60_000)],
    ['a message of yesterday', 'issued-at', async ({ server }) => meant(server, { issuedAt: '2026-11-22T12:00:00Z' })],
    ['a message of tomorrow', 'issued-at', async ({ server }) => meant(server, { issuedAt: '2026-11-24T12:00:00Z' })],
    ['a message that is over', 'expired', async ({ server }) => meant(server, { expirationTime: '2026-11-23T11:58:00Z' })],
    ['a message for later', 'not-yet-valid', async ({ server }) => meant(server, { notBefore: '2026-11-23T12:02:00Z' })],
    ['another time in the text alone', 'signature', async ({ server }) => altered(server, { issuedAt: '2026-11-23T12:00:01.000Z' })],
    ['another statement', 'signature', async ({ server }) => altered(server, { statement: 'Sign in to another app.' })],
    ['a resource more', 'signature', async ({ server }) => altered(server, { resources: ['https://evil.example'] })],
    ['a signature cut short', 'signature', async ({ server }) => changed(server, (signature) => signature.slice(0, -8))],
    ['a signature with more behind', 'signature', async ({ server }) => changed(server, (signature) => `${signature}00112233`)],
    ['no signature', 'signature', async ({ server }) => changed(server, () => '')],
    ['zeros as signature', 'signature', async ({ server }) => changed(server, (signature) => signature.replaceAll(/[a-zA-Z0-9]/g, '0'))],
    ['a signature with one letter changed', 'signature', async ({ server }) => changed(server, (signature) => turnedLetter(signature, 20))],
    ['a megabyte as signature', 'signature', async ({ server }) => changed(server, (signature) => signature.padEnd(1_000_000, 'a'))],
    [
      'a message with a line of its own',
      'malformed',
      async ({ server }) => text(server, (message) => message.replace('Version: 1', 'Version: 1\nNonce: abcdefgh')),
    ],
    [
      'a message with a second version',
      'malformed',
      async ({ server }) => text(server, (message) => message.replace('Version: 1', 'Version: 2')),
    ],
    ['a message with Windows lines', 'malformed', async ({ server }) => text(server, (message) => message.replaceAll('\n', '\r\n'))],
    ['a message with a blank behind', 'malformed', async ({ server }) => text(server, (message) => `${message} `)],
    ['a message cut short', 'malformed', async ({ server }) => text(server, (message) => message.slice(0, 60))],
    ['a number for a message', 'malformed', async () => ({ message: 1, signature: 'x' })],
  ]

  test.each(forged)('behavior: %s is refused: %s', async (_name, code, claim) => {
    const given = world()
    const sent = await claim(given)
    // A signature of EVM that is of no key may be one of a contract, of which nobody is asked here.
    const codes = code === 'signature' && signer.name === 'EVM' ? ['signature', 'unsupported'] : [code]
    expect(await given.server.verify(sent)).toEqual({ refusal: { code: expect.toBeOneOf(codes), message: expect.any(String) } })
  })

  test('behavior: the same sign-in a second time is refused, also when both come at once', async () => {
    const { server } = world()
    const message = buildMessage(messageOf(signer, server))
    const claim = { message, signature: await signer.sign(message) }
    const both = await Promise.all([server.verify(claim), server.verify(claim)])
    expect(both.filter((result) => 'session' in result)).toHaveLength(1)
    expect(await server.verify(claim)).toMatchObject({ refusal: { code: 'replayed' } })
  })

  test('behavior: a refusal leaves the nonce to who has it', async () => {
    const { server } = world()
    const message = buildMessage(messageOf(signer, server))
    expect(await server.verify({ message, signature: await other.sign(message) })).toMatchObject({ refusal: { code: 'signature' } })
    expect(await server.verify({ message, signature: await signer.sign(message) })).toHaveProperty('session')
  })

  async function signedBy(server: SignInServer, who: Signer): Promise<object> {
    const message = buildMessage(messageOf(signer, server))
    return { message, signature: await who.sign(message) }
  }

  /** Signed as it is. */
  async function meant(server: SignInServer, changes: Partial<SignInMessage>): Promise<object> {
    const message = buildMessage(messageOf(signer, server, changes))
    return { message, signature: await signer.sign(message) }
  }

  /** Changed after it was signed. */
  async function altered(server: SignInServer, changes: Partial<SignInMessage>, given?: World): Promise<object> {
    if (given !== undefined) Object.assign(given, { server })
    const message = messageOf(signer, server)
    return { message: buildMessage({ ...message, ...changes }), signature: await signer.sign(buildMessage(message)) }
  }

  async function changed(server: SignInServer, change: (signature: string) => string): Promise<object> {
    const message = buildMessage(messageOf(signer, server))
    return { message, signature: change(await signer.sign(message)) }
  }

  async function text(server: SignInServer, change: (message: string) => string): Promise<object> {
    const message = change(buildMessage(messageOf(signer, server)))
    return { message, signature: await signer.sign(message) }
  }

  async function late(given: World, by: number): Promise<object> {
    const sent = await meant(given.server, {})
    given.clock += by
    return sent
  }
})

const turnable = rows.flatMap(([name, { signer }]) => {
  const turn = flipOf(name)
  return turn === undefined ? [] : [[name, signer, turn] as const]
})

test.each(turnable)('behavior: %s: the same signature with its sign turned over is refused', async (_, signer, turn) => {
  const { server } = world()
  const message = buildMessage(messageOf(signer, server))
  expect(await server.verify({ message, signature: turn(await signer.sign(message)) })).toMatchObject({ refusal: { code: 'signature' } })
})

function anyChain(given: World): SignInServer {
  return createSignInServer({ domain: 'app.example', secret, now: () => given.clock })
}

function turnedLetter(given: string, at = given.length - 3): string {
  return given.slice(0, at) + (given.charAt(at) === 'a' ? 'b' : 'a') + given.slice(at + 1)
}

/** Turns the sign of the second number over, where the family writes numbers: who does not look takes both. */
function flipOf(name: string): ((signature: string) => string) | undefined {
  const flip = (bytes: Uint8Array, at: number, order = secp256k1.Point.CURVE().n): Uint8Array => {
    const s = BigInt(`0x${Buffer.from(bytes.slice(at + 32, at + 64)).toString('hex')}`)
    return Uint8Array.from([
      ...bytes.slice(0, at + 32),
      ...Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex'),
      ...bytes.slice(at + 64),
    ])
  }
  const hex = (signature: string): Uint8Array => Uint8Array.from(Buffer.from(signature.replace('0x', ''), 'hex'))
  const written = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  const edwards = 2n ** 252n + 27742317777372353535851937790883648493n
  const add = (bytes: Uint8Array, at: number): Uint8Array => {
    const s = BigInt(`0x${Buffer.from(bytes.slice(at + 32, at + 64).toReversed()).toString('hex')}`) + edwards
    return Uint8Array.from([
      ...bytes.slice(0, at + 32),
      ...Buffer.from(s.toString(16).padStart(64, '0'), 'hex').toReversed(),
      ...bytes.slice(at + 64),
    ])
  }
  const flips: Readonly<Record<string, (signature: string) => string>> = {
    EVM: (signature) => {
      const bytes = flip(hex(signature), 0)
      bytes[64] = bytes[64] === 27 ? 28 : 27
      return `0x${written(bytes)}`
    },
    Solana: (signature) => base58.encode(add(base58.decode(signature), 0)),
    'Polkadot by ed25519': (signature) => `0x${written(add(hex(signature), 0))}`,
    'Polkadot by ecdsa': (signature) => {
      const bytes = flip(hex(signature), 0)
      bytes[64] = (bytes[64] ?? 0) ^ 1
      return `0x${written(bytes)}`
    },
    'Bitcoin by key, segwit': (signature) => {
      const bytes = flip(base64.decode(signature), 1)
      bytes[0] = bytes[0] === 31 ? 32 : 31
      return base64.encode(bytes)
    },
    Cosmos: (signature) => base64.encode(flip(base64.decode(signature), 0)),
    'Sui by ED25519': (signature) => base64.encode(add(base64.decode(signature), 1)),
    'Sui by Secp256k1': (signature) => base64.encode(flip(base64.decode(signature), 1)),
    'Sui by Secp256r1': (signature) => base64.encode(flip(base64.decode(signature), 1, p256.Point.CURVE().n)),
    Stacks: (signature) => {
      const bytes = flip(hex(signature), 0)
      bytes[64] = (bytes[64] ?? 0) ^ 1
      return written(bytes)
    },
  }
  return flips[name]
}

test('behavior: every family is among them', () => {
  expect(
    [...new Set(signers.map(({ chainId }) => chainId.split(':')[0] ?? ''))].toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['bip122', 'cosmos', 'eip155', 'polkadot', 'solana', 'stacks', 'sui'])
})
