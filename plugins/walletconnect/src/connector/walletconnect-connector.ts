import {
  type CaipNetworkId,
  type ChainNamespace,
  type ConnectRequest,
  type Connector,
  type PairingProfile,
  type Grant,
  connectorIds,
} from '@billfold/kernel'

import { pairingError } from '../errors.js'
import type { PairingStore } from '../pairing/pairing-store.js'
import { type LiveSession, accountsOf } from '../session/live-session.js'
import type { Proposal } from '../session/proposal.js'
import { readSession, topicOf } from '../session/read-session.js'
import type { PairedSessions } from '../session/sessions.js'

export interface WalletConnectConnectorNeeds {
  readonly pairing: Pick<PairingStore, 'join'>
  readonly sessions: PairedSessions
  propose(): Promise<Proposal>
  /** What the family makes of a line to a wallet; undefined while its plugin is not there. */
  profile(namespace: ChainNamespace): PairingProfile | undefined
  /** The wallet on this device has answered. */
  onSettled(): void
}

/** Wallets that have always known every network, and do not say so. */
const reachAll: ReadonlySet<string> = new Set(['MetaMask Wallet'])

/** The way to a phone's wallet for one family. One approval covers all families. */
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
    const { pairing, sessions, propose, onSettled } = this.needs
    const { client, settled } = await pairing.join(signal)
    onSettled()
    const session = readSession(settled, await propose())
    if (session === undefined || !session.families.some(({ namespace }) => namespace === this.namespace)) {
      await sessions.refuse(client, topicOf(settled))
      throw pairingError('pairing/nothing-granted', { wallet: session?.wallet ?? 'The wallet' })
    }
    return this.grant(await sessions.take(client, session))
  }

  async reconnect(): Promise<Grant | undefined> {
    const live = await this.needs.sessions.restore()
    return live?.family(this.namespace) && this.grant(live)
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
    const family = live.family(namespace)
    const line = live.line(namespace)
    if (family === undefined || line === undefined) throw pairingError('pairing/nothing-granted', { wallet: live.session.wallet })
    const profile = this.needs.profile(namespace)
    const networkId: CaipNetworkId | undefined = line.networkId()
    return {
      accounts: accountsOf(family.addresses),
      ...(networkId !== undefined && { networkId }),
      provider: profile?.provider?.(line) ?? line,
      approvedNetworkIds: family.networkIds,
      supportsAllNetworks: reachAll.has(live.session.wallet) || isGranted(profile?.switchMethod, family.methods),
      watch: (listener) => live.watch(namespace, listener),
    }
  }
}

function isGranted(method: string | undefined, methods: readonly string[]): boolean {
  return method !== undefined && methods.includes(method)
}
