import type { Families, ClockPort, PluginRpc, Session } from '@billfold/kernel'
import { sendOnce } from '../adapter/sending.js'
import { movesMoney } from '../adapter/sent-answer.js'
import { sign } from '../adapter/signing.js'
import { confirmSession, promptSession } from '../adapter/wallet-call.js'
import { askWallet } from '../provider/ask-wallet.js'
import { type MayAsk, fieldOf, noteSent } from '@billfold/kernel/family'
import type { Reads } from '../reads/evm-reads.js'
import { Eip1193Error } from '../rpc/eip1193-error.js'
import { chainIdHex, readQuantity } from '../rpc/hex.js'
import { type HostCall, accountIn, needsNetwork, parameter } from './host-call.js'
import { mustHaveReceivers } from './host-receivers.js'

export interface HostWalletNeeds {
  readonly families: Pick<Families, 'find'>
  readonly reads: Pick<Reads, 'confirm'>
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly mayAsk: MayAsk
  readonly guard: Pick<PluginRpc, 'preview'>
  /** Aborted when the page ends. */
  readonly signal: AbortSignal
}

/** Methods that give a signature. */
const signs: ReadonlySet<string> = new Set(['personal_sign', 'eth_signTypedData_v4'])

/** Hands requests of a host to the wallet in use. */
export class HostWallet {
  constructor(private readonly needs: HostWalletNeeds) {}

  /** Reads something that only the wallet knows, and tells without asking the person. */
  read({ method, params }: HostCall): Promise<unknown> {
    const session = this.session(method)
    return askWallet(session.provider, { method, ...(params && { params }) }, { wallet: session.connector.name, mayAsk: this.needs.mayAsk })
  }

  /** Asks for something that the person approves in the wallet, once, for an account and on a network that the wallet has right then. */
  async approve(call: HostCall): Promise<unknown> {
    await this.preview(call)
    const session = this.session(call.method)
    const address = accountIn(call)
    if (address !== undefined && !session.accounts.some((account) => isSame(account.address, address))) {
      throw new Eip1193Error(4100, `${address} is no account of the connected wallet`)
    }
    const network = needsNetwork(call)
    if (network && session.network !== undefined) await this.needs.reads.confirm(session.network)
    mustHaveReceivers(call, session.network)
    const params = completed(call, session)
    const asked = { ...session, ending: this.needs.signal, clock: this.needs.clock, mayAsk: this.needs.mayAsk }
    await confirmSession(asked, { network, ...(address !== undefined && { address }) })
    if (signs.has(call.method)) return sign(asked, call.method, params)
    const answer = await (movesMoney(call.method) ? sendOnce : promptSession)(asked, { method: call.method, ...(params && { params }) })
    if (call.method === 'eth_sendTransaction') noteSent(this.needs, { session, hash: answer, ...sentByHost(parameter(call, 0)) })
    return answer
  }

  /** Whoever shows requests may show this one first. The wallet that is in use afterwards is the one that is asked. */
  private async preview(call: HostCall): Promise<void> {
    const { method, params } = call
    const session = this.session(method)
    const isMeant = await this.needs.guard.preview({ namespace: session.namespace, method, params, session })
    if (!isMeant) throw new Eip1193Error(4001, 'The visitor did not want the request')
    const now = this.session(method)
    const isThere = !needsNetwork(call) || now.network?.caipNetworkId === session.network?.caipNetworkId
    if (now.account.address !== session.account.address || !isThere)
      throw new Eip1193Error(4100, 'The account or the network is another one than was shown')
  }

  private session(method: string): Session {
    const session = this.needs.families.find('eip155')?.session
    if (session === undefined) throw new Eip1193Error(4100, `Connect a wallet before ${method}`)
    return session
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** A transaction names its sender and its chain, so that it goes nowhere else in the last moment. */
function completed(call: HostCall, { account, network }: Session): HostCall['params'] {
  const given = parameter(call, 0)
  if (call.method !== 'eth_sendTransaction' || typeof given !== 'object' || given === null) return call.params
  const chainId = network && chainIdHex(network.id)
  const named = fieldOf(given, 'chainId')
  if (chainId === undefined || (named !== undefined && readQuantity(named) !== BigInt(chainId))) {
    throw new Eip1193Error(4901, 'The transaction is for another chain than the wallet is on')
  }
  return [{ from: account.address, ...given, chainId }]
}

/** The receiver and the amount of a transaction as a host writes it. */
function sentByHost(transaction: unknown): { readonly to?: string; readonly value?: bigint } {
  const [to, value] = [fieldOf(transaction, 'to'), readQuantity(fieldOf(transaction, 'value'))]
  return { ...(typeof to === 'string' && { to }), ...(value !== undefined && { value }) }
}
