import { toBase64 } from '@mysten/sui/utils'

import type { Question } from '../shared/questions.js'
import { badParameters, unauthorized } from '../shared/wallet-error.js'
import { keyPair } from './keys.js'
import type { SuiKey } from './sui-wallet.js'
import { buildTransaction, changed, detailsOf, sendTransaction } from './transactions.js'

/** Parts that the features of a wallet are made of. */
export interface FeatureContext {
  readonly url: string | undefined
  readonly changesTransactions: boolean
  readonly sent: string[]
  /** The key of an account, when the page may use it. */
  keyOf(address: string): SuiKey | undefined
  consent(question: Question): Promise<void>
}

/** Handles one input. */
type FeatureAnswer = (context: FeatureContext, input: unknown) => Promise<object>

/** Features that sign. */
export const featureAnswers: Readonly<Record<string, FeatureAnswer>> = {
  'sui:signPersonalMessage': async (context, input) => {
    const { key, given } = read(context, input, 'message')
    if (!(given instanceof Uint8Array)) throw badParameters('Expected bytes as "message".')
    await context.consent({
      ...{ method: 'sui:signPersonalMessage', title: 'Sign a message', details: [['Message', new TextDecoder().decode(given)]] },
    })
    return keyPair(key).signPersonalMessage(given)
  },
  'sui:signTransaction': async (context, input) => signed(context, input, { method: 'sui:signTransaction', title: 'Sign a transaction' }),
  'sui:signAndExecuteTransaction': async (context, input) => {
    const answer = await signed(context, input, { method: 'sui:signAndExecuteTransaction', title: 'Send a transaction' })
    const digest = await sendTransaction(context.url, answer.raw, answer.signature)
    context.sent.push(digest)
    return { digest, bytes: answer.bytes, signature: answer.signature, effects: '' }
  },
}

interface Signed {
  readonly raw: Uint8Array
  readonly bytes: string
  readonly signature: string
}

async function signed(context: FeatureContext, input: unknown, question: Pick<Question, 'method' | 'title'>): Promise<Signed> {
  const { key, given } = read(context, input, 'transaction')
  const asked = await buildTransaction(given, key.address, context.url)
  await context.consent({ ...question, details: detailsOf(asked) })
  const raw = context.changesTransactions ? changed(asked, key.address) : asked
  return { raw, bytes: toBase64(raw), signature: (await keyPair(key).signTransaction(raw)).signature }
}

function read(context: FeatureContext, input: unknown, field: string): { readonly key: SuiKey; readonly given: unknown } {
  const { account, [field]: given } = Object(input) as Readonly<Record<string, unknown>>
  const key = context.keyOf(String((Object(account) as { readonly address?: unknown }).address))
  if (key === undefined) throw unauthorized()
  return { key, given }
}
