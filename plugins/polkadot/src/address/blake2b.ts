/** The order in which the words of a message are mixed, round by round. */
const order: readonly (readonly number[])[] = digitsOf(
  '0123456789abcdef ea489fd61c02b753 b8c052fdae367194 7931dcbe265a40f8 905724afe1bc683d',
  '2c6a0b834d75fe19 c51fed4a0763928b db7ec13950f4862a 6fe9b308c2d714a5 a2847615fb9e3cd0',
)
/** Columns, then diagonals, of the four rows of the state. */
const mixes: readonly (readonly number[])[] = digitsOf('048c 159d 26ae 37bf 05af 16bc 278d 349e')
const start: readonly bigint[] = (
  '6a09e667f3bcc908 bb67ae8584caa73b 3c6ef372fe94f82b a54ff53a5f1d36f1 ' +
  '510e527fade682d1 9b05688c2b3e6c1f 1f83d9abfb41bd6b 5be0cd19137e2179'
)
  .split(' ')
  .map((word) => BigInt(`0x${word}`))
const [rounds, block, wordBytes] = [12, 128, 8] as const

/**
 * Hashes (BLAKE2b) a message of one block, which is 128 bytes: what an address is checked by before any library is there. A test compares it
 * with one.
 */
export function blake2b(message: Uint8Array, length: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(block))
  message.forEach((byte, index) => bytes.setUint8(index, byte))
  const words = BigUint64Array.from({ length: block / wordBytes }, (_, index) => bytes.getBigUint64(index * wordBytes, true))
  const before = start.map((word, index) => (index === 0 ? word ^ 0x01010000n ^ BigInt(length) : word))
  const [counter, isLast] = [BigInt(message.length), (1n << 64n) - 1n]
  const state = BigUint64Array.from([...before, ...start], (word, index) => word ^ (index === 12 ? counter : index === 14 ? isLast : 0n))
  for (let round = 0; round < rounds; round += 1) {
    const places = order[round % order.length] ?? []
    mixes.forEach((mix, index) => mixIn(state, mix, [at(words, places[2 * index]), at(words, places[2 * index + 1])]))
  }
  const result = new DataView(new ArrayBuffer(64))
  before.forEach((word, index) => result.setBigUint64(index * wordBytes, word ^ at(state, index) ^ at(state, index + 8), true))
  return new Uint8Array(result.buffer, 0, length)
}

/** Words are cut to 64 bits by the array that holds them. */
function mixIn(state: BigUint64Array, [a = 0, b = 0, c = 0, d = 0]: readonly number[], words: readonly [bigint, bigint]): void {
  const turns = [[32n, 24n] as const, [16n, 63n] as const]
  for (const [index, [first, second]] of turns.entries()) {
    state[a] = at(state, a) + at(state, b) + (words[index] ?? 0n)
    state[d] = turned(at(state, d) ^ at(state, a), first)
    state[c] = at(state, c) + at(state, d)
    state[b] = turned(at(state, b) ^ at(state, c), second)
  }
}

function turned(word: bigint, right: bigint): bigint {
  return (word >> right) | (word << (64n - right))
}

function at(words: BigUint64Array, index = 0): bigint {
  return words[index] ?? 0n
}

function digitsOf(...rows: readonly string[]): readonly (readonly number[])[] {
  const written = rows.flatMap((row) => row.split(' '))
  return written.map((digits) => Array.from(digits, (digit) => Number.parseInt(digit, 16)))
}
