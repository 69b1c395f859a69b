import type {
  Account,
  Alerts,
  CaipNetworkId,
  ChainNamespace,
  Families,
  Grant,
  Log,
  Network,
  Networks,
  PairingProfile,
  RpcGuard,
  StoredValue,
} from '@billfold/kernel'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { ApprovalDesk } from '../approval/approval-desk.js'
import { authError } from '../errors.js'
import type { FrameClient } from '../frame/frame-client.js'
import { type FrameUser, frameLimits } from '../protocol/index.js'
import { authNamespaces } from './auth-connector.js'
import { caipOf, frameChainId } from './frame-chain-id.js'
import { FrameChannel } from './frame-channel.js'

export interface EmbeddedWalletNeeds {
  readonly client: Pick<FrameClient, 'close' | 'reload' | 'request'>
  readonly clock: { after(milliseconds: number, run: () => void): () => void }
  readonly families: Pick<Families, 'find' | 'needAdapter'>
  readonly networks: Pick<Networks, 'namespaces' | 'of' | 'preferredNetwork'>
  readonly desk: Pick<ApprovalDesk, 'ask'>
  readonly rpc: Pick<RpcGuard, 'classify'>
  readonly alerts: Pick<Alerts, 'raise'>
  readonly log: Pick<Log, 'warn'>
  readonly used: Pick<StoredValue<true>, 'read' | 'remove' | 'write'>
}

/** Grants for a family, and for the others that the same login reaches. */
export interface AllGrants {
  readonly grant: Grant
  readonly others: NonNullable<Grant['others']>
}

/** The wallet behind the frame, for every family that it has keys of. */
export class EmbeddedWallet {
  /** Whoever is logged in, as the frame told it last of each family. */
  private readonly users = new Map<ChainNamespace, FrameUser>()
  private readonly channels = new Map<ChainNamespace, FrameChannel>()

  private readonly calls: Lazy<typeof import('./frame-calls.js')>

  constructor(private readonly needs: EmbeddedWalletNeeds) {
    this.calls = lazy(() => import('./frame-calls.js'), { what: 'Solana transactions', clock: needs.clock })
  }

  /** Whoever is logged in, as a family knows them. */
  user(namespace: ChainNamespace): FrameUser | undefined {
    return this.users.get(namespace)
  }

  /** True when somebody logged in on this page before, and did not log out. */
  get wasUsed(): boolean {
    return this.needs.used.read() === true
  }

  /** Asks the frame whether the session of this browser lives. One that does not is forgotten. */
  async isLoggedIn(): Promise<boolean> {
    if (!this.wasUsed) return false
    const { isConnected } = await this.needs.client.request('IS_CONNECTED', undefined)
    if (!isConnected) this.forget()
    return isConnected
  }

  /** Connects a family, and every other one that the login reaches. Another one that fails is told, and stays away. */
  async connectAll(namespace: ChainNamespace, network: Network | undefined): Promise<AllGrants> {
    const { networks, client, alerts, log } = this.needs
    const front = network ?? this.networkOf(namespace)
    const grant = await this.connect(namespace, front)
    const rest = networks.namespaces.filter((other) => other !== namespace && authNamespaces.includes(other))
    const settled = await Promise.allSettled(rest.map(async (other) => ({ namespace: other, ...(await this.connect(other)) })))
    const others = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    for (const [at, each] of settled.entries()) {
      if (each.status === 'fulfilled') continue
      alerts.raise('APKTW001', rest[at])
      log.warn('A family of the login could not be connected', each.reason)
    }
    // The frame stays on the network that it was asked about last.
    if (front !== undefined && rest.length > 0) {
      await client.request('SWITCH_NETWORK', { chainId: frameChainId(front), rpcUrl: rpcUrlOf(front) })
    }
    return { grant, others }
  }

  /** Connects one family to whoever is logged in. */
  async connect(namespace: ChainNamespace, wanted?: Network): Promise<Grant> {
    const { families, used } = this.needs
    const family = families.find(namespace)
    const network = wanted ?? this.networkOf(namespace)
    const [paired, user, smart] = await Promise.all([
      this.paired(namespace),
      this.read(namespace, network, family?.preferredAccountType),
      this.smartAccountNetworks(namespace),
    ])
    used.write(true)
    family?.allowSmartAccounts(smart)
    const accounts = accountsOf(user)
    if (accounts.length === 0) throw authError('auth/no-account', { namespace })
    const networkId = caipOf(namespace, user.chainId)
    const { channel, profile } = paired
    channel.use(accounts, networkId)
    return {
      accounts,
      activeAddress: user.address,
      networkId,
      provider: profile?.provider?.(channel) ?? channel,
      supportsAllNetworks: true,
      watch: (listener) => channel.follow(listener),
    }
  }

  async switchNetwork(namespace: ChainNamespace, network: Network): Promise<void> {
    await this.needs.client.request('SWITCH_NETWORK', { chainId: frameChainId(network), rpcUrl: rpcUrlOf(network) })
    await this.renew(namespace, network)
  }

  /** Asks the frame for the other type of account, and uses what it gives. */
  async switchAccountType(namespace: ChainNamespace, type: 'eoa' | 'smartAccount'): Promise<void> {
    await this.needs.client.request('SET_PREFERRED_ACCOUNT', { type })
    await this.renew(namespace, this.needs.families.find(namespace)?.network, type)
  }

  /** Reads anew who is logged in, for every family that is connected; the one in front is the last that the frame is asked about. */
  async refresh(front: ChainNamespace): Promise<void> {
    const namespaces = [...this.channels.keys()].toSorted((one, other) => Number(one === front) - Number(other === front))
    for (const namespace of namespaces) await this.renew(namespace, this.networkOf(namespace))
  }

  /** Logs out. A frame that does not answer is not waited for: on this side it is over. */
  async leave(): Promise<void> {
    const { client, clock, log } = this.needs
    const left = new AbortController()
    const stop = clock.after(frameLimits.signOut, () => left.abort())
    try {
      await client.request('SIGN_OUT', undefined, { signal: left.signal })
    } catch (error) {
      log.warn('The frame did not confirm the logout', error)
    } finally {
      stop()
      this.forget()
      client.close()
    }
  }

  reload(): void {
    this.needs.client.reload()
  }

  private networkOf(namespace: ChainNamespace): Network | undefined {
    const family = this.needs.families.find(namespace)
    return family && this.needs.networks.preferredNetwork(family)
  }

  private async renew(namespace: ChainNamespace, network: Network | undefined, type?: string): Promise<void> {
    const user = await this.read(namespace, network, type ?? this.needs.families.find(namespace)?.preferredAccountType)
    const { channel } = await this.paired(namespace)
    channel.use(accountsOf(user), network?.caipNetworkId)
  }

  private async read(namespace: ChainNamespace, network: Network | undefined, type: string | undefined): Promise<FrameUser> {
    const user = await this.needs.client.request('GET_USER', {
      ...(network && { chainId: frameChainId(network), rpcUrl: rpcUrlOf(network) }),
      ...((type === 'eoa' || type === 'smartAccount') && { preferredAccountType: type }),
    })
    this.users.set(namespace, user)
    return user
  }

  private async smartAccountNetworks(namespace: ChainNamespace): Promise<readonly CaipNetworkId[]> {
    const { client, networks } = this.needs
    const { smartAccountEnabledNetworks: enabled } = await client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)
    const own = networks.of(namespace).filter(({ id }) => typeof id === 'number' && enabled.includes(id))
    return own.map(({ caipNetworkId }) => caipNetworkId)
  }

  private forget(): void {
    this.users.clear()
    this.needs.used.remove()
  }

  private async paired(namespace: ChainNamespace): Promise<Paired> {
    const { client, desk, rpc, families, networks } = this.needs
    const adapter = await families.needAdapter(namespace, 'pairing')
    const profile = typeof adapter.pairing === 'function' ? await adapter.pairing() : adapter.pairing
    const channel =
      this.channels.get(namespace) ??
      new FrameChannel({
        ...{ client, desk, rpc, namespace, calls: this.calls },
        methods: profile?.methods ?? [],
        networks: () => networks.of(namespace),
      })
    this.channels.set(namespace, channel)
    return { channel, profile }
  }
}

interface Paired {
  readonly channel: FrameChannel
  readonly profile: PairingProfile | undefined
}

/** The account in use comes first. */
function accountsOf({ address, accounts = [] }: FrameUser): readonly Account[] {
  const current = accounts.find((account) => account.address === address) ?? { address, type: 'eoa' }
  return [current, ...accounts.filter((account) => account.address !== address)]
}

function rpcUrlOf(network: Network): string | undefined {
  return network.rpcUrls.default.http[0]
}
