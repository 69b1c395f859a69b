import { type Kernel, type Key, type PluginManifest, type SignInAlong, type SignedAlong, createKernel, service } from '@billfold/kernel'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { fakePorts } from '@billfold/test/fakes'
import { type SolanaWallet, type SolanaWalletOptions, createSolanaWallet } from '@billfold/test-wallets/solana'
import { describe, expect, test } from 'vitest'
import { register } from '../testing/fake-solana-wallet.js'
import { solana } from './manifest.js'
import { solanaDevnet } from './networks/index.js'

const key = 'test.sign-in' as Key<SignInAlong>
const reference = solanaDevnet.caipNetworkId.slice('solana:'.length)
const asked = {
  domain: 'harbour.example',
  uri: 'https://harbour.example',
  nonce: 'abcdefgh1',
  statement: 'Come aboard',
  resources: undefined,
}

interface Page {
  readonly kernel: Kernel
  readonly wallet: SolanaWallet
  /** What was handed to whoever signs people in. */
  readonly taken: SignedAlong[]
  readonly warnings: () => readonly string[]
  /** Methods that the wallet was asked by. */
  readonly methods: () => readonly string[]
  connect(): Promise<string>
  advance(milliseconds: number): void
}

/** A page with a wallet, and somebody who signs people in while they connect. */
async function opened(options: Partial<SolanaWalletOptions> = {}, request: SignInAlong['request'] = async () => asked): Promise<Page> {
  const ports = fakePorts()
  const taken: SignedAlong[] = []
  const take: SignInAlong['take'] = async (signed) => void taken.push(...signed)
  const signIn: PluginManifest = {
    ...{ id: 'feature.sign-in', contract: 1, version: '1.0.0', provides: [key] },
    slots: [{ slot: 'connect.sign-in', order: 0, item: { signIn: key } }],
    load: async () => ({ services: [service(key, {}, (): SignInAlong => ({ request, take }))] }),
  }
  const kernel = createKernel(ports, [solana({ discovery: 'start' }), signIn], {
    projectId: 'p',
    networks: [solanaDevnet],
    logLevel: 'warn',
  })
  await kernel.start()
  await kernel.plugins.activate('chain.solana')
  const made = { keys: [ana, ben], behavior: 'approve', isRegistered: false, storage: undefined, chains: ['solana:devnet'] } as const
  const wallet = createSolanaWallet({ name: 'Puffin', ...made, ...options })
  register(ports.page, wallet.standard)
  const [connector] = kernel.connectors.all
  if (connector === undefined) throw new Error('the wallet is not there')
  return {
    ...{ kernel, wallet, taken },
    warnings: () => ports.log.messages('warn'),
    methods: () => wallet.requests.map(({ method }) => method),
    connect: async () => (await kernel.connections.connect(connector)).status,
    advance: (milliseconds) => ports.clock.advance(milliseconds),
  }
}

describe('signing in while connecting', () => {
  test('default: one prompt connects and signs the text of the page', async () => {
    const page = await opened()
    expect(await page.connect()).toBe('connected')
    expect([page.wallet.prompts, page.methods()]).toEqual([1, ['solana:signIn']])
    expect(page.taken).toEqual([
      { networkId: solanaDevnet.caipNetworkId, address: ana.address, message: expect.any(String), signature: expect.any(String) },
    ])
    expect(page.taken[0]?.message).toBe(
      [
        `harbour.example wants you to sign in with your Solana account:\n${ana.address}`,
        'Come aboard',
        `URI: https://harbour.example\nVersion: 1\nChain ID: ${reference}\nNonce: abcdefgh1`,
      ].join('\n\n'),
    )
    expect(page.kernel.families.find('solana')?.address).toBe(ana.address)
  })

  test.each<[string, Partial<SolanaWalletOptions>, SignInAlong['request'] | undefined]>([
    ['a wallet without a way of its own', { lacks: ['solana:signIn'] }, undefined],
    ['nobody has to sign in', {}, async () => undefined],
    ['whoever signs people in fails', {}, () => Promise.reject(new Error('away'))],
  ])('behavior: %s: it is asked for accounts alone', async (_, options, request) => {
    const page = await opened(options, request)
    expect(await page.connect()).toBe('connected')
    expect([page.wallet.prompts, page.methods(), page.taken]).toEqual([1, ['standard:connect'], []])
  })

  test('behavior: a backend that takes its time holds up no wallet', async () => {
    const page = await opened({}, () => new Promise(() => undefined))
    const connecting = page.connect()
    await expect.poll(() => (page.advance(1_000), page.methods())).toEqual(['standard:connect'])
    expect(await connecting).toBe('connected')
  })

  test('behavior: a no is a refusal, and the next try asks for accounts alone', async () => {
    const page = await opened({ behavior: 'reject' })
    expect(await page.connect()).toBe('refused')
    expect(page.methods()).toEqual(['solana:signIn'])
    page.wallet.behavior = 'approve'
    expect(await page.connect()).toBe('connected')
    expect([page.methods(), page.taken]).toEqual([['solana:signIn', 'standard:connect'], []])
  })

  test('behavior: a wallet that fails at it is asked for accounts, and the log says so', async () => {
    const page = await opened()
    page.wallet.reply('solana:signIn', { error: { code: -32603, message: 'odd' } })
    expect(await page.connect()).toBe('connected')
    expect([page.methods(), page.taken]).toEqual([['solana:signIn', 'standard:connect'], []])
    expect(page.warnings()).toContainEqual(expect.stringContaining('Puffin did not sign in while connecting'))
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', { signature: 'x' }],
    ['another account than the one that it then shows', 'ben'],
  ])('behavior: a wallet that answers with %s is connected, and nobody is signed in', async (_, said) => {
    const page = await opened()
    const signed = { signedMessage: new TextEncoder().encode('anything'), signature: new Uint8Array(64).fill(1) }
    const account = { address: ben.address, publicKey: undefined, chains: ['solana:devnet'], features: [] }
    page.wallet.reply('solana:signIn', { result: said === 'ben' ? [{ account, ...signed }] : said })
    expect(await page.connect()).toBe('connected')
    expect([page.kernel.families.find('solana')?.address, page.taken]).toEqual([ana.address, []])
  })

  test('behavior: a wallet that knows the page asks nothing, and is not made to', async () => {
    const page = await opened()
    await page.connect()
    await page.kernel.connections.disconnect()
    page.taken.splice(0)
    const connect = page.wallet.standard.features['standard:connect'] as { connect(): Promise<unknown> }
    await connect.connect()
    const before = page.wallet.prompts
    expect(await page.connect()).toBe('connected')
    expect([page.wallet.prompts - before, page.taken]).toEqual([0, []])
  })
})
