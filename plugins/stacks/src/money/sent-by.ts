import type { Session } from '@billfold/kernel'
import { fieldOf, mayHaveBeenSent } from '@billfold/kernel/family'
import { sendError } from './errors.js'

/** The name of what a wallet has sent. What it does not say, or fails after it may have sent, is an unknown outcome. */
export async function sentBy(session: Session, ask: () => Promise<unknown>): Promise<string> {
  const unknown = (cause?: unknown): Error => sendError('stacks-send/unknown-outcome', { wallet: session.connector.name }, cause)
  const said = await ask().catch((error: unknown) => {
    throw mayHaveBeenSent(error) ? unknown(error) : error
  })
  const txid = fieldOf(said, 'txid')
  if (typeof txid !== 'string' || !/^(?:0x)?[0-9a-f]{64}$/i.test(txid)) throw unknown()
  return txid.replace(/^0x/i, '').toLowerCase()
}
