import { askWallet, fieldOf, frozenCopy, type MayAsk, needAnswer, operationFailure } from '@billfold/kernel/family'
import { isSameAccount } from '../address/ss58.js'
import { polkadotFailures as failures } from '../failures.js'
import { boundNetwork } from '../wallets/injected-accounts.js'
import type { InjectedMethod, InjectedWallet } from '../wallets/injected-wallet.js'
import { fromHex, toHex } from './hex.js'
import type { SignerPayload } from './signer-payload.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

/** Asks an extension, for an account that it shows right then. */
export class InjectedRequests implements WalletRequests {
  constructor(
    private readonly wallet: InjectedWallet,
    private readonly mayAsk: MayAsk,
  ) {}

  async signMessage(place: SigningPlace, message: Uint8Array): Promise<Uint8Array> {
    const address = await this.shownAddress(place)
    return this.sign('signRaw', { address, data: toHex(message), type: 'bytes' })
  }

  async signPayload(place: SigningPlace, payload: SignerPayload): Promise<Uint8Array> {
    const address = await this.shownAddress(place)
    return this.sign('signPayload', { ...payload, address })
  }

  private async sign(method: InjectedMethod, request: object): Promise<Uint8Array> {
    const said = await this.ask(method, frozenCopy(request))
    return needAnswer(fromHex(fieldOf(said, 'signature'), 100), { wallet: this.wallet.name, method, needed: 'a signature' })
  }

  /** The address in the letters of the extension. The person may have taken it away, or bound it to another network. */
  private async shownAddress({ address, network }: SigningPlace): Promise<string> {
    const { name: wallet } = this.wallet
    const shown = this.wallet.read(await this.ask('accounts.get'))?.find((account) => isSameAccount(account.address, address))
    if (shown === undefined) throw operationFailure('wallet/account-changed', { wallet, address })
    const bound = boundNetwork(shown) ?? network.caipNetworkId
    if (bound !== network.caipNetworkId) throw operationFailure('wallet/network-changed', { wallet, network: network.name })
    return shown.address
  }

  private ask(method: InjectedMethod, ...given: readonly object[]): Promise<unknown> {
    const { wallet, mayAsk } = this
    return askWallet(() => wallet.method(method)(...given), { wallet: wallet.name, method, failures, mayAsk })
  }
}
