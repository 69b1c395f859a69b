import {
  type ChainNamespace,
  type ConnectRequest,
  type Connector,
  type PairingProfile,
  type SignInAlong,
  type Grant,
  connectorIds,
} from '@billfold/kernel'

import { pairingError } from '../errors.js'
import type { PairingStore } from '../pairing/pairing-store.js'
import type { LiveSession } from '../session/live-session.js'
import type { Proposal } from '../session/proposal.js'
import { readSession, topicOf } from '../session/read-session.js'
import type { PairedSessions } from '../session/paired-sessions.js'
import { accountsOf } from '../session/session-channel.js'

export interface WalletConnectConnectorNeeds {
  readonly pairing: Pick<PairingStore, 'waitForWallet'>
  readonly sessions: PairedSessions
  propose(): Promise<Proposal>
  /** The pairing profile of a family; undefined while its plugin is not loaded. */
  profile(namespace: ChainNamespace): PairingProfile | undefined
  /** Whoever takes what a wallet has signed along with the pairing. */
  readonly takeSignIn?: SignInAlong['take']
  /** A wallet has answered. */
  onSettled(): void
}

/** Wallets that serve every network, and do not say so in their sessions. */
const everyNetworkWallets: ReadonlySet<string> = new Set(['MetaMask Wallet'])

/** Connector to phone wallets for one family. One approval covers all families. */
export class WalletConnectConnector implements Connector {
  readonly id: string = connectorIds.walletConnect
  readonly type = 'WALLET_CONNECT'
  readonly name = 'WalletConnect'
  readonly spans = 'session'

  constructor(
    readonly namespace: ChainNamespace,
    private readonly needs: WalletConnectConnectorNeeds,
  ) {}

  async connect({ signal }: ConnectRequest): Promise<Grant> {
    const { pairing, sessions, propose, takeSignIn, onSettled } = this.needs
    const { client, settled, signed = [] } = await pairing.waitForWallet(signal)
    onSettled()
    const session = readSession(settled, await propose())
    if (session === undefined || !session.families.some(({ namespace }) => namespace === this.namespace)) {
      await sessions.reject(client, topicOf(settled))
      throw pairingError('pairing/nothing-granted', { wallet: session?.wallet ?? 'The wallet' })
    }
    const live = await sessions.use(client, session)
    // Before anybody knows of the connection: who has signed in is not asked to.
    if (signed.length > 0) await takeSignIn?.(signed)
    return this.grant(live)
  }

  async reconnect(): Promise<Grant | undefined> {
    const live = await this.needs.sessions.restore()
    return live?.channel(this.namespace) && this.grant(live)
  }

  disconnect(): Promise<void> {
    return this.needs.sessions.end()
  }

  private grant(live: LiveSession): Grant {
    const others = live.session.families.filter(({ namespace }) => namespace !== this.namespace)
    return {
      ...this.familyGrant(live, this.namespace),
      others: others.map(({ namespace }) => ({ namespace, ...this.familyGrant(live, namespace) })),
    }
  }

  private familyGrant(live: LiveSession, namespace: ChainNamespace): Grant {
    const channel = live.channel(namespace)
    const { wallet } = live.session
    if (channel === undefined) throw pairingError('pairing/nothing-granted', { wallet })
    const profile = this.needs.profile(namespace)
    const networkId = channel.networkId()
    const canSwitch = profile?.switchMethod !== undefined && channel.methods.includes(profile.switchMethod)
    return {
      accounts: accountsOf(channel.addresses),
      ...(networkId !== undefined && { networkId }),
      provider: profile?.provider?.(channel) ?? channel,
      approvedNetworkIds: channel.networkIds,
      supportsAllNetworks: everyNetworkWallets.has(wallet) || canSwitch,
      watch: (listener) => channel.follow(listener),
    }
  }
}
