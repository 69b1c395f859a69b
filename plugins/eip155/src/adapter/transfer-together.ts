import { type TakenTransfers, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { chainIdHex } from '../rpc/hex.js'
import { readCapabilities } from './capabilities.js'
import { transferRequest } from './transfer.js'
import type { AskedSession } from './wallet-call.js'
import { callsEnd, sendCalls } from './wallet-calls.js'

/** True for a wallet that takes several calls with one yes (EIP-5792) on the network of the session. One that does not know the question cannot. */
export async function canTransferTogether(session: AskedSession): Promise<boolean> {
  const chainId = session.network === undefined ? undefined : chainIdHex(session.network.id)
  if (chainId === undefined) return false
  try {
    const capabilities = await readCapabilities(session)
    return capabilities[chainId] !== undefined || capabilities['0x0'] !== undefined
  } catch (error) {
    if (isBillfoldError(error)) return false
    throw error
  }
}

/**
 * Lets the person send several transfers with one yes. They are asked for once, as each transfer is; none needs another, so that wallets which send
 * one after the other take them too.
 */
export async function transferTogether(session: AskedSession, requests: readonly TransferRequest[]): Promise<TakenTransfers> {
  const calls = requests.map((request) => transferRequest(request, session.network?.id))
  const id = await sendCalls(session, calls, { operation: 'transferTogether', isAtomic: false })
  return {
    id,
    names: async (signal) => {
      const { names } = await callsEnd(session, id, signal)
      return Array.from({ length: requests.length }, (_, index) => (names.length === 1 ? names[0] : names[index]))
    },
  }
}
