/** The colours and places of an avatar's light, the same for an address wherever it is shown. */
export interface AvatarColors {
  readonly base: string
  readonly spots: readonly { readonly color: string; readonly x: number; readonly y: number }[]
}

/** Draws an avatar's colours from an address. How the address is cased makes no difference. */
export function avatarColors(address: string): AvatarColors {
  const next = randomFrom(address.toLowerCase())
  const hue = next() * 360
  // Neighbours on the wheel, with one from across: colours that go together, and faces that differ.
  const hues = [hue + 40 + next() * 40, hue - 40 - next() * 40, hue + 150 + next() * 60]
  return {
    base: color(0.62, 0.14, hue),
    spots: hues.map((one, index) => ({
      color: color(0.7 + index * 0.06, 0.15, one),
      x: Math.round(next() * 100),
      y: Math.round(next() * 100),
    })),
  }
}

/** The colours as a CSS background. */
export function avatarBackground({ base, spots }: AvatarColors): string {
  const lights = spots.map(({ color: light, x, y }) => `radial-gradient(circle at ${x}% ${y}%, ${light}, transparent 62%)`)
  return [...lights, `linear-gradient(${base}, ${base})`].join(', ')
}

function color(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness.toFixed(2)} ${chroma} ${Math.round((hue + 360) % 360)})`
}

/** Numbers from 0 to 1 that depend on nothing but the text: FNV-1a for the seed, mulberry32 for the rest. */
function randomFrom(text: string): () => number {
  let state = 0x81_1c_9d_c5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
