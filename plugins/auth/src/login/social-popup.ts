import type { ClockPort, Log, PagePort } from '@billfold/kernel'
import { readSocialResult } from '../protocol/index.js'

/** How often it is looked whether the person has closed the popup, in milliseconds. */
const lookEvery = 1_000
/** A popup that closes itself has handed over its result before: that may still be on its way. */
const lastWord = 250

const features = 'width=600,height=800,scrollbars=yes'

/** A window of the browser, as far as the page that opened it may use it. */
interface OpenedWindow {
  readonly closed: boolean
  readonly location: { href: string }
  close(): void
}

export interface SocialPopupNeeds {
  readonly page: Pick<PagePort, 'global' | 'listen'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'error'>
}

/** The popup of a social login. */
export class SocialPopup {
  private constructor(
    private readonly window: OpenedWindow,
    private readonly needs: SocialPopupNeeds,
    private readonly origin: string,
  ) {}

  /** Opens it, within a press: browsers refuse it later. Undefined where it was refused. */
  static open(address: string, needs: SocialPopupNeeds): SocialPopup | undefined {
    const open = needs.page.global('open') as ((url: string, target: string, features: string) => OpenedWindow | null) | undefined
    const opened = open?.(address, 'popupWindow', features)
    return opened ? new SocialPopup(opened, needs, new URL(address).origin) : undefined
  }

  /** Sends it to the provider. */
  go(uri: string): void {
    this.window.location.href = uri
  }

  close(): void {
    this.window.close()
  }

  /** The address that the provider came back with; undefined when the person has closed the popup, or nobody waits any more. */
  result(signal: AbortSignal): Promise<string | undefined> {
    const { page, clock } = this.needs
    return new Promise((resolve) => {
      let stopLooking: () => void = () => undefined
      const end = (result: string | undefined): void => {
        unlisten()
        stopLooking()
        signal.removeEventListener('abort', giveUp)
        resolve(result)
      }
      const giveUp = (): void => end(undefined)
      const look = (): void => {
        stopLooking = this.window.closed ? clock.after(lastWord, giveUp) : clock.after(lookEvery, look)
      }
      const unlisten = page.listen('message', (event) => {
        const found = this.read(event as MessageEvent)
        if (found !== undefined) end(found)
      })
      signal.addEventListener('abort', giveUp)
      stopLooking = clock.after(lookEvery, look)
    })
  }

  private read({ data, origin, source }: MessageEvent): string | undefined {
    const result = readSocialResult(data)
    if (result === undefined) return undefined
    if (origin !== this.origin || source !== (this.window as unknown)) {
      this.needs.log.error('A social login came from an untrusted origin, and was ignored', { origin })
      return undefined
    }
    return result
  }
}
