/** Storage that survives a reload. Any method may throw: full, denied, gone. */
export interface StoragePort {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** Tells of changes by other tabs; a null key means everything was cleared. Returns the undo. */
  watch(listener: (change: { readonly key: string | null; readonly value: string | null }) => void): () => void
}

/** Request, and the signal that cancels it. */
export interface FetchRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
}

/** Response, as far as anybody reads it. */
export interface FetchResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  /** The body in pieces, so that a size cap can stop it; null when there is none. */
  readonly body: AsyncIterable<Uint8Array> | null
  /** The URL that answered, after redirects. */
  readonly url: string
}

/** Sends one request, without cookies. Rejects when nobody answers. */
export type FetchPort = (url: string, request: FetchRequest) => Promise<FetchResponse>

/** The clock and its timers; `monotonic` never jumps, `now` is the wall. Both in milliseconds. */
export interface ClockPort {
  now(): number
  monotonic(): number
  /** Runs once after the delay; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void
  /** Runs when nothing more urgent waits; the returned function calls it off. */
  idle(run: () => void): () => void
}

/** A line to the other tabs of the same origin. */
export interface TabsPort {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
  close(): void
}

/** Device that the page runs on. */
export interface DevicePort {
  readonly isMobile: boolean
  readonly os: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'other'
  /** True inside a messaging app's own browser. */
  readonly isMessagingApp: boolean
  readonly isSafari: boolean
  readonly isFramed: boolean
  readonly origin: string
  readonly url: string
  readonly timeZone: string
  isOnline(): boolean
  isVisible(): boolean
  /** Tells of online, offline, hidden, visible. Returns the undo. */
  watch(listener: (change: 'online' | 'offline' | 'hidden' | 'visible') => void): () => void
}

/** Level of a line of the log. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Takes lines for developers. */
export interface LogPort {
  write(level: LogLevel, message: string, details?: unknown): void
}

/** The page around this one, when this one stands in a frame. */
export interface ParentPagePort {
  /** Origin of the page, as the browser tells it; undefined when it does not. */
  readonly origin: string | undefined
  /** Only a parent of exactly this origin receives the message. */
  post(message: unknown, origin: string): void
  /** Hears what the parent itself says, and nobody else. Returns the undo. */
  listen(listener: (message: { readonly data: unknown; readonly origin: string }) => void): () => void
}

/** The window as wallets use it: what they leave there, and the events by which they find each other. All of it is hostile. */
export interface PagePort {
  /** Value that somebody put there under this name; undefined when there is nothing, or when looking at it fails. */
  global(name: string): unknown
  /** Names of what stands there that begin with a prefix, at most fifty: some standards tell wallets by it. */
  names(prefix: string): readonly string[]
  /** Hears an event of the window, as it is. Returns the undo. */
  listen(type: string, listener: (event: unknown) => void): () => void
  /** Says something to everybody on the page. */
  dispatch(type: string, detail?: unknown): void
  /** Leaves for an app or a page, or opens it beside this one; where it goes does not learn where from. */
  open(href: string, target: '_self' | '_top' | '_blank'): void
  /** Undefined at the top. */
  readonly parent: ParentPagePort | undefined
}

/** Everything the kernel needs from the world. `@billfold/kernel/browser` has the browser's; tests have fakes. */
export interface KernelPorts {
  readonly storage: StoragePort
  readonly fetch: FetchPort
  /** Sends on page hide; false when the queue is full. */
  readonly beacon: (url: string, body: string) => boolean
  readonly blob: (bytes: readonly Uint8Array[], type: string) => Blob
  readonly clock: ClockPort
  readonly tabs: TabsPort
  readonly device: DevicePort
  /** Absent where there is no window: nobody finds a wallet there then. */
  readonly page?: PagePort
  readonly log: LogPort
  /** A fresh random UUID. */
  readonly uuid: () => string
}
