import {
  type AppMessage,
  type Envelope,
  type FrameRequestName,
  type FramePushName,
  type FramePushes,
  errorMessage,
  pushMessage,
  readAppMessage,
} from '@billfold/auth/protocol'

/** The page around the frame. */
export interface HostWindow {
  postMessage(message: unknown, targetOrigin: string): void
}

export interface HostLinkNeeds {
  readonly host: HostWindow
  /** The origin of the page around the frame, where the browser tells it; else the first page that speaks has it. */
  readonly hostOrigin: string | undefined
  /** Answers a request of that origin. */
  readonly answer: (message: AppMessage, origin: string) => Promise<Envelope>
  /** The words of a failure, for the page to show. */
  readonly wordsOf: (error: unknown, request: FrameRequestName) => string
}

/** What of a message event counts. */
export interface HostEvent {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** As many ids as a page may use before the first are forgotten. */
const rememberedIds = 10_000

/** The line between the frame and the page around it: nobody else is heard, nothing is heard twice, and answers go to that page only. */
export class HostLink {
  private origin: string | undefined
  private readonly seen = new Set<string>()

  constructor(private readonly needs: HostLinkNeeds) {
    this.origin = needs.hostOrigin
  }

  /** The origin of the page around the frame, as the browser vouches for it. */
  get hostOrigin(): string | undefined {
    return this.origin
  }

  push<P extends FramePushName>(push: P, payload: FramePushes[P]): void {
    // Before the page is known a push has nothing in it that others may not know.
    this.needs.host.postMessage(pushMessage(push, payload), this.origin ?? '*')
  }

  /** Hears one message; resolves once it is answered, or at once when it is none for the frame. */
  async hear({ data, origin, source }: HostEvent): Promise<void> {
    if (source !== this.needs.host || !isPage(origin)) return
    const message = readAppMessage(data)
    if (message === undefined) return
    this.origin ??= origin
    if (origin !== this.origin || !this.isNew(message.id)) return
    this.needs.host.postMessage(await this.answerTo(message, origin), origin)
  }

  private async answerTo(message: AppMessage, origin: string): Promise<Envelope> {
    try {
      return await this.needs.answer(message, origin)
    } catch (error) {
      return errorMessage(message.request, message.id, this.needs.wordsOf(error, message.request))
    }
  }

  private isNew(id: string): boolean {
    if (this.seen.has(id)) return false
    this.seen.add(id)
    if (this.seen.size > rememberedIds) for (const first of this.seen) return this.seen.delete(first)
    return true
  }
}

/** Pages without an origin (sandboxed ones, files) cannot be told from each other. */
function isPage(origin: string): boolean {
  return /^https?:/.test(origin)
}
