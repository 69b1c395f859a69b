import { type TakenTransactions, type TransactionRequest, isBillfoldError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { capabilityOn, readCapabilities } from './capabilities.js'
import type { AskedSession } from './wallet-call.js'
import { callsEnd, sendCalls } from './wallet-calls.js'

/** What EIP-5792 says of a wallet that carries out calls as one, or would once the person lets it upgrade the account. */
const atomic: readonly unknown[] = ['supported', 'ready']

/** True for a wallet that carries out several calls as one on the network of the session. One that does not know the question cannot. */
export async function canSendTogether(session: AskedSession): Promise<boolean> {
  const { network } = session
  if (network === undefined) return false
  try {
    return atomic.includes(fieldOf(capabilityOn(await readCapabilities(session), network.id, 'atomic'), 'status'))
  } catch (error) {
    if (isBillfoldError(error)) return false
    throw error
  }
}

/** Lets the person send several transactions as one. */
export async function sendTogether(session: AskedSession, requests: readonly TransactionRequest[]): Promise<TakenTransactions> {
  const id = await sendCalls(session, requests, { operation: 'sendTogether', isAtomic: true })
  return {
    id,
    end: async (signal) => {
      const { status, names } = await callsEnd(session, id, signal)
      return { status: status < 300 ? 'confirmed' : 'failed', hash: names.at(-1) }
    },
  }
}
