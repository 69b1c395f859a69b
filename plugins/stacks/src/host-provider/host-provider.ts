import { ConnectingProvider, frozenCopy, needNetwork } from '@billfold/kernel/family'
import type { StacksAnswer, StacksProvider } from '../contract.js'
import { networkKind, walletName } from '../networks/network-names.js'
import type { StacksOperations } from '../operations.js'
import { StacksRpcError, toRpcError } from './rpc-error.js'

/** What a host's own libraries talk to: a wallet by SIP-030, one object that stays while wallets come and go. */
export class HostProvider extends ConnectingProvider<StacksOperations> implements StacksProvider {
  private count = 0

  /** Libraries take it off the object: it needs no `this`. */
  readonly request = async (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<StacksAnswer> => {
    const id = (this.count += 1)
    try {
      return { jsonrpc: '2.0', id, result: await this.answer(method, params) }
    } catch (error) {
      throw error instanceof StacksRpcError ? error : toRpcError(error)
    }
  }

  readonly listen = (event: string, listener: (told: unknown) => void): (() => void) => this.addListener(event, listener)

  protected follow(): void {
    this.when(
      () => this.addresses.join(),
      () => this.emit('stx_accountChange', this.entries),
    )
    this.when(
      () => this.networkId,
      () => this.emit('stx_networkChange', this.networks),
    )
  }

  private answer(method: string, params: unknown): Promise<unknown> {
    if (typeof method !== 'string') throw new StacksRpcError(-32600, "A request needs a method, such as 'stx_getAddresses'")
    if (method === 'stx_getAddresses' || method === 'getAddresses') return this.connect()
    if (method === 'stx_getNetworks') return Promise.resolve(this.networks)
    // It is read once: what was checked is what the wallet gets.
    const own = frozenCopy(Object(params) as Readonly<Record<string, unknown>>)
    return this.parts.operations.use(({ host }) => host.answer({ method, params: own }))
  }

  private async connect(): Promise<unknown> {
    await this.connected()
    return { addresses: this.entries }
  }

  /** The accounts of the wallet in use, the active one first. */
  private get entries(): readonly object[] {
    const accounts = this.currentSession?.accounts ?? []
    return this.addresses.map((address) => {
      const publicKey = accounts.find((account) => account.address === address)?.publicKey
      return { symbol: 'STX', address, publicKey: publicKey ?? '' }
    })
  }

  private get networks(): object {
    const network = needNetwork({ network: this.currentNetwork }, 'stx_getNetworks')
    const id = walletName(network)
    const transactionVersion = networkKind(network) === 'testnet' ? 0x80 : 0
    return { active: id, networks: [{ id, chainId: Number(network.id), transactionVersion }] }
  }
}
