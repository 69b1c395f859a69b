import { withTimeout } from '../../core/abort.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Log } from '../../core/log/log.js'
import type { ClockPort } from '../../core/ports.js'
import type { SignInAlong, SignInAlongRequest, SignedAlong } from '../contract/sign-in-along.js'
import type { BroughtServices } from './brought.js'

export interface SigningAlongNeeds {
  readonly brought: BroughtServices | undefined
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
}

/** A backend that takes longer than this to say what to sign holds up no wallet. Browsers let a wallet open its window for about as long after a click. */
const longestWait = 1_000

/** Signing in along with a connection. What comes of it never ends a connection: whoever is not signed in by it is asked afterwards. */
export class SigningAlong {
  constructor(private readonly needs: SigningAlongNeeds) {}

  async request(networkId: CaipNetworkId): Promise<SignInAlongRequest | undefined> {
    const { clock, log } = this.needs
    const onTimeout = (): never => {
      throw new Error('Nobody said in time what to sign')
    }
    try {
      const ask = async (): Promise<SignInAlongRequest | undefined> => (await this.load())?.request([networkId])
      return await withTimeout(ask, { clock, milliseconds: longestWait, onTimeout })
    } catch (error) {
      log.warn('The wallet is connected without signing in', error)
      return undefined
    }
  }

  async take(signed: readonly SignedAlong[] = []): Promise<void> {
    if (signed.length === 0) return
    try {
      await (await this.load())?.take(signed)
    } catch (error) {
      this.needs.log.warn('What the wallet signed along with the connection was not taken', error)
    }
  }

  /** Loads whoever signs people in; undefined where nobody does. */
  private load(): Promise<SignInAlong> | undefined {
    const { brought } = this.needs
    const [entry] = brought?.slots.entries('connect.sign-in') ?? []
    return entry && brought?.load(entry.item.signIn)
  }
}
