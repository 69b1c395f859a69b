/** Dark modules, row by row. */
export type QrMatrix = readonly (readonly boolean[])[]

/** The share of the width that the logo takes. */
const logoShare = 0.2

const eye = 7
/** A run of modules is a little lower than its row: lines of thread. Any lower, and some readers miss one code in ten. */
const thickness = 0.96

/**
 * The drawing of a code as one SVG path, one unit per module: three rounded eyes, and the dark modules joined into lines.
 * With a logo, its place in the middle stays empty.
 */
export function qrPath(matrix: QrMatrix, { hasLogo }: { readonly hasLogo: boolean }): string {
  const size = matrix.length
  const hole = hasLogo ? logoHole(size) : undefined
  const isInk = (x: number, y: number): boolean =>
    matrix[y]?.[x] === true && !isEye(x, y, size) && !(hole !== undefined && isWithin(x, y, hole))
  const lines = matrix.flatMap((row, y) => runsIn(row.length, (x) => isInk(x, y)).map(({ start, length }) => line(start, y, length)))
  const far = size - eye
  return [eyePath(0, 0), eyePath(far, 0), eyePath(0, far), ...lines].join('')
}

export interface QrHole {
  readonly start: number
  readonly end: number
}

/** The square in the middle that a logo needs: whole modules, as far from both sides. */
export function logoHole(size: number): QrHole {
  const wanted = Math.ceil(size * logoShare)
  const width = wanted % 2 === size % 2 ? wanted : wanted + 1
  const start = (size - width) / 2
  return { start, end: start + width }
}

function isWithin(x: number, y: number, { start, end }: QrHole): boolean {
  return x >= start && x < end && y >= start && y < end
}

function isEye(x: number, y: number, size: number): boolean {
  const isLeft = x < eye
  const isRight = x >= size - eye
  return (y < eye && (isLeft || isRight)) || (y >= size - eye && isLeft)
}

interface Run {
  readonly start: number
  readonly length: number
}

function runsIn(length: number, isInk: (x: number) => boolean): readonly Run[] {
  const runs: Run[] = []
  let start = -1
  for (let x = 0; x <= length; x += 1) {
    const isDark = x < length && isInk(x)
    if (isDark && start < 0) start = x
    if (!isDark && start >= 0) {
      runs.push({ start, length: x - start })
      start = -1
    }
  }
  return runs
}

/** A line with round ends. */
function line(x: number, y: number, length: number): string {
  const edge = (1 - thickness) / 2
  const radius = thickness / 2
  const straight = round(length - 2 * edge - thickness)
  return `M${round(x + edge + radius)} ${round(y + edge)}h${straight}a${radius} ${radius} 0 0 1 0 ${thickness}h${-straight}a${radius} ${radius} 0 0 1 0 ${-thickness}z`
}

/** A ring with round corners and a round middle, drawn so that even-odd filling leaves the ring open. */
function eyePath(x: number, y: number): string {
  return (
    roundedSquare(x, y, { side: 7, radius: 2.2 }) +
    roundedSquare(x + 1, y + 1, { side: 5, radius: 1.4 }) +
    roundedSquare(x + 2, y + 2, { side: 3, radius: 0.9 })
  )
}

function roundedSquare(x: number, y: number, { side, radius }: { readonly side: number; readonly radius: number }): string {
  const straight = round(side - 2 * radius)
  const corner = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const [r, s] = [radius, straight]
  return `M${round(x + r)} ${y}h${s}${corner(r, r)}v${s}${corner(-r, r)}h${-s}${corner(-r, -r)}v${-s}${corner(r, -r)}z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
