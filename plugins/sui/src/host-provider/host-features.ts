import type { Families, Session } from '@billfold/kernel'
import { fieldOf, invalidRequest, needNetwork, needSession, operationFailure, readBytes, withAccount } from '@billfold/kernel/family'
import type { SuiExecuted, SuiSigned, SuiTransaction } from '../contract.js'
import { networkNames } from '../networks/wallet-chains.js'
import type { Signing } from '../signing/signing.js'

export interface HostFeaturesNeeds {
  readonly signing: Signing
  readonly families: Pick<Families, 'find'>
}

/** The longest transaction, as JSON: what it becomes has at most 128 kB. */
const longestTransaction = 1_000_000

/** Answers what a host asks by the Wallet Standard: the wallet in use does it, for an account and a network that it has right then. */
export class HostFeatures {
  constructor(private readonly needs: HostFeaturesNeeds) {}

  async signPersonalMessage(input: unknown): Promise<SuiSigned> {
    const session = this.sessionFor(input, 'sui:signPersonalMessage')
    const message = readBytes(fieldOf(input, 'message'))
    if (message === undefined) throw invalidRequest(session, 'sui:signPersonalMessage')
    return this.needs.signing.message(session, message)
  }

  async signTransaction(input: unknown): Promise<SuiSigned> {
    const session = this.sessionFor(input, 'sui:signTransaction')
    return this.needs.signing.transaction(session, await readTransaction(session, input))
  }

  async signAndExecuteTransaction(input: unknown): Promise<SuiExecuted> {
    const session = this.sessionFor(input, 'sui:signAndExecuteTransaction')
    return this.needs.signing.execute(session, await readTransaction(session, input))
  }

  /** The session in use, with the account that the host names; refused where it is not connected, or another network is meant. */
  private sessionFor(input: unknown, method: string): Session {
    const session = needSession(this.needs.families, 'sui', method)
    const network = needNetwork(session, method)
    const address = textIn(fieldOf(fieldOf(input, 'account'), 'address')) ?? session.account.address
    const chain = textIn(fieldOf(input, 'chain'))
    const named = withAccount(session, address)
    if (chain !== undefined && !networkNames(network.caipNetworkId).some((name) => name === chain))
      throw operationFailure('wallet/network-changed', { wallet: session.connector.name, network: chain.slice(0, 60) })
    return named
  }
}

/** The transaction as JSON, read once: the wallet is handed what was read, whatever becomes of the object. */
async function readTransaction(session: Session, input: unknown): Promise<string> {
  const transaction = fieldOf(input, 'transaction')
  const isTransaction = typeof fieldOf(transaction, 'toJSON') === 'function'
  const written: unknown = isTransaction ? await (transaction as SuiTransaction).toJSON() : undefined
  if (typeof written !== 'string' || written.length > longestTransaction) throw invalidRequest(session, 'sui:signTransaction')
  return written
}

function textIn(said: unknown): string | undefined {
  return typeof said === 'string' ? said : undefined
}
