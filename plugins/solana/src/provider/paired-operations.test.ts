import { type CaipNetworkId, type PairingChannel, walletError, isRefusal } from '@billfold/kernel'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'
import { buildNativeTransfer } from '../send/build.js'
import { pairing } from '../pairing.js'
import { toBase58, toBase64 } from './encodings.js'
import { operationsOf } from './operations-of.js'
import { PairedWallet } from '@billfold/kernel/family'
import { type SolanaAbility, canDo } from './solana-wallet.js'
import { transactionId } from './wire.js'

const networkId: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const place = { address: ana.address, networkId }
const signature = new Uint8Array(64).fill(9)
const all = ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction']

interface Asked {
  readonly method: string
  readonly params: unknown
  readonly networkId: CaipNetworkId | undefined
}

function lined(answers: Readonly<Record<string, unknown>>, methods: readonly string[] = all) {
  const asked: Asked[] = []
  const line: PairingChannel = {
    ...{ namespace: 'solana', addresses: [ana.address], networkIds: [networkId], methods },
    networkId: () => networkId,
    request: (method, params, where) => {
      asked.push({ method, params, networkId: where })
      const answer = answers[method]
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    watch: () => () => undefined,
    networkChanged: () => undefined,
  }
  const paired = new PairedWallet(line)
  return { asked, can: (ability: SolanaAbility) => canDo(paired, ability), wallet: operationsOf(paired, () => undefined) }
}

const transaction = buildNativeTransfer(
  { from: ana.address, blockhash: ben.address, lastValidBlockHeight: 1n, units: 500, price: 1 },
  { to: ben.address, amount: 1n },
)

describe('a paired Solana wallet', () => {
  test('default: it is asked for the six methods, and for both events', () => {
    expect(pairing.methods.toSorted()).toEqual([
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'solana_signMessage',
      'solana_signTransaction',
    ])
    expect(pairing.events).toEqual(['accountsChanged', 'chainChanged'])
  })

  test('behavior: a message goes in base 58 with the key, and a signature comes back in base 58', async () => {
    const { asked, wallet } = lined({ solana_signMessage: { signature: toBase58(signature) } })
    const message = new TextEncoder().encode('hello')
    expect(await wallet.signMessage(ana.address, message)).toEqual({ signedMessage: message, signature })
    expect(asked[0]).toMatchObject({ method: 'solana_signMessage', params: { message: toBase58(message), pubkey: ana.address } })
  })

  test('behavior: a wallet that gives back the signature alone has signed the transaction as it was', async () => {
    const { asked, wallet } = lined({ solana_signTransaction: { signature: toBase58(signature) } })
    const [signed] = await wallet.signTransactions(place, [transaction])
    expect(signed && transactionId(signed)).toBe(toBase58(signature))
    expect(asked[0]).toMatchObject({ params: { transaction: toBase64(transaction) }, networkId })
  })

  test('behavior: a wallet that gives back the transaction has the last word on it', async () => {
    const said = transaction.slice().fill(9, 1, 65)
    const { wallet } = lined({ solana_signTransaction: { signature: 'x', transaction: toBase64(said) } })
    expect(await wallet.signTransactions(place, [transaction])).toEqual([said])
  })

  test('behavior: several go together where the wallet knows how, else one after the other', async () => {
    const together = lined({ solana_signAllTransactions: { transactions: [toBase64(transaction), toBase64(transaction)] } })
    expect(await together.wallet.signTransactions(place, [transaction, transaction])).toHaveLength(2)
    expect(together.asked).toHaveLength(1)
    const apart = lined({ solana_signTransaction: { signature: toBase58(signature) } }, ['solana_signTransaction'])
    expect(await apart.wallet.signTransactions(place, [transaction, transaction])).toHaveLength(2)
    expect(apart.asked).toHaveLength(2)
  })

  test('behavior: it signs and sends, once', async () => {
    const { asked, wallet } = lined({ solana_signAndSendTransaction: { signature: toBase58(signature) } })
    expect(await wallet.sendTransaction(place, transaction, { skipPreflight: true })).toEqual(signature)
    expect(asked).toMatchObject([{ params: { sendOptions: { skipPreflight: true } }, networkId }])
  })

  test.each([
    ['nothing', undefined],
    ['no object', 7],
    ['no signature', {}],
    ['a short one', { signature: 'abc' }],
    ['letters that are none', { signature: '0OIl' }],
  ])('behavior: %s is no signature', async (_, answer) => {
    const { wallet } = lined({ solana_signMessage: answer })
    await expect(wallet.signMessage(ana.address, new Uint8Array(1))).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: a no is a refusal, and what was not granted is not offered', async () => {
    const { wallet, can } = lined({ solana_signMessage: walletError('wallet/refused', {}) }, ['solana_signMessage'])
    const error: unknown = await wallet.signMessage(ana.address, new Uint8Array(1)).catch((reason: unknown) => reason)
    expect(isRefusal(error)).toBe(true)
    expect([can('signMessage'), can('signTransaction'), can('signIn')]).toEqual([true, false, false])
  })
})
