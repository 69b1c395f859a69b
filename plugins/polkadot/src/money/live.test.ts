import { type PolkadotLedger, polkadotNetwork, startPolkadotLedger } from '@billfold/local-chains/polkadot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, vera, wim, xenia, yann } from '../../testing/keys.js'
import { type LivePage, failure, livePage } from '../../testing/live-page.js'
import { payloadBytes } from '../signing/payload-bytes.js'
import { toHex } from '../signing/hex.js'
import { answersWith, payload } from '../../testing/session.js'

const dot = 10_000_000_000n
let chain: PolkadotLedger
let open: LivePage | undefined

beforeEach(async () => void (chain = await startPolkadotLedger()))
afterEach(async () => {
  await open?.end()
  await chain.stop()
})

async function connected(person: Person = vera): Promise<LivePage> {
  return (open = await livePage(polkadotNetwork(chain.url), person))
}

const held = ({ publicKey }: Person): bigint => chain.ledger.account(publicKey).free

describe('balance', () => {
  test.each([
    ['250', vera],
    ['40', xenia],
    ['0', yann],
  ])('default: %s DOT, as the ledger has it', async (expected, person) => {
    const { adapter, session } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('no network')
    expect(await adapter.balance?.(person.address, network, new AbortController().signal)).toEqual({ balance: expected, symbol: 'DOT' })
  })
})

describe('transfers', () => {
  test.each([
    ['sr25519', vera, wim],
    ['ed25519', wim, vera],
    ['ecdsa', xenia, vera],
  ])('default: by a key of %s: the real codecs read it, the signature is true, and it costs what was said at most', async (_, from, to) => {
    const { transfer, fee: feeOf } = await connected(from)
    const request = { to: to.address, amount: 2n * dot }
    const [said, sender, receiver] = [await feeOf(request), held(from), held(to)]
    const hash = await transfer(request)
    expect(chain.ledger.entries).toMatchObject([{ hash, amount: 2n * dot }])
    const fee = sender - held(from) - 2n * dot
    expect([fee > 0n, fee <= said, held(to) - receiver]).toEqual([true, true, 2n * dot])
  })

  test('behavior: one after the other, each once', async () => {
    const { transfer } = await connected()
    for (let round = 0; round < 3; round += 1) await transfer({ to: wim.address, amount: dot })
    expect(chain.ledger.account(vera.publicKey).nonce).toBe(3)
  })

  test('behavior: an account that does not exist yet begins with what it must hold', async () => {
    const { transfer } = await connected()
    await transfer({ to: yann.address, amount: dot / 100n })
    expect(held(yann)).toBe(dot / 100n)
  })

  test.each([
    ['more than there is', vera, { to: wim.address, amount: 251n * dot }, 'transfer/not-enough'],
    ['what cannot move', xenia, { to: wim.address, amount: 20n * dot }, 'transfer/not-enough'],
    ['all but what the account must hold', vera, { to: wim.address, amount: 249_980n * (dot / 1_000n) }, 'transfer/keeps-too-little'],
    ['less than a new account must hold', vera, { to: yann.address, amount: dot / 100n - 1n }, 'transfer/receives-too-little'],
    ['nothing', vera, { to: wim.address, amount: 0n }, 'wallet/invalid-amount'],
    ['a token', vera, { to: wim.address, amount: 1n, tokenAddress: 'x' }, 'transfer/no-tokens'],
    ['to an address of Ethereum', vera, { to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: dot }, 'transfer/wrong-address'],
    ['to an address of Bitcoin', vera, { to: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', amount: dot }, 'transfer/wrong-address'],
    ['to an address of Kusama', vera, { to: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', amount: dot }, 'transfer/other-network'],
    ['to an address with a wrong letter', vera, { to: vera.address.replace('W', 'X'), amount: dot }, 'transfer/wrong-address'],
  ])('behavior: %s is refused with the reason, and the wallet is not asked', async (_, from, request, code) => {
    const { transfer, fee, wallet } = await connected(from)
    const { prompts } = wallet
    expect((await failure(fee(request))).code).toBe(code)
    expect((await failure(transfer(request))).code).toBe(code)
    expect([wallet.prompts, chain.ledger.entries]).toEqual([prompts, []])
  })

  test('behavior: the most that can be sent is said, and can be sent', async () => {
    const { transfer } = await connected()
    const { remedy = '' } = await failure(transfer({ to: wim.address, amount: 249_980n * (dot / 1_000n) }))
    const [, most = ''] = /Send ([\d.]+) DOT at most/.exec(remedy) ?? []
    await transfer({ to: wim.address, amount: BigInt(Math.round(Number(most) * 1e10)) })
    expect(held(vera)).toBeGreaterThanOrEqual(dot / 100n)
  })

  test('behavior: a signature by another key is refused before anything is sent', async () => {
    const { transfer, wallet } = await connected()
    answersWith(wallet, { id: 1, signature: toHex(Uint8Array.from([1, ...wim.sign(payloadBytes(payload))])) })
    expect((await failure(transfer({ to: wim.address, amount: dot }))).code).toBe('transfer/changed')
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: a no of the person is an outcome', async () => {
    const { transfer, wallet } = await connected()
    wallet.behavior = 'refuse'
    expect((await failure(transfer({ to: wim.address, amount: dot }))).code).toBe('wallet/refused')
  })

  test('behavior: what the network refuses moved nothing', async () => {
    const { transfer, wallet } = await connected()
    wallet.behavior = 'wait'
    const answer = transfer({ to: wim.address, amount: 200n * dot })
    await expect.poll(() => wallet.waiting).toBe(1)
    // Meanwhile another page spends it, and nothing is left for the fee.
    chain.ledger.put(vera.publicKey, { nonce: 0, free: dot / 100n, frozen: 0n })
    wallet.answer('approve')
    expect((await failure(answer)).code).toBe('transfer/refused')
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: what fails in its block is told with the reason: only its fee was paid', async () => {
    const { transfer, wallet } = await connected()
    wallet.behavior = 'wait'
    const answer = transfer({ to: wim.address, amount: 200n * dot })
    await expect.poll(() => wallet.waiting).toBe(1)
    // Meanwhile another page spends all but a little.
    chain.ledger.put(vera.publicKey, { nonce: 0, free: 2n * dot, frozen: 0n })
    const before = held(wim)
    wallet.answer('approve')
    const { code, message } = await failure(answer)
    expect([code, message]).toEqual(['transfer/failed', 'The transaction failed: Token: funds unavailable'])
    expect([held(wim) - before, held(vera) < 2n * dot, held(vera) > dot]).toEqual([0n, true, true])
  })

  test('behavior: one whose answer is lost is found in its block, and nothing is sent twice', async () => {
    const { transfer, unanswered } = await connected()
    unanswered.add('author_submitExtrinsic')
    const hash = await transfer({ to: wim.address, amount: dot })
    expect(chain.ledger.entries).toMatchObject([{ hash }])
  })
})
