import type { PagePort } from '@billfold/kernel'

/** A window of the browser, as far as the page that opened it may use it. */
interface OpenedWindow {
  readonly closed: boolean
  readonly location: { href: string }
  opener: unknown
  close(): void
}

const features = 'popup,width=480,height=720'

/** The window in which somebody pays. It is opened within their press, while nobody knows yet where it leads: browsers refuse it later. */
export class PayWindow {
  private constructor(private readonly window: OpenedWindow) {}

  /** Undefined where the browser refuses. */
  static open(page: Pick<PagePort, 'global'>): PayWindow | undefined {
    const open = page.global('open') as ((url: string, target: string, features: string) => OpenedWindow | null) | undefined
    const opened = open?.('about:blank', '_blank', features)
    if (!opened) return undefined
    // The exchange does not get hold of this page.
    opened.opener = null
    return new PayWindow(opened)
  }

  /** A hint only: a page that keeps others away from its window looks closed as well. */
  get isClosed(): boolean {
    return this.window.closed
  }

  go(url: string): void {
    this.window.location.href = url
  }

  close(): void {
    this.window.close()
  }
}

/** Opens the page of an exchange, and closes it where it leads nowhere. */
export type PageOpener = Pick<PayWindow, 'go' | 'close'> & Partial<Pick<PayWindow, 'isClosed'>>
