/** One question to a wallet. */
export interface Eip1193Request {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** Hears what a wallet tells: whatever it hands over is hostile until it is parsed. */
export type Eip1193Listener = (...told: readonly unknown[]) => void

/** How a page talks to an EVM wallet (EIP-1193). A wallet is foreign: nothing of this is certain before it is looked at. */
export interface Eip1193Provider {
  request(call: Eip1193Request): Promise<unknown>
  on?(event: string, listener: Eip1193Listener): unknown
  removeListener?(event: string, listener: Eip1193Listener): unknown
}
