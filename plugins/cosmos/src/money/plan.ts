import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { checkAmount, checkReceiver } from '@billfold/kernel/family'
import { readAddress } from '../read-address.js'
import { placeOf } from '../signing/signing.js'
import { sendError } from './errors.js'
import { longestMemo } from './longest-memo.js'

/** A transfer whose request was read and checked. */
export interface TransferPlan {
  readonly network: Network
  readonly chainId: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** The smallest unit of the coin; undefined for the network's own. */
  readonly denom: string | undefined
  readonly memo: string
}

/** Reads a request. What cannot be is refused here, with the reason, before a wallet or a node is asked. */
export function readPlan(session: Session, { to, amount, tokenAddress, memo = '' }: TransferRequest): TransferPlan {
  const { network, chainId, address: from } = placeOf(session, 'transfer')
  checkReceiver(to, { name: 'a Cosmos network', isAddress: (text) => readAddress(text) !== undefined })
  const [receiver, sender] = [readAddress(to), readAddress(from)]
  // The wallet has given the account its address on this chain: whoever is paid has one that begins alike.
  if (sender !== undefined && receiver !== undefined && receiver.prefix !== sender.prefix)
    throw sendError('cosmos-send/other-chain', { found: receiver.prefix, needed: sender.prefix })
  checkAmount(amount)
  if (new TextEncoder().encode(memo).length > longestMemo) throw sendError('cosmos-send/long-memo', { most: longestMemo })
  const denom = tokenAddress?.slice(tokenAddress.startsWith(`${network.caipNetworkId}:`) ? network.caipNetworkId.length + 1 : 0)
  return { network, chainId, from, to, amount, denom, memo }
}
