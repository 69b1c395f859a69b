import type { TransactionRequest } from '@billfold/kernel'

/** `approve(address,uint256)` with its two words. */
const approval = /^0x095ea7b30{24}([0-9a-f]{40})[0-9a-f]{64}$/i

/** Who an approval is for; undefined for what is none. */
export function readSpender(data: string): string | undefined {
  const spender = approval.exec(data)?.[1]
  return spender === undefined ? undefined : `0x${spender.toLowerCase()}`
}

/** An approval for exactly an amount. */
export function exactApproval(token: string, spender: string, amount: bigint): TransactionRequest {
  const words = [spender.slice(2).toLowerCase(), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return { to: token, data: `0x095ea7b3${words.join('')}` }
}
