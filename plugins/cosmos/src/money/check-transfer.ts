import type { Session, TransferRequest } from '@billfold/kernel'
import { readTransfer, type WantedTransfer } from '@billfold/kernel/family'
import { readAddress } from '../read-address.js'
import { sendError } from './errors.js'
import { longestMemo } from './longest-memo.js'

const rules = {
  name: 'a Cosmos network',
  isAddress: (text: string) => readAddress(text) !== undefined,
  longestMemo,
  hasTokens: true,
}

/** Reads a request. What cannot be is refused here, with the reason, before a wallet or a node is asked. */
export function checkTransfer(session: Session, request: TransferRequest): WantedTransfer {
  const wanted = readTransfer(session, request, rules)
  const [receiver, sender] = [readAddress(wanted.to), readAddress(wanted.account.address)]
  // The wallet has given the account its address on this chain: whoever is paid has one that begins alike.
  if (sender !== undefined && receiver !== undefined && receiver.prefix !== sender.prefix)
    throw sendError('cosmos-send/other-chain', { found: receiver.prefix, needed: sender.prefix })
  return wanted
}
