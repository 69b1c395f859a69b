import type { Network, Session } from '@billfold/kernel'
import { askPaired, type FamilyParts, needNetwork, PairedWallet, requestByRpc, walletFailure } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { stacksFailures as failures } from '../failures.js'
import type { StacksCall } from './ask-by-sdk.js'
import { marksOf } from './wallet-kinds.js'

/** Asks the wallet of a session, whichever way it is reached. Its answers are foreign until they are read. */
export class WalletRequests {
  private readonly sdk: Lazy<typeof import('./ask-by-sdk.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
    this.sdk = lazy(() => import('./ask-by-sdk.js'), { what: 'requests to Stacks wallets', clock: needs.clock })
  }

  /** Asks through the library of the field, or over a pairing. */
  async ask(session: Session, call: StacksCall): Promise<unknown> {
    const { provider, connector } = session
    const { caipNetworkId } = needNetwork(session, call.method)
    if (!(provider instanceof PairedWallet))
      return this.sdk.use(({ askBySdk }) => askBySdk(marksOf(Object(provider)), call, (own) => this.askItself(session, own)))
    const options = { wallet: connector.name, failures, mayAsk: this.needs.mayAsk }
    return askPaired(provider.channel, [call.method, call.params, caipNetworkId], options)
  }

  /** True when a wallet knows a method, as far as it says before it is asked. */
  knows({ provider }: Session, method: string): boolean {
    return !(provider instanceof PairedWallet) || provider.allows(method)
  }

  /** Asks a wallet of this page as it is: what the library has no words for. */
  askItself({ provider, connector }: Session, call: StacksCall, wanted?: Network): Promise<unknown> {
    const { name: wallet } = connector
    if (provider instanceof PairedWallet) throw walletFailure('wallet/unsupported', { wallet, method: call.method })
    return requestByRpc(provider, call, { wallet, failures, mayAsk: this.needs.mayAsk, networkId: wanted?.caipNetworkId })
  }
}
