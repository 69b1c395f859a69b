import { signAsync } from '@noble/ed25519'
import { base58 } from '@scure/base'
import { type GenericSchema, array, maxLength, minLength, object, optional, pipe, safeParse, string, unknown } from 'valibot'
import type { Prepared, Risk } from '../approval/approval.js'
import { chainFact, codeFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import { readText } from '../approval/read-text.js'
import { signInDomain } from '../approval/sign-in-domain.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { sendTransaction } from './send-transaction.js'
import { type ToldTransaction, readTransaction, tellTransaction } from './tell-transaction.js'

const mostTransactions = 20

const messageSchema = object({ message: string(), pubkey: optional(string()) })
const oneSchema = object({ transaction: string(), options: optional(unknown()) })
const manySchema: GenericSchema<unknown, { readonly transactions: string[] }> = object({
  transactions: pipe(array(string()), minLength(1), maxLength(mostTransactions)),
})

/** Reads a request of a Solana page and says it in words. */
export async function prepareSolana(needs: PrepareNeeds): Promise<Prepared> {
  switch (needs.method) {
    case 'solana_signMessage':
      return prepareMessage(needs)
    case 'solana_signTransaction': {
      const { transaction } = parsed(oneSchema, needs.params)
      const bytes = bytesOf(transaction)
      return prepareTransactions([bytes], needs, async ([signed]) => ({
        transaction: base58.encode(must(signed)),
        signature: signatureOf(must(signed)),
      }))
    }
    case 'solana_signAllTransactions': {
      const { transactions } = parsed(manySchema, needs.params)
      return prepareTransactions(transactions.map(bytesOf), needs, async (signed) => ({
        transactions: signed.map((each) => base58.encode(each)),
      }))
    }
    case 'solana_signAndSendTransaction': {
      const { transaction, options } = parsed(oneSchema, needs.params)
      return prepareTransactions([bytesOf(transaction)], needs, async ([signed]) => ({
        signature: await sendTransaction(must(signed), options, needs),
      }))
    }
    default:
      throw new Fault('method-unknown')
  }
}

function prepareMessage({ params, address, host, words, chain }: PrepareNeeds): Prepared {
  const { message, pubkey } = parsed(messageSchema, params)
  if (pubkey !== undefined && pubkey !== address) throw new Fault('signer-differs')
  const bytes = bytesOf(message)
  // A message that is a transaction as well would be signed as one.
  if (readTransaction(withoutSignatures(bytes)) !== undefined) throw new Fault('request-malformed')
  const text = readText(bytes)
  const domain = text === undefined ? undefined : signInDomain(text)
  const risks: Risk[] = []
  if (domain !== undefined && domain !== new URL(host).host) risks.push({ level: 'danger', text: words.riskOtherDomain(domain) })
  if (text === undefined) risks.push({ level: 'danger', text: words.riskBlindHash })
  return {
    family: 'solana',
    approval: {
      title: domain === undefined ? words.signMessage : words.signIn(domain),
      facts: [chainFact(words, chain)],
      text: text ?? message,
      risks,
      raw: message,
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signature = base58.encode(await signAsync(bytes, privateKey))
      return async () => ({ signature })
    },
  }
}

async function prepareTransactions(
  transactions: readonly Uint8Array[],
  needs: PrepareNeeds,
  answer: (signed: readonly Uint8Array[]) => Promise<unknown>,
): Promise<Prepared> {
  const { words, chain, method } = needs
  const told = await Promise.all(transactions.map((bytes) => tellTransaction(bytes, needs)))
  return {
    family: 'solana',
    approval: {
      title: titleOf(told, method, words),
      facts: [
        chainFact(words, chain),
        ...told.flatMap((each, at) => [
          ...(told.length > 1 ? [{ label: words.instruction(at + 1, ''), value: words.signTransaction }] : []),
          ...each.steps.map((step, index) => codeFact(words.instruction(index + 1, ''), step)),
          { label: words.fee, value: each.fee ?? words.feeUnknown },
        ]),
      ],
      risks: told.flatMap(({ risks }) => risks).filter((risk, index, all) => all.findIndex(({ text }) => text === risk.text) === index),
      raw: JSON.stringify(needs.params, undefined, 2),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signed = await Promise.all(told.map(async (each) => each.withSignature(await signAsync(each.message, privateKey))))
      return () => answer(signed)
    },
  }
}

function titleOf(told: readonly ToldTransaction[], method: string, words: PrepareNeeds['words']): string {
  if (told.length > 1) return words.signTransactions(told.length)
  return told[0]?.title ?? (method === 'solana_signAndSendTransaction' ? words.sendTransaction : words.signTransaction)
}

/** The first signature of a transaction is its name. */
function signatureOf(signed: Uint8Array): string {
  return base58.encode(signed.slice(1, 65))
}

function withoutSignatures(message: Uint8Array): Uint8Array {
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const count = message[header] ?? 0
  const bytes = new Uint8Array(1 + count * 64 + message.length)
  bytes[0] = count
  bytes.set(message, 1 + count * 64)
  return bytes
}

function bytesOf(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch (error) {
    throw new Fault('request-malformed', {}, { cause: error })
  }
}

function parsed<T>(schema: GenericSchema<unknown, T>, params: unknown): T {
  const read = safeParse(schema, params)
  if (!read.success) throw new Fault('request-malformed')
  return read.output
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Fault('unexpected')
  return value
}
