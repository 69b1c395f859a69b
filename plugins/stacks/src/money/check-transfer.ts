import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { checkReceiver as checkFamily, readTransfer, transferError, type WantedTransfer } from '@billfold/kernel/family'
import { receiverKind } from '../address.js'
import { networkKind } from '../networks/network-names.js'
import { longestMemo } from './longest-memo.js'

const family = { name: 'Stacks', isAddress: (text: string) => receiverKind(text) !== undefined }

/** Refuses a transfer that cannot be meant, before a node or a wallet is asked. */
export function checkTransfer(session: Session, request: TransferRequest): WantedTransfer {
  const wanted = readTransfer(session, request, { ...family, longestMemo, refusesOneself: true })
  checkReceiver(wanted.to, wanted.network)
  return wanted
}

/** Refuses a receiver that is none of Stacks, or of other networks. */
export function checkReceiver(address: unknown, network: Network): void {
  checkFamily(address, family)
  if (receiverKind(address) !== networkKind(network)) throw transferError('transfer/other-network', { address, network: network.name })
}
