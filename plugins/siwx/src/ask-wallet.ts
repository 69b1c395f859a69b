import { type ChainAdapter, type Log, type SignInFields, isBillfoldError, isRefusal } from '@billfold/kernel'
import { parseMessage } from '@billfold/siwx-server/message'
import type { SignInTarget } from './target.js'

export interface WalletQuestion {
  readonly adapter: ChainAdapter
  readonly target: SignInTarget
  /** The text, as the person has read it. */
  readonly text: string
  readonly log: Pick<Log, 'warn'>
}

/** A text and its signature, as the wallet gave them. */
export interface SignedText {
  readonly text: string
  readonly signature: string
}

/**
 * Lets the wallet sign in by its own way where it has one, else sign the text. A wallet that writes something else than what was asked for, or
 * cannot do it, is asked to sign the text: nothing of what it wrote is taken.
 */
export async function askWallet({ adapter, target, text, log }: WalletQuestion): Promise<SignedText | undefined> {
  const asked = parseMessage(text)
  if (adapter.signIn !== undefined && asked !== undefined) {
    try {
      const { address: _, chainId, ...fields } = asked
      const input: SignInFields = { ...fields, chainId: chainId.slice(chainId.indexOf(':') + 1) }
      const signed = await adapter.signIn(target.session, input)
      if (signed !== undefined && isSame(parseMessage(signed.message), asked))
        return { text: signed.message, signature: joined(signed.signature) }
      if (signed !== undefined) log.warn(`${target.session.connector.name} wrote another sign-in than it was asked for.`)
    } catch (error) {
      if (isRefusal(error) || isBillfoldError(error, 'wallet/account-changed')) throw error
      log.warn(`${target.session.connector.name} did not sign in by its own way.`, error)
    }
  }
  const signature = await adapter.signMessage?.(target.session, text)
  return signature === undefined ? undefined : { text, signature: joined(signature) }
}

function joined(signature: string | readonly string[]): string {
  return typeof signature === 'string' ? signature : signature.join(',')
}

/** Field by field: wallets leave out one of two empty lines. */
function isSame(one: ReturnType<typeof parseMessage>, other: ReturnType<typeof parseMessage>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
