import type {
  CaipNetworkId,
  ChainNamespace,
  ClockPort,
  DevicePort,
  Log,
  SignInAlong,
  SignInAlongRequest,
  SignedAlong,
  SlotRegistry,
} from '@billfold/kernel'

import type { LoadSignIn } from '../contract.js'
import type { Proposal } from '../session/proposal.js'

export interface PairingSignInsNeeds {
  readonly slots: Pick<SlotRegistry, 'entries'>
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  /** True for a family whose wallets sign in while they pair. */
  canSignIn(namespace: ChainNamespace): boolean
}

/** A backend that takes longer than this to give a nonce holds up no code. */
const longestWait = 2000

/** Signing in by the approval of a pairing, where some plugin signs people in. */
export class PairingSignIns {
  private load: LoadSignIn | undefined = undefined

  constructor(private readonly needs: PairingSignInsNeeds) {}

  /** Takes what loads whoever signs people in. Until then nobody is asked. */
  lend(load: LoadSignIn): void {
    this.load = load
  }

  /** What the wallet is to sign; undefined where the protocol has no such request, or nobody asks for one. Never rejects. */
  async request(proposal: Proposal): Promise<SignInAlongRequest | undefined> {
    const [first, ...others] = Object.entries(proposal)
    // On a phone the page may be put away until the wallet has answered, and the SDK finds only sessions again after that.
    if (first === undefined || others.length > 0 || this.needs.device.isMobile) return undefined
    const [namespace, { chains }] = first
    if (!this.needs.canSignIn(namespace as ChainNamespace)) return undefined
    try {
      return await this.inTime(async () => (await this.find())?.request(chains as CaipNetworkId[]))
    } catch (error) {
      this.needs.log.warn('The wallet is paired without signing in', error)
      return undefined
    }
  }

  async take(signed: readonly SignedAlong[]): Promise<void> {
    await (await this.find())?.take(signed)
  }

  private async find(): Promise<SignInAlong | undefined> {
    const [entry] = this.needs.slots.entries('connect.sign-in')
    return entry && this.load?.(entry.item.signIn)
  }

  private inTime<T>(ask: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.needs.clock.after(longestWait, () => reject(new Error('Nobody said in time what to sign')))
      ask().then(resolve, reject).finally(stop)
    })
  }
}
