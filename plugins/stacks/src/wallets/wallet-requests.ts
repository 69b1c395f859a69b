import type { Session } from '@billfold/kernel'
import { type FamilyParts, PairedWallet, askWallet, heldMethod, requestByRpc, walletFailure } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { stacksFailures as failures } from '../failures.js'
import type { StacksCall } from './ask-by-sdk.js'
import { marksOf } from './wallet-kinds.js'

export type WalletRequestsNeeds = Pick<FamilyParts, 'clock' | 'mayAsk'>

/** Asks the wallet of a session, whichever way it is reached. Its answers are foreign until they are read. */
export class WalletRequests {
  private readonly sdk: Lazy<typeof import('./ask-by-sdk.js')>

  constructor(private readonly needs: WalletRequestsNeeds) {
    this.sdk = lazy(() => import('./ask-by-sdk.js'), { what: 'requests to Stacks wallets', clock: needs.clock })
  }

  ask(session: Session, call: StacksCall): Promise<unknown> {
    const { provider, connector, network } = session
    if (network === undefined) throw walletFailure('wallet/no-network', { operation: call.method })
    const options = { wallet: connector.name, failures, mayAsk: this.needs.mayAsk }
    if (!(provider instanceof PairedWallet)) return this.askInPage(provider, call, options)
    const { channel } = provider
    const { method, params } = call
    return askWallet(() => heldMethod(channel, 'request', connector.name)?.(method, params, network.caipNetworkId), { ...options, method })
  }

  /** True when a wallet knows a method, as far as it says before it is asked. */
  knows({ provider }: Session, method: string): boolean {
    return !(provider instanceof PairedWallet) || provider.allows(method)
  }

  private askInPage(provider: unknown, call: StacksCall, options: Parameters<typeof requestByRpc>[2]): Promise<unknown> {
    const isThing = typeof provider === 'object' && provider !== null
    if (!isThing) return Promise.reject(walletFailure('wallet/no-provider', { wallet: options.wallet }))
    return this.sdk.use(({ askBySdk }) => askBySdk(marksOf(provider), call, (own) => requestByRpc(provider, own, options)))
  }
}
