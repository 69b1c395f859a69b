import type { FakeClock } from './fake-clock.js'
import type { FakeReply } from './network-faults.js'

interface ReplyBodyOptions {
  readonly reply: FakeReply
  readonly signal: AbortSignal
  readonly clock: FakeClock
  /** Called when reading begins; the function it returns when it ends, whichever way. */
  readonly opened: () => () => void
}

const pieceSize = 64 * 1024

/** The body of a reply in pieces, with the faults that the reply asks for; null when it has none. */
export function replyBody(options: ReplyBodyOptions): AsyncIterable<Uint8Array> | null {
  const bytes = bytesOf(options.reply)
  return bytes === undefined ? null : { [Symbol.asyncIterator]: () => readPieces(bytes, options) }
}

async function* readPieces(bytes: Uint8Array, { reply, signal, clock, opened }: ReplyBodyOptions): AsyncGenerator<Uint8Array, void> {
  const { drip, cutAfter = Infinity, padTo = 0 } = reply
  const closed = opened()
  const step = drip === undefined ? pieceSize : 1
  try {
    for (let start = 0; start < Math.max(bytes.length, padTo); start += step) {
      if (drip !== undefined) await pause(drip, signal, clock)
      signal.throwIfAborted()
      if (start + step >= cutAfter && start < cutAfter) yield bytes.subarray(start, cutAfter)
      if (start + step >= cutAfter) throw new TypeError('terminated')
      yield pieceAt(bytes, start, Math.min(step, Math.max(bytes.length, padTo) - start))
    }
  } finally {
    closed()
  }
}

function pieceAt(bytes: Uint8Array, start: number, size: number): Uint8Array {
  if (start + size <= bytes.length) return bytes.subarray(start, start + size)
  const piece = new Uint8Array(size).fill(0x20)
  piece.set(bytes.subarray(start))
  return piece
}

function bytesOf({ json, text, bytes, padTo }: FakeReply): Uint8Array | undefined {
  if (bytes !== undefined) return bytes
  const body = text ?? (json === undefined ? undefined : JSON.stringify(json))
  if (body === undefined) return padTo === undefined ? undefined : new Uint8Array()
  return new TextEncoder().encode(body)
}

function pause(milliseconds: number, signal: AbortSignal, clock: FakeClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, resolve)
    signal.addEventListener('abort', () => (cancel(), reject(signal.reason as unknown)), { once: true })
  })
}
