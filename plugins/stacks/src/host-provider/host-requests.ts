import type { Families, Session } from '@billfold/kernel'
import { invalidRequest, needSession, operationFailure, walletFailure } from '@billfold/kernel/family'
import { askedMethods } from '../contract.js'
import { walletName } from '../networks/network-names.js'
import { checkReceiver } from '../money/check-transfer.js'
import { sentBy } from '../money/sent-by.js'
import { type Signing, confirmPlace } from '../signing/signing.js'
import type { StacksCall } from '../wallets/ask-by-sdk.js'
import type { WalletRequests } from '../wallets/wallet-requests.js'

export interface HostRequestsNeeds {
  readonly families: Pick<Families, 'find'>
  readonly signing: Signing
  readonly requests: Pick<WalletRequests, 'ask'>
}

/** Answers what a host asks the wallet in use, for the account and on the network that it has right then. */
export class HostRequests {
  constructor(private readonly needs: HostRequestsNeeds) {}

  async answer(call: StacksCall): Promise<unknown> {
    const { signing } = this.needs
    const session = this.sessionFor(call)
    const { method, params } = call
    if (method === 'stx_signMessage') return signing.message(session, this.textOf(session, call, 'message'))
    if (method === 'stx_signStructuredMessage') return signing.typedData(session, { message: params['message'], domain: params['domain'] })
    const isSent = method !== 'stx_signTransaction' || params['broadcast'] === true
    if (!isSent) return signing.transaction(session, this.textOf(session, call, 'transaction'))
    return this.send(session, call)
  }

  private send(session: Session, call: StacksCall): Promise<unknown> {
    const { recipient } = call.params
    const network = confirmPlace(session, call.method)
    if (recipient !== undefined) checkReceiver(recipient, network)
    const params = { ...call.params, network: walletName(network) }
    return sentBy(() => this.needs.requests.ask(session, { ...call, params }))
  }

  /** The session in use. Refused where another account or another network is named, or the method is none that may be asked. */
  private sessionFor({ method, params }: StacksCall): Session {
    const session = needSession(this.needs.families, 'stacks', method)
    const { account, connector, network } = session
    const wallet = connector.name
    if (!askedMethods.includes(method as (typeof askedMethods)[number])) throw walletFailure('wallet/unsupported', { wallet, method })
    const { address, network: named } = params
    if (address !== undefined && address !== account.address)
      throw operationFailure('wallet/account-changed', { wallet, address: told(address) })
    if (named !== undefined && (network === undefined || named !== walletName(network)))
      throw operationFailure('wallet/network-changed', { wallet, network: told(named) })
    return session
  }

  private textOf(session: Session, { method, params }: StacksCall, name: string): string {
    const text = params[name]
    if (typeof text !== 'string') throw invalidRequest(session, method)
    return text
  }
}

const told = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 60) : typeof value)
