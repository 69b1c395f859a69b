import type { PagePort } from '@billfold/kernel'
import { limits } from '../limits.js'

/** A window of the browser, as far as the page that opened it may use it. */
interface OpenedWindow {
  readonly closed: boolean
  opener: unknown
  readonly location: { replace(url: string): void }
  close(): void
}

/** The window or tab of a provider. */
export class ProviderWindow {
  private constructor(private readonly window: OpenedWindow) {}

  /** Opens an empty one, within a press: browsers refuse it later. A tab on phones. Undefined where it was refused. */
  static open(page: Pick<PagePort, 'global'> | undefined, isMobile: boolean): ProviderWindow | undefined {
    const open = page?.global('open') as ((url: string, target: string, features?: string) => OpenedWindow | null) | undefined
    const opened = isMobile ? open?.('about:blank', '_blank') : open?.('about:blank', '_blank', limits.window)
    if (!opened) return undefined
    // The provider's page has no business with this one.
    opened.opener = null
    return new ProviderWindow(opened)
  }

  /** True once it was closed. Some pages cut the line to whoever opened them, which looks the same. */
  get isClosed(): boolean {
    return this.window.closed
  }

  go(url: string): void {
    this.window.location.replace(url)
  }

  close(): void {
    this.window.close()
  }
}

/** An address that may be opened: encrypted, or on this machine. */
export function checkedPage(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, href, username } = new URL(url)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? href : undefined
}
