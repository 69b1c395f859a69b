import { coins } from '@cosmjs/amino'
import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { Secp256k1Wallet } from '@cosmjs/amino'
import { SigningStargateClient, calculateFee } from '@cosmjs/stargate'
import { Comet38Client, HttpClient } from '@cosmjs/tendermint-rpc'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, onTestFinished, test } from 'vitest'

import { cosmosDenom, runa, sven, tine } from './seed.js'
import { startCosmosLedger } from './start-cosmos-ledger.js'

const fee = calculateFee(80_000, `0.025${cosmosDenom}`)
const key = (secret: string): Uint8Array => Uint8Array.from(Buffer.from(secret, 'hex'))

/** The library of Cosmos itself, with a wallet that signs. */
async function connected(secret = runa.secret, mode: 'bytes' | 'Amino' = 'bytes') {
  const chain = await startCosmosLedger()
  const wallet = await (mode === 'bytes' ? DirectSecp256k1Wallet : Secp256k1Wallet).fromKey(key(secret), 'cosmos')
  const client = SigningStargateClient.createWithSigner(Comet38Client.create(new HttpClient(chain.url)), wallet, {
    broadcastPollIntervalMs: 10,
    gasPrice: `0.025${cosmosDenom}` as never,
  })
  onTestFinished(() => chain.stop())
  return { chain, client }
}

describe('the Cosmos ledger', () => {
  test.each(['bytes', 'Amino'] as const)('default: takes a transfer that was signed as %s', async (mode) => {
    const { client } = await connected(runa.secret, mode)
    const { code, transactionHash } = await client.sendTokens(runa.address, tine.address, coins(5, cosmosDenom), fee, 'a memo & more')
    expect([code, (await client.getTx(transactionHash))?.code]).toEqual([0, 0])
    expect((await client.getBalance(tine.address, cosmosDenom)).amount).toBe('5')
    expect((await client.getBalance(runa.address, cosmosDenom)).amount).toBe('9997995')
    expect((await client.getAccount(runa.address))?.sequence).toBe(1)
  })

  test('default: says what is there, and what a transfer takes', async () => {
    const { client } = await connected()
    expect([await client.getChainId(), await client.getHeight(), await client.getAccount(tine.address)]).toEqual(['harbour-1', 1, null])
    expect(await client.getAllBalances(runa.address)).toHaveLength(2)
    const value = { fromAddress: runa.address, toAddress: sven.address, amount: coins(1, cosmosDenom) }
    expect(await client.simulate(runa.address, [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }], '')).toBe(80_000)
  })

  test.each([
    ['more than there is', coins(99_000_000, cosmosDenom), fee, 5],
    ['too small a fee', coins(1, cosmosDenom), calculateFee(80_000, `0.001${cosmosDenom}`), 13],
    ['too little gas', coins(1, cosmosDenom), calculateFee(10_000, `0.025${cosmosDenom}`), 11],
  ])('behavior: refuses %s', async (_, amount, paid, code) => {
    const { client } = await connected()
    const outcome = await client.sendTokens(runa.address, sven.address, amount, paid).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ code })
  })

  test('behavior: refuses what somebody else signed, and what was signed for another turn', async () => {
    const { client, chain } = await connected()
    const value = { fromAddress: runa.address, toAddress: sven.address, amount: coins(1, cosmosDenom) }
    const sign = (sequence: number) =>
      client.sign(runa.address, [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }], fee, '', {
        accountNumber: 0n,
        sequence,
        chainId: 'harbour-1',
      })
    const [signed, late] = [await sign(0), await sign(7)]
    const forged = { ...signed, signatures: [signed.signatures[0]?.toReversed() ?? new Uint8Array()] }
    const codesOf = [forged, late, signed, signed].map((raw) => chain.ledger.take(TxRaw.encode(raw).finish()).code)
    expect(codesOf).toEqual([4, 32, 0, 32])
  })
})
