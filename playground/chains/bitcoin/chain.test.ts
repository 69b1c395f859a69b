import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type BitcoinChain, startBitcoinChain } from './index.js'
import { regtest, scriptOf } from './scripts.js'
import { bitcoinAccounts, bitcoinGenesis, bitcoinInscriptions, collectibleCoins, gro, hauk, ines, spendableCoins } from './seed.js'

let chain: BitcoinChain
beforeAll(async () => void (chain = await startBitcoinChain()))
afterAll(() => chain.stop())

interface Coin {
  readonly txid: string
  readonly vout: number
  readonly value: number
  readonly status: { readonly confirmed: boolean }
}

const asked = (path: string): Promise<Response> => fetch(`${chain.url}${path}`)
const read = async <T>(path: string): Promise<T> => (await (await asked(path)).json()) as T
const coinsOf = async (address: string): Promise<readonly Coin[]> => read(`/address/${address}/utxo`)
const biggest = async (address: string): Promise<Coin> => {
  const [coin] = (await coinsOf(address)).toSorted((one, other) => other.value - one.value)
  if (coin === undefined) throw new Error('nothing there')
  return coin
}

/** A payment of Gro's, signed, in hex. */
async function payment(coin: Coin, { amount, fee = 1_000, secret = gro.secret }: { amount: number; fee?: number; secret?: string }) {
  const transaction = new Transaction()
  const script = scriptOf(gro.address) ?? new Uint8Array()
  transaction.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script, amount: BigInt(coin.value) } })
  transaction.addOutputAddress(ines.address, BigInt(amount), regtest)
  transaction.addOutputAddress(gro.address, BigInt(coin.value - amount - fee), regtest)
  transaction.sign(hex.decode(secret))
  transaction.finalize()
  return { id: transaction.id, hex: transaction.hex }
}

async function send(body: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${chain.url}/tx`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

describe('the local Bitcoin chain', () => {
  test('default: it is regtest, and everybody has what the seed says', async () => {
    expect(await read<readonly object[]>('/blocks/0')).toMatchObject([{ id: bitcoinGenesis, height: 0 }])
    const held = await Promise.all(bitcoinAccounts.map(async ({ address }) => (await coinsOf(address)).map(({ value }) => value)))
    const ascending = (values: readonly number[] = []): readonly number[] => values.toSorted((one, other) => one - other)
    expect(ascending(held[0])).toEqual(ascending([...spendableCoins, collectibleCoins.rune]))
    expect([held[1]?.reduce((sum, value) => sum + value, 0), held[2]]).toEqual([10_299_000, []])
    expect((await coinsOf(gro.ordinals)).map(({ value }) => value)).toEqual(Object.values(collectibleCoins))
  })

  test('default: a payment arrives, waits, and is mined', async () => {
    const { id, hex: signed } = await payment(await biggest(gro.address), { amount: 300_000 })
    expect(await send(signed)).toEqual({ status: 200, text: id })
    expect(await coinsOf(ines.address)).toMatchObject([{ txid: id, value: 300_000, status: { confirmed: false } }])
    expect(await read(`/tx/${id}`)).toMatchObject({
      ...{ txid: id, fee: 1_000, status: { confirmed: false }, vin: [{ prevout: { scriptpubkey_address: gro.address } }] },
    })
    await chain.mine()
    expect(await read(`/address/${ines.address}/txs`)).toMatchObject([
      { txid: id, status: { confirmed: true, block_height: chain.node.height }, vout: [{ scriptpubkey_address: ines.address }, {}] },
    ])
    expect(await read(`/address/${ines.address}`)).toMatchObject({ chain_stats: { funded_txo_sum: 300_000, spent_txo_sum: 0 } })
  })

  test('behavior: the past is there, the newest first, and in pages', async () => {
    const past = await read<readonly { readonly txid: string; readonly fee: number }[]>(`/address/${hauk.address}/txs`)
    expect(past.map(({ fee }) => fee)).toEqual([1_000, 1_000])
    expect(await read(`/address/${hauk.address}/txs/chain/${past[0]?.txid ?? ''}`)).toMatchObject([{ txid: past[1]?.txid }])
  })

  test('behavior: what nodes refuse is refused, and moves nothing', async () => {
    const coin = await biggest(gro.address)
    const refused = async (signed: string): Promise<string> => {
      const { status, text } = await send(signed)
      expect(status).toBe(400)
      return text
    }
    const { hex: good } = await payment(coin, { amount: 50_000 })
    expect(await refused(good.replace('50c3', '51c3'))).toMatch('mandatory-script-verify-flag')
    expect(await refused((await payment(coin, { amount: coin.value, fee: 1_000 }).catch(() => ({ hex: 'ff' }))).hex)).toMatch(
      'TX decode failed',
    )
    expect(await refused((await payment({ ...coin, vout: 9 }, { amount: 50_000 })).hex)).toMatch('bad-txns-inputs-missingorspent')
    expect(await refused((await payment({ ...coin, value: coin.value + 1 }, { amount: 50_000 })).hex)).toMatch(
      'mandatory-script-verify-flag',
    )
    expect(await refused((await payment(coin, { amount: 50_000, fee: 0 })).hex)).toMatch('insufficient')
    expect(await refused('junk')).toMatch('TX decode failed')
    expect(await biggest(gro.address)).toEqual(coin)
  })

  test('behavior: a coin is spent once', async () => {
    const coin = await biggest(gro.address)
    await send((await payment(coin, { amount: 10_000 })).hex)
    expect((await send((await payment(coin, { amount: 20_000 })).hex)).text).toMatch('bad-txns-inputs-spent')
  })

  test('behavior: what is not there is not found, and an address of another network is none here', async () => {
    expect((await asked(`/tx/${'ab'.repeat(32)}`)).status).toBe(404)
    expect((await asked('/nowhere')).status).toBe(404)
    expect((await asked('/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).status).toBe(400)
  })

  test('default: inscriptions lie on a coin of Gro that is there', async () => {
    const told = async (path: string): Promise<Response> => fetch(`${chain.indexUrl}/${path}`, { headers: { accept: 'application/json' } })
    const [coin] = await coinsOf(gro.ordinals)
    const { outputs, inscriptions } = (await (await told(`address/${gro.ordinals}`)).json()) as Record<string, readonly string[]>
    expect(outputs).toContain(`${coin?.txid}:${coin?.vout}`)
    expect(inscriptions).toEqual(bitcoinInscriptions.map((_, index) => `${coin?.txid}i${index}`))
    for (const [index, { number, contentType, content }] of bitcoinInscriptions.entries()) {
      const id = inscriptions?.[index] ?? ''
      expect(await (await told(`inscription/${id}`)).json()).toMatchObject({ id, number, content_type: contentType, address: gro.ordinals })
      const answer = await told(`content/${id}`)
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual([contentType, content])
    }
    expect(await (await told(`address/${hauk.ordinals}`)).json()).toMatchObject({ inscriptions: [] })
    expect((await told(`inscription/${'ab'.repeat(32)}i0`)).status).toBe(404)
  })
})
