import type { Account } from '../src/wallets/contract/account.js'
import type { TransferRequest } from '../src/wallets/contract/chain-adapter.js'
import type { Session } from '../src/wallets/contract/connection.js'
import type { Network } from '../src/wallets/contract/network.js'
import { checkAmount, needNetwork } from './operation-checks.js'
import { type ReceiverFamily, checkReceiver } from './receiver.js'
import { transferError } from './transfer-errors.js'

/** Rules by which the transfers of a family are read. */
export interface TransferRules extends Pick<ReceiverFamily, 'isAddress'> {
  /** As people call the family; its network when absent. */
  readonly name?: string
  /** The largest amount that its transactions have room for, in smallest units. */
  readonly mostAmount?: bigint
  /** Bytes of the longest memo. */
  readonly longestMemo?: number
  /** True where the network takes nothing that is sent to its sender. */
  readonly refusesOneself?: boolean
  /** True where coins beside that of the network can be sent. */
  readonly hasTokens?: boolean
}

/** A transfer as it was asked for. */
export interface WantedTransfer {
  readonly network: Network
  readonly account: Account
  readonly to: string
  readonly amount: bigint
  readonly memo: string
  /** The coin as its chain calls it; undefined for that of the network. */
  readonly token: string | undefined
}

/** Reads a transfer. What cannot be is refused with the reason, before a node or a wallet is asked. */
export function readTransfer(
  session: Session,
  { to, amount, memo = '', tokenAddress }: TransferRequest,
  { mostAmount, longestMemo = Infinity, refusesOneself, hasTokens, ...family }: TransferRules,
): WantedTransfer {
  const network = needNetwork(session, 'transfer')
  if (tokenAddress !== undefined && hasTokens !== true) throw transferError('transfer/no-tokens', { network: network.name })
  checkReceiver(to, { name: network.name, ...family })
  if (refusesOneself === true && to === session.account.address) throw transferError('transfer/to-oneself', {})
  checkAmount(amount, mostAmount)
  const bytes = new TextEncoder().encode(memo).length
  if (bytes > longestMemo) throw transferError('transfer/long-memo', { bytes, most: longestMemo })
  // Assets are named by their network and what they are called there.
  const prefix = `${network.caipNetworkId}:`
  const token = tokenAddress?.startsWith(prefix) === true ? tokenAddress.slice(prefix.length) : tokenAddress
  return { network, account: session.account, to, amount, memo, token }
}
