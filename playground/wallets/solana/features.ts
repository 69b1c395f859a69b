import { getBase58Decoder } from '@solana/kit'

import { WalletError, badParameters, unauthorized } from '../shared/wallet-error.js'
import type { Question } from '../shared/questions.js'
import { signBytes } from './keys.js'
import { signInMessage } from './sign-in-message.js'
import type { SolanaKey } from './solana-wallet.js'
import { detailsOf, sendTransaction, signTransaction } from './transactions.js'

/** Parts that the features of a wallet are made of. */
export interface FeatureContext {
  readonly url: string | undefined
  readonly sent: string[]
  /** The key of an account, when the page may use it. */
  keyOf(address: string): SolanaKey | undefined
  readonly signsAs: SignsAs | undefined
  /** The account in use, whether the page may see it or not; or another one. */
  address(other: boolean): string
  /** An account that the page may see, as it sees it. */
  account(address: string): object | undefined
  consent(question: Question): Promise<void>
  /** Asks the person one question by which the page may see the accounts, too. */
  consentToConnect(question: Question): Promise<void>
}

/** A sign-in that is not as the page asked for it. */
export interface SignsAs {
  readonly statement?: string
  /** With another account than the one in use. */
  readonly other?: boolean
}

/** Handles one input. */
export type FeatureAnswer = (context: FeatureContext, inputs: readonly unknown[]) => Promise<readonly unknown[]>

/** Features that sign. */
export const featureAnswers: Readonly<Record<string, FeatureAnswer>> = {
  'solana:signMessage': (context, inputs) =>
    each(inputs, async (input) => {
      const { key, bytes } = read(context, input, 'message')
      await context.consent({
        method: 'solana:signMessage',
        title: 'Sign a message',
        details: [['Message', new TextDecoder().decode(bytes)]],
      })
      return { signedMessage: bytes, signature: await signBytes(key, bytes) }
    }),
  'solana:signTransaction': async (context, inputs) => {
    const all = inputs.map((input) => read(context, input, 'transaction'))
    const title = all.length === 1 ? 'Sign a transaction' : `Sign ${all.length} transactions`
    await context.consent({ method: 'solana:signTransaction', title, details: all.flatMap(({ bytes }) => detailsOf(bytes)) })
    return Promise.all(all.map(async ({ key, bytes }) => ({ signedTransaction: await signTransaction(key, bytes) })))
  },
  'solana:signAndSendTransaction': (context, inputs) =>
    each(inputs, async (input) => {
      const { key, bytes } = read(context, input, 'transaction')
      await context.consent({ method: 'solana:signAndSendTransaction', title: 'Send a transaction', details: detailsOf(bytes) })
      if (context.url === undefined) throw new WalletError(4900, 'The wallet is disconnected from all chains.')
      const signature = await sendTransaction(context.url, await signTransaction(key, bytes))
      context.sent.push(getBase58Decoder().decode(signature))
      return { signature }
    }),
  'solana:signIn': (context, inputs) =>
    each(inputs.length === 0 ? [{}] : inputs, async (input) => {
      const { other = false, ...instead } = context.signsAs ?? {}
      const address = context.address(other)
      const text = signInMessage({ ...Object(input), ...instead }, address)
      await context.consentToConnect({ method: 'solana:signIn', title: 'Sign in', details: [['Message', text]] })
      const [account, key] = [context.account(address), context.keyOf(address)]
      if (account === undefined || key === undefined) throw unauthorized()
      const signedMessage = new TextEncoder().encode(text)
      return { account, signedMessage, signature: await signBytes(key, signedMessage) }
    }),
}

function read(context: FeatureContext, input: unknown, field: string): { readonly key: SolanaKey; readonly bytes: Uint8Array } {
  const { account, [field]: bytes } = Object(input) as Readonly<Record<string, unknown>>
  const key = context.keyOf(String((Object(account) as { readonly address?: unknown }).address))
  if (key === undefined) throw unauthorized()
  if (!(bytes instanceof Uint8Array)) throw badParameters(`Expected bytes as "${field}".`)
  return { key, bytes }
}

/** One after the other: each is asked for by itself. */
async function each(inputs: readonly unknown[], run: (input: unknown) => Promise<object>): Promise<readonly object[]> {
  const answers: object[] = []
  for (const input of inputs) answers.push(await run(input))
  return answers
}
