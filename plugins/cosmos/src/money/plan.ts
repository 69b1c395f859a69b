import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { readTransfer } from '@billfold/kernel/family'
import { readAddress } from '../read-address.js'
import { chainIdOf } from '../networks/chain-ids.js'
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

const rules = {
  name: 'a Cosmos network',
  isAddress: (text: string) => readAddress(text) !== undefined,
  longestMemo,
  hasTokens: true,
}

/** Reads a request. What cannot be is refused here, with the reason, before a wallet or a node is asked. */
export function readPlan(session: Session, request: TransferRequest): TransferPlan {
  const { account, token: denom, ...wanted } = readTransfer(session, request, rules)
  const { address: from } = account
  const { network, to } = wanted
  const [receiver, sender] = [readAddress(to), readAddress(from)]
  // The wallet has given the account its address on this chain: whoever is paid has one that begins alike.
  if (sender !== undefined && receiver !== undefined && receiver.prefix !== sender.prefix)
    throw sendError('cosmos-send/other-chain', { found: receiver.prefix, needed: sender.prefix })
  return { ...wanted, chainId: chainIdOf(network.caipNetworkId), from, denom }
}
