import type { ChainAdapter, Families, Networks, NetworkSwitch, Session } from '@billfold/kernel'
import { parseUnits } from '@billfold/kernel/amounts'
import { namespaceOf } from '../assets/offered-assets.js'
import type { ExchangeOrder } from '../contract.js'
import { exchangeError } from '../errors.js'
import type { OrderDesk } from '../orders/order-desk.js'
import type { ReadPayment } from './read-payment.js'

/** The name under which the connected wallet stands among those who pay. */
const walletId = 'wallet'

export interface WalletPayerNeeds {
  readonly families: Pick<Families, 'find' | 'needAdapter'>
  readonly networks: Pick<Networks, 'find'>
  readonly networkSwitch: Pick<NetworkSwitch, 'switchTo'>
  readonly desk: Pick<OrderDesk, 'charge'>
}

/** The connected wallet as one who pays. */
export class WalletPayer {
  constructor(private readonly needs: WalletPayerNeeds) {}

  /** The wallet that is connected on the family of a payment. */
  session({ asset }: Pick<ReadPayment, 'asset'>): Session | undefined {
    return this.needs.families.find(namespaceOf(asset.network))?.session
  }

  /** Asks the wallet for a payment. Rejects where it is known that nothing was paid. */
  async pay(payment: ReadPayment): Promise<ExchangeOrder> {
    const { families, desk } = this.needs
    const session = this.session(payment)
    if (session === undefined) throw exchangeError('exchange/no-wallet', undefined)
    const adapter = await families.needAdapter(session.namespace, 'pay')
    const { connector, account } = session
    const wish = {
      ...payment,
      exchange: { id: walletId, name: connector.name },
      payer: `${payment.asset.network}:${account.address}` as const,
    }
    return desk.charge(wish, async () => this.transfer(payment, { session: await this.onNetwork(payment, session), adapter }))
  }

  /** The wallet on the network of a payment, with the account that was to pay. */
  private async onNetwork(payment: ReadPayment, { account }: Session): Promise<Session> {
    const { networks, networkSwitch } = this.needs
    const { network } = payment.asset
    const moved = (cause?: unknown): Error =>
      exchangeError('exchange/wallet-moved', { network: networks.find(network)?.name ?? network }, cause)
    if (this.session(payment)?.network?.caipNetworkId !== network)
      await networkSwitch.switchTo(network, { throwOnFailure: true }).catch((error: unknown) => {
        throw moved(error)
      })
    const now = this.session(payment)
    if (now?.network?.caipNetworkId !== network || now.account.address !== account.address) throw moved()
    return now
  }

  private async transfer(
    { asset, amount, recipient }: ReadPayment,
    { session, adapter }: { readonly session: Session; readonly adapter: Pick<ChainAdapter, 'transfer'> },
  ): Promise<string> {
    const units = parseUnits(amount, asset.metadata.decimals)
    if (adapter.transfer === undefined || units === undefined)
      throw exchangeError('exchange/unsupported-asset', { asset: asset.metadata.symbol })
    return adapter.transfer(session, {
      to: recipient.slice(asset.network.length + 1),
      amount: units,
      ...(asset.asset !== 'native' && { tokenAddress: asset.asset }),
    })
  }
}
