/** Keccak-256 as Ethereum uses it (not SHA3-256: the padding differs). For short texts: it trades speed for size. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const state = Array.from({ length: 25 }, () => 0n)
  const padded = new Uint8Array(Math.ceil((bytes.length + 1) / rate) * rate)
  padded.set(bytes)
  padded[bytes.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  for (let start = 0; start < padded.length; start += rate) {
    for (let lane = 0; lane < rate / 8; lane += 1) state[lane] = at(state, lane) ^ readLane(padded, start + lane * 8)
    permute(state)
  }
  return Uint8Array.from({ length: 32 }, (_, index) => Number((at(state, index >> 3) >> BigInt((index & 7) * 8)) & 0xffn))
}

const rate = 136
const mask = 0xffffffffffffffffn

function permute(state: bigint[]): void {
  let shift = 1
  for (let round = 0; round < 24; round += 1) {
    theta(state)
    rhoPi(state)
    chi(state)
    let constant = 0n
    for (let bit = 0; bit < 7; bit += 1) {
      if (shift & 1) constant |= 1n << BigInt((1 << bit) - 1)
      shift = (shift << 1) ^ (shift & 0x80 ? 0x171 : 0)
    }
    state[0] = at(state, 0) ^ constant
  }
}

function theta(state: bigint[]): void {
  const columns = Array.from({ length: 5 }, (_, x) => [0, 5, 10, 15, 20].reduce((all, y) => all ^ at(state, x + y), 0n))
  for (let lane = 0; lane < 25; lane += 1) {
    const x = lane % 5
    state[lane] = at(state, lane) ^ at(columns, (x + 4) % 5) ^ turned(at(columns, (x + 1) % 5), 1)
  }
}

function rhoPi(state: bigint[]): void {
  let [x, y, moved] = [1, 0, at(state, 1)]
  for (let step = 0; step < 24; step += 1) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const before = at(state, x + 5 * y)
    state[x + 5 * y] = turned(moved, (((step + 1) * (step + 2)) / 2) % 64)
    moved = before
  }
}

function chi(state: bigint[]): void {
  for (let row = 0; row < 25; row += 5) {
    const lanes = state.slice(row, row + 5)
    for (let x = 0; x < 5; x += 1) state[row + x] = at(lanes, x) ^ (~at(lanes, (x + 1) % 5) & mask & at(lanes, (x + 2) % 5))
  }
}

function turned(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask
}

function readLane(bytes: Uint8Array, start: number): bigint {
  return bytes.subarray(start, start + 8).reduceRight((lane, byte) => (lane << 8n) | BigInt(byte), 0n)
}

function at(lanes: readonly bigint[], index: number): bigint {
  return lanes[index] ?? 0n
}
