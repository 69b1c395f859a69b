import type { Families, Network, Session } from '@billfold/kernel'
import { fieldOf, frozenCopy, operationFailure, readBytes, sessionWallet, walletFailure } from '@billfold/kernel/family'
import type { SolanaSignedMessage } from '../contract.js'
import { networkNames } from '../networks/wallet-chains.js'
import { fromBase58 } from '../provider/encodings.js'
import { operationsOf } from '../provider/operations-of.js'
import type { SigningPlace, SolanaWallet } from '../provider/solana-wallet.js'
import { type DispatchNeeds, dispatch } from '../send/dispatch.js'
import { hostAccounts } from './host-accounts.js'

export interface HostFeaturesNeeds extends DispatchNeeds {
  readonly families: Pick<Families, 'find'>
}

interface Asked {
  readonly session: Session
  readonly network: Network
  readonly wallet: SolanaWallet
  readonly place: SigningPlace
  readonly bytes: Uint8Array
  readonly options: unknown
}

/** Answers what a host asks by the Wallet Standard: the wallet in use does it, for an account and a network that it has right then. */
export class HostFeatures {
  constructor(private readonly needs: HostFeaturesNeeds) {}

  async signMessage(...inputs: readonly unknown[]): Promise<readonly SolanaSignedMessage[]> {
    return inOrder(inputs, async (input) => {
      const { wallet, place, bytes } = this.read(input, 'message')
      return operationsOf(wallet, this.needs.mayAsk).signMessage(place.address, bytes)
    })
  }

  async signTransaction(...inputs: readonly unknown[]): Promise<readonly { readonly signedTransaction: Uint8Array }[]> {
    const asked = inputs.map((input) => this.read(input, 'transaction'))
    const [first] = asked
    if (first === undefined) return []
    // One question for all of them, where they are for one account.
    const isOne = asked.every(({ place }) => place.address === first.place.address)
    const signed = isOne
      ? await operationsOf(first.wallet, this.needs.mayAsk).signTransactions(
          first.place,
          asked.map(({ bytes }) => bytes),
        )
      : (
          await inOrder(asked, ({ wallet, place, bytes }) => operationsOf(wallet, this.needs.mayAsk).signTransactions(place, [bytes]))
        ).flat()
    return signed.map((signedTransaction) => ({ signedTransaction }))
  }

  /** Several are sent one after the other: what fails keeps those behind it from being sent. */
  async signAndSendTransaction(...inputs: readonly unknown[]): Promise<readonly { readonly signature: Uint8Array }[]> {
    return inOrder(inputs, async (input) => ({ signature: await this.send(this.read(input, 'transaction')) }))
  }

  async signIn(...inputs: readonly unknown[]): Promise<readonly unknown[]> {
    const wallet = operationsOf(sessionWallet(this.needSession('solana:signIn')), this.needs.mayAsk)
    return inOrder(inputs.length === 0 ? [{}] : inputs, async (input) => {
      const { address, ...signed } = await wallet.signIn(Object(input) as object)
      const session = this.needSession('solana:signIn')
      const account = hostAccounts(session, sessionWallet(session)).find((each) => each.address === address)
      // The page knows the account that signs in: the wallet may meanwhile be another, or on another account.
      if (account === undefined) throw operationFailure('wallet/account-changed', { wallet: session.connector.name, address })
      return { account, ...signed }
    })
  }

  private async send({ session, network, bytes, place, options }: Asked): Promise<Uint8Array> {
    const account = session.accounts.find(({ address }) => address === place.address) ?? session.account
    const own = frozenCopy(Object(options ?? {}) as object)
    const { signature } = await dispatch(this.needs, { session: { ...session, account }, network, transaction: bytes, options: own })
    return fromBase58(signature) ?? new Uint8Array()
  }

  private read(input: unknown, field: 'message' | 'transaction'): Asked {
    const method = field === 'message' ? 'solana:signMessage' : 'solana:signTransaction'
    const session = this.needSession(method)
    const { network, connector, accounts, account } = session
    if (network === undefined) throw operationFailure('wallet/no-network', { operation: method })
    const address = textIn(fieldOf(fieldOf(input, 'account'), 'address')) ?? account.address
    const chain = textIn(fieldOf(input, 'chain'))
    if (!accounts.some((each) => each.address === address)) {
      throw operationFailure('wallet/account-changed', { wallet: connector.name, address })
    }
    if (chain !== undefined && !networkNames(network.caipNetworkId).some((name) => name === chain)) {
      throw operationFailure('wallet/network-changed', { wallet: connector.name, network: chain.slice(0, 60) })
    }
    const bytes = readBytes(fieldOf(input, field))
    if (bytes === undefined) throw walletFailure('wallet/invalid-request', { wallet: connector.name, method })
    const place = { address, networkId: network.caipNetworkId }
    return { session, network, wallet: sessionWallet(session), place, bytes, options: fieldOf(input, 'options') }
  }

  private needSession(operation: string): Session {
    const session = this.needs.families.find('solana')?.session
    if (session === undefined) throw walletFailure('wallet/not-connected', { operation })
    return session
  }
}

function textIn(said: unknown): string | undefined {
  return typeof said === 'string' ? said : undefined
}

/** One after the other: the person is asked one thing at a time. */
async function inOrder<T, R>(inputs: readonly T[], run: (input: T) => Promise<R>): Promise<readonly R[]> {
  const answers: R[] = []
  for (const input of inputs) answers.push(await run(input))
  return answers
}
