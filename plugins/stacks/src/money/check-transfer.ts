import type { Network, Session } from '@billfold/kernel'
import { checkAmount, checkReceiver as checkFamily, transferError } from '@billfold/kernel/family'
import { receiverKind } from '../address.js'
import type { StacksTransferRequest } from '../contract.js'
import { networkKind } from '../networks/network-names.js'
import { sendError } from './errors.js'
import { longestMemo } from './longest-memo.js'

/** Refuses a transfer that cannot be meant, before a node or a wallet is asked. */
export function checkTransfer(
  { account }: Session,
  network: Network,
  { to, amount, memo = '', tokenAddress }: StacksTransferRequest,
): void {
  if (tokenAddress !== undefined) throw sendError('stacks-send/no-tokens', {})
  checkAmount(amount)
  checkReceiver(to, network)
  if (to === account.address) throw sendError('stacks-send/to-oneself', {})
  const bytes = new TextEncoder().encode(memo).length
  if (bytes > longestMemo) throw sendError('stacks-send/memo-too-long', { bytes })
}

/** Refuses a receiver that is none of Stacks, or of other networks. */
export function checkReceiver(address: unknown, network: Network): void {
  checkFamily(address, { name: 'Stacks', isAddress: (text) => receiverKind(text) !== undefined })
  if (receiverKind(address) !== networkKind(network)) throw transferError('transfer/other-network', { address, network: network.name })
}
