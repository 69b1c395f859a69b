import type { Network, Session } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import type { SolanaAdapter } from '../adapter/solana-adapter.js'
import type { SolanaSignedMessage } from '../contract.js'
import { solanaError } from '../errors.js'
import { networkNames } from '../networks/wallet-chains.js'
import { fromBase58 } from '../provider/base58.js'
import { readBytes } from '../provider/bytes.js'
import { type SigningPlace, type SolanaWallet, walletOf } from '../provider/solana-wallet.js'
import { dispatch } from '../send/dispatch.js'
import { hostAccounts } from './host-accounts.js'

export interface HostFeaturesNeeds {
  readonly session: Session | undefined
  readonly adapter: Pick<SolanaAdapter, 'tools'>
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
      return wallet.signMessage(place.address, bytes)
    })
  }

  async signTransaction(...inputs: readonly unknown[]): Promise<readonly { readonly signedTransaction: Uint8Array }[]> {
    const asked = inputs.map((input) => this.read(input, 'transaction'))
    const [first] = asked
    if (first === undefined) return []
    // One question for all of them, where they are for one account.
    const isOne = asked.every(({ place }) => place.address === first.place.address)
    const signed = isOne
      ? await first.wallet.signTransactions(
          first.place,
          asked.map(({ bytes }) => bytes),
        )
      : (await inOrder(asked, ({ wallet, place, bytes }) => wallet.signTransactions(place, [bytes]))).flat()
    return signed.map((signedTransaction) => ({ signedTransaction }))
  }

  /** Several are sent one after the other: what fails keeps those behind it from being sent. */
  async signAndSendTransaction(...inputs: readonly unknown[]): Promise<readonly { readonly signature: Uint8Array }[]> {
    return inOrder(inputs, async (input) => ({ signature: await this.send(this.read(input, 'transaction')) }))
  }

  async signIn(...inputs: readonly unknown[]): Promise<readonly unknown[]> {
    const wallet = walletOf(this.needSession())
    return inOrder(inputs.length === 0 ? [{}] : inputs, async (input) => {
      const { address, ...signed } = await wallet.signIn(Object(input) as object)
      const session = this.needSession()
      const account = hostAccounts(session).find((each) => each.address === address)
      // Who signs in is somebody whom the page knows: the wallet may meanwhile be another, or on another account.
      if (account === undefined) throw solanaError('solana/account-changed', { wallet: session.connector.name, address })
      return { account, ...signed }
    })
  }

  private async send({ session, network, bytes, place, wallet, options }: Asked): Promise<Uint8Array> {
    if (!wallet.can('signTransaction')) return wallet.sendTransaction(place, bytes, Object(options ?? {}) as object)
    const { rpc } = await this.needs.adapter.tools()
    const account = session.accounts.find(({ address }) => address === place.address) ?? session.account
    const { signature } = await dispatch(rpc, { session: { ...session, account }, network, transaction: bytes })
    return fromBase58(signature) ?? new Uint8Array()
  }

  private read(input: unknown, field: 'message' | 'transaction'): Asked {
    const session = this.needSession()
    const { network, connector, accounts, account } = session
    const method = field === 'message' ? 'solana:signMessage' : 'solana:signTransaction'
    if (network === undefined) throw solanaError('solana/no-network', { operation: method })
    const address = textIn(fieldOf(fieldOf(input, 'account'), 'address')) ?? account.address
    const chain = textIn(fieldOf(input, 'chain'))
    if (!accounts.some((each) => each.address === address)) {
      throw solanaError('solana/account-changed', { wallet: connector.name, address })
    }
    if (chain !== undefined && !networkNames(network.caipNetworkId).some((name) => name === chain)) {
      throw solanaError('solana/other-network', { wallet: connector.name, network: chain.slice(0, 60) })
    }
    const bytes = readBytes(fieldOf(input, field))
    if (bytes === undefined) throw solanaError('solana/invalid-request', { wallet: connector.name, method })
    const place = { address, networkId: network.caipNetworkId }
    return { session, network, wallet: walletOf(session), place, bytes, options: fieldOf(input, 'options') }
  }

  private needSession(): Session {
    const { session } = this.needs
    if (session === undefined) throw solanaError('solana/not-connected', {})
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
