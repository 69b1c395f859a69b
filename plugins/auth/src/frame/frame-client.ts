import type { Alerts, ClockPort, Log, PagePort } from '@billfold/kernel'
import { authError } from '../errors.js'
import {
  type FrameMessage,
  type FramePayload,
  type FramePushName,
  type FrameRequestName,
  type FrameResult,
  frameLimits,
  limitedRequests,
  quietRequests,
  readFrameMessage,
  requestMessage,
  unverifiedDomain,
} from '../protocol/index.js'
import type { FrameElement, OpenFrame } from './frame-element.js'

export interface FrameClientNeeds {
  readonly page: Pick<PagePort, 'listen'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly alerts: Pick<Alerts, 'raise' | 'raiseFor'>
  readonly log: Pick<Log, 'error' | 'debug'>
  readonly openFrame: OpenFrame
  readonly uuid: () => string
  /** The secure site, as the host names it. */
  readonly site: string | undefined
  /** The address of the frame on it. */
  address(site: string): string
  /** The frame is there, for the first time or anew: it is told of the page. */
  onReady(): void
}

interface Waiting {
  readonly request: FrameRequestName
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A frame in the page, and how far it is. */
interface OpenedFrame {
  readonly element: FrameElement
  readonly ready: Promise<void>
  isReady: boolean
  markReady(): void
  fail(error: Error): void
}

export interface FrameCallOptions {
  /** Nobody waits any more. */
  readonly signal?: AbortSignal | undefined
}

/** Client of the secure site: asks it by the protocol, and hears nobody else. The frame is put into the page with the first request. */
export class FrameClient {
  private frame: OpenedFrame | undefined
  private readonly waiting = new Map<string, Waiting>()
  private readonly listeners = new Set<(push: FramePushName) => void>()
  private readonly origin: string | undefined
  private unlisten: (() => void) | undefined
  private mode: 'dark' | 'light' | undefined

  constructor(private readonly needs: FrameClientNeeds) {
    this.origin = needs.site === undefined ? undefined : new URL(needs.site).origin
  }

  /** Puts the frame into the page, for what will be asked soon. */
  warm(): void {
    if (this.needs.site !== undefined) this.open()
  }

  /** Asks for one thing. Rejects with an `auth/…` error; what the frame says is its message. */
  async request<R extends FrameRequestName>(
    request: R,
    payload: FramePayload<R>,
    { signal }: FrameCallOptions = {},
  ): Promise<FrameResult<R>> {
    const frame = this.open()
    await this.untilReady(frame, request)
    if (signal?.aborted === true) throw authError('auth/called-off', { request })
    return this.send<R>(frame, { request, payload, signal })
  }

  /** Tells something that needs no answer, to a frame that is there. */
  tell<R extends FrameRequestName>(request: R, payload: FramePayload<R>): void {
    const { frame } = this
    if (frame?.isReady !== true) return
    this.send(frame, { request, payload }).catch((error: unknown) => this.needs.log.debug(`${request} was not answered`, error))
  }

  /** Tells how the page looks, now and whenever the frame is loaded anew. */
  theme(mode: 'dark' | 'light'): void {
    this.mode = mode
    this.tell('SYNC_THEME', { themeMode: mode })
  }

  /** Hears what the frame says unasked. Returns the undo. */
  onPush(listener: (push: FramePushName) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Loads the frame anew; what it was asked before is over. */
  reload(): void {
    const { frame } = this
    if (frame?.isReady !== true) return this.close()
    this.tell('RELOAD', undefined)
    this.rejectAll((request) => authError('auth/restarted', { request }))
    // What is asked from now on is not for the page that goes.
    this.frame = expected(frame.element)
  }

  /** Shows the frame over an element, once it is ready. Returns the undo. */
  cover(place: Element, onLeave: () => void): () => void {
    const frame = this.open()
    let uncover: (() => void) | undefined
    let isOver = false
    const show = (): void => {
      if (!isOver && this.frame === frame) uncover = frame.element.cover(place, onLeave)
    }
    if (frame.isReady) show()
    else frame.ready.then(show, () => undefined)
    return () => {
      isOver = true
      uncover?.()
    }
  }

  /** Takes the frame out of the page. A later request puts it there again. */
  close(): void {
    this.drop((request) => authError('auth/called-off', { request }))
  }

  dispose(): void {
    this.close()
    this.listeners.clear()
  }

  private open(): OpenedFrame {
    this.frame ??= this.mount()
    return this.frame
  }

  private mount(): OpenedFrame {
    const { site, address, openFrame, page } = this.needs
    if (site === undefined) throw authError('auth/no-site', {})
    const element = openFrame(address(site), () => this.drop((request) => authError('auth/restarted', { request })))
    if (element === undefined) throw authError('auth/no-site', {})
    this.unlisten = page.listen('message', (event) => this.hear(event as MessageEvent))
    return expected(element)
  }

  /** A frame that does not come is given up; the next request tries anew. */
  private async untilReady(frame: OpenedFrame, request: FrameRequestName): Promise<void> {
    if (frame.isReady) return
    const { clock, alerts, site } = this.needs
    const stop = clock.after(frameLimits.ready, () => {
      if (this.frame !== frame) return
      if (!quietRequests.has(request)) alerts.raise('APKT003', site)
      this.drop(() => authError('auth/not-loaded', { seconds: frameLimits.ready / 1_000 }))
    })
    await frame.ready.finally(stop)
  }

  private send<R extends FrameRequestName>(
    { element }: OpenedFrame,
    { request, payload, signal }: FrameCallOptions & { readonly request: R; readonly payload: FramePayload<R> },
  ): Promise<FrameResult<R>> {
    const id = this.needs.uuid()
    const { clock, alerts } = this.needs
    const undos: (() => void)[] = []
    const answer = new Promise<FrameResult<R>>((resolve, reject) => {
      // The answer was read by the schema of its request.
      this.waiting.set(id, { request, resolve, reject })
      if (limitedRequests.has(request)) {
        const late = (): void => {
          alerts.raise('APKT004', request)
          this.settle(id)?.reject(authError('auth/no-answer', { request, seconds: frameLimits.request / 1_000 }))
        }
        undos.push(clock.after(frameLimits.request, late))
      }
      const end = (): void => this.settle(id)?.reject(authError('auth/called-off', { request }))
      signal?.addEventListener('abort', end, { once: true })
      undos.push(() => signal?.removeEventListener('abort', end))
    })
    element.post(requestMessage(request, id, payload), this.origin ?? '')
    return answer.finally(() => {
      for (const undo of undos) undo()
    })
  }

  /** The frame's window and origin both, as the browser vouches for them. */
  private hear({ data, origin, source }: MessageEvent): void {
    const { frame } = this
    if (frame === undefined || source !== frame.element.window || origin !== this.origin) return
    const message = readFrameMessage(data)
    if (message === undefined) this.needs.log.debug('The frame said something that is not of the protocol')
    else this.take(frame, message)
  }

  private take(frame: OpenedFrame, message: FrameMessage): void {
    if (message.kind === 'push') return message.push === 'READY' ? this.greet(frame) : this.pass(message.push)
    const waiting = this.waiting.get(message.id)
    if (waiting?.request !== message.request) return
    this.waiting.delete(message.id)
    if (message.kind === 'success') return waiting.resolve(message.result)
    const { request, message: words } = message
    if (words === unverifiedDomain) this.needs.alerts.raise('APKT005', this.needs.site)
    else this.needs.alerts.raiseFor(words)
    waiting.reject(authError('auth/failed', { request, words }))
  }

  private greet(frame: OpenedFrame): void {
    // The second time it has lost what it was asked.
    if (frame.isReady) this.rejectAll((request) => authError('auth/restarted', { request }))
    frame.isReady = true
    frame.markReady()
    this.needs.onReady()
    if (this.mode !== undefined) this.theme(this.mode)
  }

  private pass(push: FramePushName): void {
    for (const listener of [...this.listeners]) listener(push)
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  private rejectAll(errorOf: (request: FrameRequestName) => Error): void {
    for (const [id, { request }] of [...this.waiting]) this.settle(id)?.reject(errorOf(request))
  }

  private drop(errorOf: (request: FrameRequestName) => Error): void {
    const { frame } = this
    this.frame = undefined
    this.unlisten?.()
    this.unlisten = undefined
    frame?.element.remove()
    frame?.fail(errorOf('IS_CONNECTED'))
    this.rejectAll(errorOf)
  }
}

function expected(element: FrameElement): OpenedFrame {
  let [markReady, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined]
  const ready = new Promise<void>((resolve, reject) => ([markReady, fail] = [resolve, reject]))
  ready.catch(() => undefined)
  return { element, ready, isReady: false, markReady, fail }
}
