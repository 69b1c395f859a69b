import { deviceTraits, type DeviceTraits } from '../browser/device-facts.js'
import { telegramBridges } from '../browser/messaging-apps.js'
import { pagePort } from '../browser/page-port.js'
import { UndoList } from '../browser/undo-list.js'
import type { ClockPort, PagePort } from '../src/core/ports.js'
import { openEnvelope } from '../src/core/storage/envelope.js'
import type { RecentWallet } from '../src/product/open.js'
import { recentWallets } from '../src/product/storage/recent.js'

/** As much of a kernel's world as the first view needs. */
export interface FirstPorts {
  readonly page: PagePort
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly device: DeviceTraits
  readonly log: { warn(message: string, error?: unknown): void }
  /** The wallets that were used last, newest first. */
  readonly recent: readonly RecentWallet[]
  /** Ends every timer and listener. */
  dispose(): void
}

/** Looks at the browser around the first view. */
export function firstPorts({ storagePrefix }: { readonly storagePrefix: string }): FirstPorts {
  const undos = new UndoList()
  return {
    page: pagePort(globalThis, undos),
    clock: {
      monotonic: () => performance.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds)
        return undos.add(() => clearTimeout(timer))
      },
    },
    device: deviceTraits({
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
      hasTelegramBridge: telegramBridges.some((name) => name in globalThis),
    }),
    log: { warn: (message, error) => console.warn('%s', `[billfold] ${message}`, error) },
    recent: recentWallets(stored(`billfold/${storagePrefix}/recent-wallets`)) ?? [],
    dispose: () => undos.dispose(),
  }
}

function stored(key: string): unknown {
  try {
    return openEnvelope(localStorage.getItem(key) ?? '')?.value
  } catch {
    // Storage is denied.
    return undefined
  }
}
