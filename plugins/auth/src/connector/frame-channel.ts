import type {
  Account,
  CaipNetworkId,
  ChainNamespace,
  Network,
  PairingChannel,
  PairingEvent,
  RpcGuard,
  WalletListener,
} from '@billfold/kernel'
import type { Lazy } from '@billfold/kernel/lazy'
import type { ApprovalDesk } from '../approval/approval-desk.js'
import type { FrameClient } from '../frame/frame-client.js'
import { frameChainId } from './frame-chain-id.js'
import { requestFailure } from './request-failure.js'

/** Requests with transactions as bytes. */
const withBytes: ReadonlySet<string> = new Set(['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'])

export interface FrameChannelNeeds {
  readonly client: Pick<FrameClient, 'request'>
  readonly desk: Pick<ApprovalDesk, 'ask'>
  readonly rpc: Pick<RpcGuard, 'classify'>
  readonly namespace: ChainNamespace
  /** What writes bytes as the frame does. */
  readonly calls: Lazy<typeof import('./frame-calls.js')>
  /** Methods that the family asks paired wallets for. */
  readonly methods: readonly string[]
  /** Every network of the family that the host asked for. */
  networks(): readonly Network[]
}

/** Channel to one family of the embedded wallet: what the family asks a paired wallet, this asks the frame. */
export class FrameChannel implements PairingChannel {
  addresses: readonly string[] = []
  readonly namespace: ChainNamespace
  readonly methods: readonly string[]
  /** Accounts with their types. */
  private names: readonly string[] = []
  private current: CaipNetworkId | undefined
  private readonly listeners = new Set<WalletListener>()

  constructor(private readonly needs: FrameChannelNeeds) {
    this.namespace = needs.namespace
    // Networks are changed by the connector: the frame knows no request for it.
    this.methods = needs.methods.filter((method) => needs.rpc.classify(needs.namespace, method) !== 'refused')
  }

  get networkIds(): readonly CaipNetworkId[] {
    return this.needs.networks().map(({ caipNetworkId }) => caipNetworkId)
  }

  networkId(): CaipNetworkId | undefined {
    return this.current
  }

  async request(method: string, params: unknown, networkId: CaipNetworkId | undefined = this.current): Promise<unknown> {
    const { client, desk, rpc, calls, namespace } = this.needs
    const network = this.needs.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
    const call = withBytes.has(method) ? await calls.use(({ frameCall }) => frameCall(method, params)) : undefined
    const send = (signal?: AbortSignal): Promise<unknown> =>
      client.request(
        'RPC_REQUEST',
        {
          ...{ method, params: call === undefined ? params : call.params, chainNamespace: namespace },
          ...(network && { chainId: frameChainId(network), rpcUrl: network.rpcUrls.default.http[0] }),
        },
        { signal },
      )
    try {
      const needsApproval = rpc.classify(namespace, method) === 'ask'
      const answer = await (needsApproval ? desk.ask({ namespace, method }, send) : send())
      return call === undefined ? answer : call.read(answer)
    } catch (error) {
      throw requestFailure(error)
    }
  }

  /** The frame has no events of its own. */
  watch(_listener: (event: PairingEvent) => void): () => void {
    return () => undefined
  }

  networkChanged(networkId: CaipNetworkId): void {
    if (networkId === this.current) return
    this.current = networkId
    for (const listener of [...this.listeners]) listener.networkChanged(networkId)
  }

  /** Subscribes to accounts and network; returns `unsubscribe`. */
  follow(listener: WalletListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes over what the frame tells of the person: the account in use comes first. */
  use(accounts: readonly Account[], networkId: CaipNetworkId | undefined): void {
    this.current = networkId
    // An account may become another type of account at the same address.
    const names = accounts.map(({ address, type = '' }) => `${address} ${type}`)
    const isSame = names.join() === this.names.join()
    this.names = names
    this.addresses = accounts.map(({ address }) => address)
    if (!isSame) for (const listener of [...this.listeners]) listener.accountsChanged(accounts)
  }
}
