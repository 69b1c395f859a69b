import { type PolkadotLedger, polkadotNetwork, startPolkadotLedger } from '@billfold/local-chains/polkadot'
import { harbourDollar, lantern, polkadotChainId } from '@billfold/local-chains/polkadot/seed'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, vera, wim, xenia, yann } from '../../testing/keys.js'
import { type LivePage, failure, livePage } from '../../testing/live-page.js'

const dollar = 1_000_000n
const lanterns = 10_000_000_000n
let chain: PolkadotLedger
let open: LivePage | undefined

beforeEach(async () => void (chain = await startPolkadotLedger()))
afterEach(async () => {
  await open?.end()
  await chain.stop()
})

async function connected(person: Person = vera): Promise<LivePage> {
  const assets = { [polkadotChainId]: [harbourDollar, lantern, 4_242, harbourDollar, -1, 0.5] }
  return (open = await livePage(polkadotNetwork(chain.url), person, { assets }))
}

const held = (id: number, { publicKey }: Person): bigint => chain.ledger.assets.balance(id, publicKey)
const addressOf = (id: number): string => `${polkadotChainId}:${id}`

describe('tokens of the Asset Hub', () => {
  test('default: those that the host names and the account has, once each, as the chain calls them', async () => {
    const { adapter, session } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('no network')
    const found = await adapter.tokens?.(vera.address, network, new AbortController().signal)
    expect(found?.map(({ symbol, address, quantity }) => [symbol, address, quantity])).toEqual([
      ['DOT', undefined, { decimals: '10', numeric: '250' }],
      ['HUSD', addressOf(harbourDollar), { decimals: '6', numeric: '480' }],
      ['LTRN', addressOf(lantern), { decimals: '10', numeric: '3' }],
    ])
  })

  test('behavior: somebody who has none has the coin alone', async () => {
    const { adapter, session } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('no network')
    expect(await adapter.tokens?.(yann.address, network, new AbortController().signal)).toMatchObject([{ symbol: 'DOT' }])
  })

  test('default: the real codecs read a transfer, the signature is true, and only the fee is paid in the coin', async () => {
    const { transfer, fee } = await connected()
    const request = { to: wim.address, amount: 20n * dollar, tokenAddress: addressOf(harbourDollar) }
    const [said, before] = [await fee(request), chain.ledger.account(vera.publicKey).free]
    const hash = await transfer(request)
    expect(chain.ledger.entries).toMatchObject([{ hash, amount: 20n * dollar, asset: harbourDollar }])
    expect([held(harbourDollar, vera), held(harbourDollar, wim)]).toEqual([460n * dollar, 20n * dollar])
    const paid = before - chain.ledger.account(vera.publicKey).free
    expect(paid > 0n && paid <= said).toBe(true)
  })

  test('behavior: all of it can be sent', async () => {
    const { transfer } = await connected()
    await transfer({ to: wim.address, amount: 480n * dollar, tokenAddress: addressOf(harbourDollar) })
    expect([held(harbourDollar, vera), held(harbourDollar, wim)]).toEqual([0n, 480n * dollar])
  })

  test('behavior: one that is enough to have an account opens one', async () => {
    const { transfer } = await connected()
    await transfer({ to: yann.address, amount: dollar, tokenAddress: addressOf(harbourDollar) })
    expect(held(harbourDollar, yann)).toBe(dollar)
  })

  const [husd, ltrn] = [addressOf(harbourDollar), addressOf(lantern)]
  test.each([
    ['more than there is', vera, { to: wim.address, amount: 481n * dollar, tokenAddress: husd }, 'transfer/not-enough'],
    [
      'what leaves too little of it',
      vera,
      { to: wim.address, amount: 480n * dollar - 1n, tokenAddress: husd },
      'transfer/keeps-too-little',
    ],
    ['less than one may hold', vera, { to: wim.address, amount: 1n, tokenAddress: husd }, 'transfer/receives-too-little'],
    ['one that opens no account', vera, { to: yann.address, amount: 2n * lanterns, tokenAddress: ltrn }, 'transfer/no-account'],
    ['what the issuer has frozen', xenia, { to: vera.address, amount: dollar, tokenAddress: husd }, 'transfer/frozen'],
    ['one that does not exist', vera, { to: wim.address, amount: 1n, tokenAddress: addressOf(4_242) }, 'transfer/no-tokens'],
    ['nothing', vera, { to: wim.address, amount: 0n, tokenAddress: husd }, 'wallet/invalid-amount'],
  ])('behavior: %s is refused with the reason, and the wallet is not asked', async (_, from, request, code) => {
    const { transfer, fee, wallet } = await connected(from)
    const { prompts } = wallet
    expect((await failure(fee(request))).code).toBe(code)
    expect((await failure(transfer(request))).code).toBe(code)
    expect([wallet.prompts, chain.ledger.entries]).toEqual([prompts, []])
  })

  test('behavior: who cannot pay the fee reads how much of the coin is missing', async () => {
    chain.ledger.put(vera.publicKey, { nonce: 0, free: 110_000_000n, frozen: 0n })
    const { transfer } = await connected()
    const error = await failure(transfer({ to: wim.address, amount: dollar, tokenAddress: husd }))
    expect([error.code, error.message]).toEqual(['transfer/not-enough', expect.stringMatching(/^0\.02\d+ DOT are needed/)])
  })
})
