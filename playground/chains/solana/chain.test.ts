import {
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type SolanaChain, startSolanaChain, tokenAccountOf } from './index.js'
import { ana, ben, cleo, dov, solanaPieces, solanaPrograms, solanaTokens } from './seed.js'

let chain: SolanaChain
let rpc: ReturnType<typeof createSolanaRpc>

beforeAll(async () => {
  chain = await startSolanaChain()
  rpc = createSolanaRpc(chain.url)
})

afterAll(() => chain.stop())

interface Paying {
  readonly to: string
  readonly amount: bigint
  readonly blockhash?: Awaited<ReturnType<typeof latest>>
}

const latest = async () => (await rpc.getLatestBlockhash().send()).value

/** A signed payment by Ana, in the bytes of the wire. */
async function payment({ to, amount, blockhash }: Paying) {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(Buffer.from(ana.seed, 'hex')))
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, amount, true)
  const instruction = {
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: signer.address, role: 3, signer },
      { address: address(to), role: 1 },
    ],
    data,
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayerSigner(signer, made),
    (made) => appendTransactionMessageInstruction(instruction, made),
  )
  const hash = blockhash ?? (await latest())
  const signed = await signTransactionMessageWithSigners(setTransactionMessageLifetimeUsingBlockhash(hash, message))
  return getBase64EncodedWireTransaction(signed)
}

const lamportsOf = async (account: string): Promise<bigint> => (await rpc.getBalance(address(account)).send()).value

describe('the local Solana chain', () => {
  test('behavior: the seeded accounts are those of the keys, and hold what is said of them', async () => {
    for (const account of [ana, ben, cleo, dov]) {
      const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(Buffer.from(account.seed, 'hex')))
      expect(signer.address).toBe(account.address)
    }
    expect([await lamportsOf(cleo.address), await lamportsOf(dov.address)]).toEqual([1_000_000_000n, 0n])
    const usdc = await rpc.getTokenAccountBalance(await tokenAccountOf(ana.address, solanaTokens.usdc)).send()
    expect(usdc.value.uiAmountString).toBe('1000')
    const { value } = await rpc
      .getTokenAccountsByOwner(address(ana.address), { programId: address(solanaPrograms.token2022) }, { encoding: 'jsonParsed' })
      .send()
    const oak = value.find(({ account }) => account.data.parsed.info.mint === solanaTokens.oak.mint)
    expect(oak?.account.data.parsed.info).toMatchObject({ tokenAmount: { uiAmountString: '42.5' } })
  })

  test('behavior: a piece is a mint of one, and says of itself what it is called', async () => {
    const [light] = solanaPieces
    if (light === undefined) throw new Error('There is no piece')
    const { value } = await rpc.getAccountInfo(address(light.mint), { encoding: 'jsonParsed' }).send()
    expect(value?.data).toMatchObject({
      program: 'spl-token-2022',
      parsed: {
        type: 'mint',
        info: {
          ...{ decimals: 0, supply: '1', mintAuthority: null },
          extensions: [
            { extension: 'metadataPointer', state: { metadataAddress: light.mint } },
            { extension: 'tokenMetadata', state: { mint: light.mint, name: 'Harbour Light #1', symbol: 'LIGHT', uri: light.uri } },
          ],
        },
      },
    })
  })

  test('behavior: a payment moves what it says, costs its fee, and is in the history of both', async () => {
    const [from, to] = [await lamportsOf(ana.address), await lamportsOf(ben.address)]
    const signature = await rpc.sendTransaction(await payment({ to: ben.address, amount: 5_000n }), { encoding: 'base64' }).send()
    expect([await lamportsOf(ana.address), await lamportsOf(ben.address)]).toEqual([from - 10_000n, to + 5_000n])
    const { value } = await rpc.getSignatureStatuses([signature]).send()
    expect(value[0]).toMatchObject({ err: null, confirmationStatus: 'finalized' })
    for (const account of [ana, ben]) {
      const [newest] = await rpc.getSignaturesForAddress(address(account.address)).send()
      expect(newest?.signature).toBe(signature)
    }
    const found = await rpc.getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
    expect(found?.meta?.fee).toBe(5_000n)
  })

  test('behavior: a payment of more than there is is refused before it is sent, in the words of the engine', async () => {
    const transaction = await payment({ to: ben.address, amount: 10n ** 18n })
    await expect(rpc.sendTransaction(transaction, { encoding: 'base64' }).send()).rejects.toThrow(/simulation failed/i)
  })

  test('behavior: the same transaction twice is one payment', async () => {
    const to = await lamportsOf(ben.address)
    const transaction = await payment({ to: ben.address, amount: 1_000_000n })
    const sent = [transaction, transaction].map((one) => rpc.sendTransaction(one, { encoding: 'base64' }).send())
    expect(new Set(await Promise.all(sent)).size).toBe(1)
    expect(await lamportsOf(ben.address)).toBe(to + 1_000_000n)
  })

  test('behavior: a hash from before is still good, one that never was is not', async () => {
    const blockhash = await latest()
    await expect.poll(async () => (await latest()).blockhash).not.toBe(blockhash.blockhash)
    const late = await payment({ to: ben.address, amount: 2_000_000n, blockhash })
    expect(await rpc.sendTransaction(late, { encoding: 'base64' }).send()).toBeTypeOf('string')
    const made = { ...blockhash, blockhash: ana.address as typeof blockhash.blockhash }
    const stale = await payment({ to: ben.address, amount: 1n, blockhash: made })
    await expect(rpc.sendTransaction(stale, { encoding: 'base64' }).send()).rejects.toSatisfy((error: Error) =>
      /blockhash/i.test(String(error.cause)),
    )
  })

  test.each([
    ['no JSON', '{', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1,"method":"getMoon"}', -32601],
    ['a method of every object', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['an address that is none', '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["moon"]}', -32602],
    ['a transaction that is none', '{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["AA==",{"encoding":"base64"}]}', -32602],
  ])('behavior: %s is answered with an error', async (_, body, code) => {
    const answer = (await (await fetch(chain.url, { method: 'POST', body })).json()) as { error: { code: number } }
    expect(answer.error.code).toBe(code)
  })

  test('behavior: several calls are answered together', async () => {
    const calls = ['getSlot', 'getHealth'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    const answers = (await (await fetch(chain.url, { method: 'POST', body: JSON.stringify(calls) })).json()) as { id: number }[]
    expect(answers.map(({ id }) => id)).toEqual([0, 1])
  })
})
