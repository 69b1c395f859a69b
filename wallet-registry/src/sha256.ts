/** The SHA-256 of a text as 64 hex digits, at once: the browser's own answers later, and not on pages without TLS. */
export function sha256(text: string): string {
  const state = Uint32Array.from(initial)
  const bytes = padded(new TextEncoder().encode(text))
  const view = new DataView(bytes.buffer)
  for (let offset = 0; offset < bytes.length; offset += 64) mix(state, view, offset)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

const rounds = 64

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fractions(count: number, root: (prime: number) => number): readonly number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

const initial = fractions(8, Math.sqrt)
const constants = fractions(rounds, Math.cbrt)

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8)
  return bytes
}

function mix(state: Uint32Array, view: DataView, offset: number): void {
  const words = schedule(view, offset)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < rounds; round++) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[round] ?? 0) + (words[round] ?? 0)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(rounds)
  const at = (index: number): number => words[index] ?? 0
  for (let round = 0; round < rounds; round++) {
    if (round < 16) {
      words[round] = view.getInt32(offset + round * 4)
      continue
    }
    const [near, far] = [at(round - 2), at(round - 15)]
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    words[round] = one + at(round - 7) + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + at(round - 16)
  }
  return words
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
