import { inflateSync } from 'node:zlib'

/** A picture, four bytes for each dot, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Reads a screenshot: a PNG of eight bits for each colour, with or without an alpha. */
export function readPng(png: Buffer): Pixels {
  const [width, height, colours] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3]
  const rows = unfiltered(inflateSync(Buffer.concat(dataOf(png))), width * colours, colours)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let dot = 0; dot < width * height; dot += 1) {
    for (let colour = 0; colour < colours; colour += 1) data[dot * 4 + colour] = rows[dot * colours + colour] ?? 0
  }
  return { width, height, data }
}

/** Reads the data of the chunks with the picture. */
function dataOf(png: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') found.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return found
}

/** Each row is told by the difference from its neighbours. */
function unfiltered(raw: Buffer, stride: number, step: number): Uint8Array {
  const height = raw.length / (stride + 1)
  const out = new Uint8Array(height * stride)
  for (let row = 0; row < height; row += 1) {
    const predict = predictors[raw[row * (stride + 1)] ?? 0] ?? none
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x
      const left = x < step ? 0 : (out[at - step] ?? 0)
      const above = row === 0 ? 0 : (out[at - stride] ?? 0)
      const corner = row === 0 || x < step ? 0 : (out[at - stride - step] ?? 0)
      out[at] = (raw[row * (stride + 1) + 1 + x] ?? 0) + predict(left, above, corner)
    }
  }
  return out
}

type Predict = (left: number, above: number, corner: number) => number

const none: Predict = () => 0

const predictors: readonly Predict[] = [
  none,
  (left) => left,
  (_, above) => above,
  (left, above) => Math.floor((left + above) / 2),
  (left, above, corner) => {
    const guess = left + above - corner
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
    if (a <= b && a <= c) return left
    return b <= c ? above : corner
  },
]
