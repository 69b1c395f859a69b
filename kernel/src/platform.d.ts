/**
 * The few globals that Node, workers and browsers share and the ES library does not describe. Declared here, and not by
 * the DOM library, so that nothing else of the DOM compiles in the kernel.
 */
interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean; readonly signal?: AbortSignal }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

declare const AbortSignal: {
  abort(reason?: unknown): AbortSignal
  any(signals: readonly AbortSignal[]): AbortSignal
}

interface AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}

declare const AbortController: { new (): AbortController }

interface URLSearchParams {
  append(name: string, value: string): void
  get(name: string): string | null
  toString(): string
}

interface URL {
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean }

interface Blob {
  readonly size: number
  readonly type: string
}

interface TextEncoder {
  encode(text: string): Uint8Array
}

declare const TextEncoder: { new (): TextEncoder }

interface TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

declare const TextDecoder: { new (label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean }): TextDecoder }
