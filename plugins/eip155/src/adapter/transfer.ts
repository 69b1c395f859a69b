import { walletFailure } from '@billfold/kernel/family'
import { bigIntText, lowerCase, padStart, part } from '@billfold/kernel/primordials'
import type { TransactionRequest, TransferRequest } from '@billfold/kernel'
import { receiverOf } from '../address/receiver.js'

/** `transfer(address,uint256)`, the same for tokens that answer it and for those that return nothing. */
const transferSelector = '0xa9059cbb'
const mostAmount = 2n ** 256n - 1n

/** The transaction that moves an amount on the network with this id: of the native coin, or of a token. */
export function transferRequest({ to, amount, tokenAddress }: TransferRequest, chainId?: number | string): TransactionRequest {
  const place = { operation: 'transfer', chainId }
  const receiver = receiverOf(to, place)
  if (amount < 0n || amount > mostAmount) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
  if (tokenAddress === undefined) return { to: receiver, value: amount, data: '0x' }
  const data = `${transferSelector}${word(lowerCase(part(receiver, 2)))}${word(bigIntText(amount, 16))}`
  return { to: receiverOf(tokenAddress, place), data }
}

function word(hex: string): string {
  return padStart(hex, 64, '0')
}
