import { type Hex, type TypedDataDefinition, hexToString, isHex, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

import type { Answer, WalletContext } from './context.js'
import { badParameters, unauthorized } from '../shared/wallet-error.js'

/** Answers that sign, and send nothing. */
export const signatureAnswers: Readonly<Record<string, Answer>> = {
  personal_sign: async (context, [message, address]) => {
    const account = accountOf(context, address)
    if (typeof message !== 'string') throw badParameters('Expected a string as message.')
    const raw: Hex = isHex(message) ? message : stringToHex(message)
    await context.consent({ method: 'personal_sign', title: 'Sign a message', details: [['Message', hexToString(raw)]] })
    return account.signMessage({ message: { raw } })
  },
  eth_signTypedData_v4: async (context, [address, data]) => {
    const account = accountOf(context, address)
    const typed = typedDataIn(data)
    const wanted = typed.domain?.chainId
    const { chainId } = context.memory.state
    if (wanted !== undefined && Number(wanted) !== chainId)
      throw badParameters(`Provided chainId "${wanted}" must match the active chainId "${chainId}"`)
    const details = [
      ['Type', typed.primaryType],
      ['Data', JSON.stringify(typed.message, undefined, 1)],
    ] as const
    await context.consent({ method: 'eth_signTypedData_v4', title: 'Sign data', details })
    return account.signTypedData(typed)
  },
}

/** The key of an address, when the page may use it. */
export function accountOf(context: WalletContext, address: unknown): PrivateKeyAccount {
  const wanted = String(address).toLowerCase()
  const isVisible = context.visible().some((seen) => seen.toLowerCase() === wanted)
  const account = context.accounts.find((own) => own.address.toLowerCase() === wanted)
  if (!isVisible || account === undefined) throw unauthorized()
  return account
}

function typedDataIn(data: unknown): TypedDataDefinition {
  try {
    return (typeof data === 'string' ? JSON.parse(data) : data) as TypedDataDefinition
  } catch (error) {
    throw badParameters(`The typed data is not JSON: ${String(error)}`)
  }
}
