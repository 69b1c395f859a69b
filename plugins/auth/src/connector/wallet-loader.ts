import type { ClockPort } from '@billfold/kernel'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import type { OpenWalletNeeds, OpenedWallet } from './open-wallet.js'

export interface WalletLoaderNeeds extends OpenWalletNeeds {
  readonly clock: Pick<ClockPort, 'after'>
}

/** Door to the embedded wallet. Its code comes with the code of a mail, the first social login, or a stored session. */
export class WalletLoader {
  private readonly part: Lazy<typeof import('./open-wallet.js')>
  private opened: OpenedWallet | undefined = undefined

  constructor(private readonly needs: WalletLoaderNeeds) {
    this.part = lazy(() => import('./open-wallet.js'), { what: 'the embedded wallet', clock: needs.clock })
  }

  /** Loads it, for what will be asked soon. A failure is told to whoever asks. */
  warm(): void {
    this.part.load().catch(() => undefined)
  }

  use<R>(run: (opened: OpenedWallet) => R | Promise<R>): Promise<R> {
    return this.part.use(({ openWallet }) => run((this.opened ??= openWallet(this.needs))))
  }

  dispose(): void {
    this.part.dispose()
    this.opened?.dispose()
  }
}
