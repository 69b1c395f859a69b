import type { CaipAddress, Network, Session, TransferRequest } from '@billfold/kernel'
import type { SendToken } from '../contract.js'
import { sendingError } from '../errors.js'
import type { Receiver } from '../receiver/receiver.js'

/** A transfer as it is reviewed, approved and asked for: one object that nobody changes on the way. */
export interface ReviewedTransfer {
  readonly account: CaipAddress
  readonly session: Session
  readonly network: Network
  readonly token: SendToken
  readonly to: string
  /** The name by which the receiver was found. */
  readonly name: string | undefined
  readonly amount: bigint
  readonly request: TransferRequest
}

export interface TransferParts {
  readonly session: Session | undefined
  readonly token: SendToken | undefined
  /** The text in the field of the amount. */
  readonly typed: string
  readonly amount: bigint | undefined
  readonly receiver: Receiver
  /** The note that goes with it; empty for none. */
  readonly memo: string
}

/** Puts a transfer together: of the network's own coin, or of the token that has an address. Throws for what is missing. */
export function readTransfer({ session, token, typed, amount, receiver, memo }: TransferParts): ReviewedTransfer {
  const to = receiver.kind === 'known' ? receiver.address : undefined
  const lacksAmount = token === undefined ? typed === '' : amount === undefined || amount === 0n
  if (lacksAmount || to === undefined) {
    const lacks = [...(lacksAmount ? (['amount'] as const) : []), ...(to === undefined ? (['receiver'] as const) : [])]
    throw sendingError('sending/incomplete', { lacks })
  }
  if (token === undefined || amount === undefined) throw sendingError('sending/no-token', undefined)
  const network = session?.network
  if (session === undefined || network === undefined || token.chainId !== network.caipNetworkId)
    throw sendingError('sending/unsupported-chain', { network: network?.name ?? token.chainId })
  const { address } = session.account
  return Object.freeze({
    ...{ account: `${network.caipNetworkId}:${address}` as const, session, network, token, to, amount },
    name: receiver.kind === 'known' ? receiver.name : undefined,
    request: Object.freeze({
      ...{ to, amount },
      ...(token.address !== undefined && { tokenAddress: token.address }),
      ...(memo !== '' && { memo }),
    }),
  })
}

/** Refuses a transfer that was reviewed for another account or network than the wallet is on now. */
export function checkUnchanged({ session, network }: ReviewedTransfer, now: Session | undefined): void {
  if (now === undefined || now.account.address !== session.account.address || now.namespace !== session.namespace)
    throw sendingError('sending/changed', { what: 'account' })
  if (now.network?.caipNetworkId !== network.caipNetworkId) throw sendingError('sending/changed', { what: 'network' })
}
