import { walletFailure } from '@billfold/kernel/family'
import type { TransactionRequest, TransferRequest } from '@billfold/kernel'
import { isEvmAddress } from '../provider/address.js'

/** `transfer(address,uint256)`, the same for tokens that answer it and for those that return nothing. */
const transferSelector = '0xa9059cbb'
const anAddress = 'an EVM address: 40 hex digits after 0x'
const mostAmount = 2n ** 256n - 1n

/** The transaction that moves an amount: of the native coin, or of a token. */
export function transferRequest({ to, amount, tokenAddress }: TransferRequest): TransactionRequest {
  if (!isEvmAddress(to) || (tokenAddress !== undefined && !isEvmAddress(tokenAddress))) {
    throw walletFailure('wallet/invalid-address', { operation: 'transfer', needed: anAddress })
  }
  if (amount < 0n || amount > mostAmount) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
  if (tokenAddress === undefined) return { to, value: amount, data: '0x' }
  return { to: tokenAddress, data: `${transferSelector}${word(to.replace(/^0x/, '').toLowerCase())}${word(amount.toString(16))}` }
}

function word(hex: string): string {
  return hex.padStart(64, '0')
}
