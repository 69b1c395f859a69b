import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1'
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1'
import { SuiJsonRpcClient } from '@mysten/sui/jsonRpc'
import { Transaction } from '@mysten/sui/transactions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type SuiLedger, startSuiLedger } from './index.js'
import { mara, nils, odo, pia, suiAccounts, suiChainIdentifier, suiCoinType, suiCoins, suiKiosk, suiPieces } from './seed.js'

let chain: SuiLedger
/** The client of the SDK: what it cannot read is wrong here. */
let client: SuiJsonRpcClient

beforeEach(async () => {
  chain = await startSuiLedger()
  client = new SuiJsonRpcClient({ url: chain.url, network: 'localnet' })
})
afterEach(() => chain.stop())

const kinds = { ed25519: Ed25519Keypair, secp256k1: Secp256k1Keypair, secp256r1: Secp256r1Keypair }
const keyOf = ({ scheme, secret }: (typeof suiAccounts)[number]) => kinds[scheme].fromSecretKey(Uint8Array.from(Buffer.from(secret, 'hex')))
const balanceOf = async ({ address }: (typeof suiAccounts)[number], coinType?: string): Promise<bigint> =>
  BigInt((await client.getBalance({ owner: address, ...(coinType !== undefined && { coinType }) })).totalBalance)

function payment(amount: bigint, to = pia.address): Transaction {
  const transaction = new Transaction()
  transaction.transferObjects([transaction.splitCoins(transaction.gas, [amount])], to)
  return transaction
}

const send = (from: (typeof suiAccounts)[number], transaction: Transaction) =>
  client.signAndExecuteTransaction({ signer: keyOf(from), transaction, options: { showEffects: true } })

describe('the local Sui ledger', () => {
  test('default: the seeded accounts are those of the keys, and hold what is said of them', async () => {
    for (const account of suiAccounts) expect(keyOf(account).toSuiAddress()).toBe(account.address)
    expect(await balanceOf(mara)).toBe(10_000_000_000n)
    expect(await balanceOf(mara, suiCoins.usdc.type)).toBe(1_000_000_000n)
    expect(await balanceOf(pia)).toBe(0n)
    expect((await client.getAllBalances({ owner: mara.address })).map(({ coinObjectCount }) => coinObjectCount)).toEqual([4, 2, 1])
    expect(await client.getCoinMetadata({ coinType: suiCoins.oak.type })).toMatchObject({ symbol: 'OAK', decimals: 9 })
    expect(await client.getChainIdentifier()).toBe(suiChainIdentifier)
  })

  test.each([mara, nils, odo])(
    'behavior: $name pays with a key of $scheme: it moves what it says, costs its gas, and puts coins together',
    async (from) => {
      const before = await balanceOf(from)
      const { effects, digest } = await send(from, payment(900_000_000n))
      expect(effects?.status).toEqual({ status: 'success' })
      const { computationCost = '0', storageCost = '0', storageRebate = '0' } = effects?.gasUsed ?? {}
      const fee = BigInt(computationCost) + BigInt(storageCost) - BigInt(storageRebate)
      expect([await balanceOf(from), await balanceOf(pia)]).toEqual([before - 900_000_000n - fee, 900_000_000n])
      expect((await client.getCoins({ owner: from.address })).data).toHaveLength(1)
      expect((await client.getTransactionBlock({ digest, options: { showEffects: true } })).effects?.status.status).toBe('success')
    },
  )

  test('behavior: a coin of another type is put together, split and given', async () => {
    const { data } = await client.getCoins({ owner: mara.address, coinType: suiCoins.usdc.type })
    const references = data.map(({ coinObjectId: objectId, version, digest }) => ({ objectId, version, digest }))
    const made = new Transaction()
    const [whole, rest] = references.map((reference) => made.objectRef(reference))
    if (whole === undefined || rest === undefined) throw new Error('Mara has two coins')
    made.mergeCoins(whole, [rest])
    made.transferObjects([made.splitCoins(whole, [700_000_000n])], pia.address)
    expect((await send(mara, made)).effects?.status).toEqual({ status: 'success' })
    expect([await balanceOf(mara, suiCoins.usdc.type), await balanceOf(pia, suiCoins.usdc.type)]).toEqual([300_000_000n, 700_000_000n])
  })

  test('behavior: what fails moves nothing and costs its gas', async () => {
    const before = await balanceOf(mara)
    const transaction = payment(50_000_000_000n)
    transaction.setGasBudget(50_000_000n)
    const { effects } = await send(mara, transaction)
    expect(effects?.status).toEqual({ status: 'failure', error: 'InsufficientCoinBalance in command 0' })
    expect([await balanceOf(mara), await balanceOf(pia)]).toEqual([before - 750_000n, 0n])
  })

  test('behavior: what somebody owns is told page by page, with what is shown of it, and without what a filter leaves out', async () => {
    const own = { owner: mara.address, options: { showType: true, showDisplay: true } }
    const { data: first, nextCursor, hasNextPage } = await client.getOwnedObjects({ ...own, limit: 8 })
    expect(first.map(({ data }) => [data?.type, data?.display])).toEqual([
      ...Array.from({ length: 4 }, () => [`0x2::coin::Coin<${suiCoinType}>`, { data: null, error: null }]),
      ...Array.from({ length: 2 }, () => [`0x2::coin::Coin<${suiCoins.usdc.type}>`, { data: null, error: null }]),
      [`0x2::coin::Coin<${suiCoins.oak.type}>`, { data: null, error: null }],
      [suiPieces[0]?.type, { data: suiPieces[0]?.display, error: null }],
    ])
    expect(hasNextPage).toBe(true)
    const rest = await client.getOwnedObjects({ ...own, cursor: nextCursor ?? null })
    const filtered = await client.getOwnedObjects({ ...own, filter: { MatchNone: [{ StructType: '0x2::coin::Coin' }] } })
    expect([rest, filtered].map(({ data }) => data.map((row) => row.data?.objectId))).toEqual(
      [suiPieces.slice(1), suiPieces].map((pieces) => pieces.map(({ id }) => id)),
    )
    expect((await client.getOwnedObjects({ owner: nils.address })).data.map(({ data }) => data?.type)).toEqual([undefined, undefined])
  })

  test('behavior: what lies in a kiosk is told by its id, which the cap of the kiosk names', async () => {
    const [cap] = await client.multiGetObjects({ ids: suiPieces.slice(-1).map(({ id }) => id), options: { showContent: true } })
    expect(cap?.data?.content).toMatchObject({ dataType: 'moveObject', type: '0x2::kiosk::KioskOwnerCap', fields: { for: suiKiosk.id } })
    const { data, hasNextPage } = await client.getDynamicFields({ parentId: suiKiosk.id })
    expect(hasNextPage).toBe(false)
    expect(data.map(({ name, objectId, objectType }) => [name.type, objectId, objectType])).toEqual(
      suiKiosk.items.map(({ id, type }) => ['0x2::kiosk::Item', id, type]),
    )
    expect(await client.multiGetObjects({ ids: [pia.address], options: {} })).toEqual([
      { error: { code: 'notExists', object_id: pia.address } },
    ])
  })

  test('behavior: the same transaction twice is one payment, another one of the same coins is refused', async () => {
    const [first, second] = [payment(1_000n), payment(2_000n)]
    for (const transaction of [first, second]) transaction.setSender(mara.address)
    const [bytes, late] = [await first.build({ client }), await second.build({ client })]
    const execute = async (transactionBlock: Uint8Array) =>
      client.executeTransactionBlock({ transactionBlock, signature: (await keyOf(mara).signTransaction(transactionBlock)).signature })
    expect((await execute(bytes)).digest).toBe((await execute(bytes)).digest)
    await expect(execute(late)).rejects.toThrow(/not available for consumption|Could not find/)
    expect(await balanceOf(pia)).toBe(1_000n)
  })

  test.each([
    ['a signature by another key', (bytes: Uint8Array) => keyOf(nils).signTransaction(bytes)],
    ['a signature of something else', () => keyOf(mara).signPersonalMessage(new TextEncoder().encode('Harbour'))],
  ])('behavior: %s is refused', async (_, sign) => {
    const transaction = payment(1_000n)
    transaction.setSender(mara.address)
    const transactionBlock = await transaction.build({ client })
    const { signature } = await sign(transactionBlock)
    await expect(client.executeTransactionBlock({ transactionBlock, signature })).rejects.toThrow(/Required Signature/)
    expect(chain.ledger.entries).toEqual([])
  })

  test('behavior: coins of others, too little gas and a price below the reference are refused', async () => {
    const [theirs] = chain.ledger.coinsOf(nils.address, suiCoinType)
    if (theirs === undefined) throw new Error('Nils has a coin')
    const reference = { objectId: theirs.id, version: String(theirs.version), digest: theirs.digest }
    const stolen = payment(1_000n)
    stolen.setGasPayment([reference])
    await expect(send(mara, stolen)).rejects.toThrow(/correct sender/)
    const poor = payment(1_000n)
    poor.setGasBudget(20_000_000_000n)
    await expect(send(mara, poor)).rejects.toThrow(/lower than the needed amount/)
    const cheap = payment(1_000n)
    cheap.setGasPrice(1)
    await expect(send(mara, cheap)).rejects.toThrow(/under reference gas price/)
  })

  test.each([
    ['a method of every object', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['an address that is none', '{"jsonrpc":"2.0","id":1,"method":"suix_getBalance","params":["moon"]}', -32602],
    ['a type that is none', `{"jsonrpc":"2.0","id":1,"method":"suix_getBalance","params":["${mara.address}","moon"]}`, -32602],
    ['a transaction that is none', '{"jsonrpc":"2.0","id":1,"method":"sui_executeTransactionBlock","params":["AA==",["AA=="]]}', -32602],
  ])('behavior: %s is answered with an error', async (_, body, code) => {
    const answer = (await (await fetch(chain.url, { method: 'POST', body })).json()) as { error: { code: number } }
    expect(answer.error.code).toBe(code)
  })
})
