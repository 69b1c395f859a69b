import type { Account, Alerts, ChainNamespace, Families, Grant, Log, Network, Networks, RpcGuard, StoredValue } from '@billfold/kernel'
import type { ApprovalDesk } from '../approval/approval-desk.js'
import { authError } from '../errors.js'
import type { FrameClient } from '../frame/frame-client.js'
import { type FrameUser, frameLimits } from '../protocol/index.js'
import { caipOf, frameChainId } from './frame-chain-id.js'
import { FrameChannel } from './frame-channel.js'

/** Families whose keys the secure site holds. */
export const authNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']

export interface EmbeddedWalletNeeds {
  readonly client: Pick<FrameClient, 'close' | 'reload' | 'request'>
  readonly clock: { after(milliseconds: number, run: () => void): () => void }
  readonly families: Pick<Families, 'find' | 'needAdapter'>
  readonly networks: Pick<Networks, 'namespaces' | 'of' | 'preferredNetwork'>
  readonly desk: ApprovalDesk
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
  /** Whoever is logged in, as the frame told it last. */
  person: Pick<FrameUser, 'email' | 'userName'> | undefined
  private readonly channels = new Map<ChainNamespace, FrameChannel>()

  constructor(private readonly needs: EmbeddedWalletNeeds) {}

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
    const grant = await this.connect(namespace, network)
    const rest = networks.namespaces.filter((other) => other !== namespace && authNamespaces.includes(other))
    const settled = await Promise.allSettled(rest.map(async (other) => ({ namespace: other, ...(await this.connect(other)) })))
    const others = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    for (const [at, each] of settled.entries()) {
      if (each.status === 'fulfilled') continue
      alerts.raise('APKTW001', rest[at])
      log.warn('A family of the login could not be connected', each.reason)
    }
    if (network !== undefined && rest.length > 0) {
      await client.request('SWITCH_NETWORK', { chainId: frameChainId(network), rpcUrl: network.rpcUrls.default.http[0] })
    }
    return { grant, others }
  }

  /** Connects one family to whoever is logged in. */
  async connect(namespace: ChainNamespace, wanted?: Network): Promise<Grant> {
    const { client, families, networks, used } = this.needs
    const family = families.find(namespace)
    const network = wanted ?? (family && networks.preferredNetwork(family))
    const [channel, user] = await Promise.all([
      this.channel(namespace),
      client.request('GET_USER', {
        ...(network && { chainId: frameChainId(network), rpcUrl: network.rpcUrls.default.http[0] }),
        ...accountWish(family?.preferredAccountType),
      }),
    ])
    used.write(true)
    this.person = { email: user.email, userName: user.userName }
    const accounts = accountsOf(user)
    if (accounts.length === 0) throw authError('auth/no-account', { namespace })
    const networkId = caipOf(namespace, user.chainId)
    channel.use(
      accounts.map(({ address }) => address),
      networkId,
    )
    const adapter = await families.needAdapter(namespace, 'pairing')
    const profile = typeof adapter.pairing === 'function' ? await adapter.pairing() : adapter.pairing
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
    const { client } = this.needs
    const [chainId, rpcUrl] = [frameChainId(network), network.rpcUrls.default.http[0]]
    await client.request('SWITCH_NETWORK', { chainId, rpcUrl })
    const user = await client.request('GET_USER', { chainId, rpcUrl })
    const channel = await this.channel(namespace)
    channel.use(
      accountsOf(user).map(({ address }) => address),
      network.caipNetworkId,
    )
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

  private forget(): void {
    this.person = undefined
    this.needs.used.remove()
  }

  private async channel(namespace: ChainNamespace): Promise<FrameChannel> {
    const known = this.channels.get(namespace)
    if (known !== undefined) return known
    const { client, desk, rpc, families, networks } = this.needs
    const adapter = await families.needAdapter(namespace, 'pairing')
    const profile = typeof adapter.pairing === 'function' ? await adapter.pairing() : adapter.pairing
    const channel = new FrameChannel({
      ...{ client, desk, rpc, namespace },
      methods: profile?.methods ?? [],
      networks: () => networks.of(namespace),
    })
    this.channels.set(namespace, this.channels.get(namespace) ?? channel)
    return this.channels.get(namespace) ?? channel
  }
}

function accountsOf({ address, accounts }: FrameUser): readonly Account[] {
  return accounts ?? [{ address, type: 'eoa' }]
}

function accountWish(preferred: string | undefined): { readonly preferredAccountType?: 'eoa' | 'smartAccount' } {
  return preferred === 'eoa' || preferred === 'smartAccount' ? { preferredAccountType: preferred } : {}
}
