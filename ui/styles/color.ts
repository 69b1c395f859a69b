/** A colour of the sRGB screen; each part from 0 to 1. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** How much two colours differ in lightness, from 1 to 21, as WCAG counts it. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A bit of one colour in another: `share` 0 is `base`, 1 is `colour`. */
export function mixColors(base: Rgb, colour: Rgb, share: number): Rgb {
  const mix = (part: keyof Rgb): number => base[part] * (1 - share) + colour[part] * share
  return { red: mix('red'), green: mix('green'), blue: mix('blue') }
}

/** The six-digit way to write a colour. */
export function hexColor({ red, green, blue }: Rgb): string {
  const digits = (part: number): string =>
    Math.round(clamp(part) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${digits(red)}${digits(green)}${digits(blue)}`
}

/** Reads `#abc`, `#aabbcc`, and what browsers compute: `rgb(1, 2, 3)` and `color(srgb 0.1 0.2 0.3)`. */
export function parseColor(text: string): Rgb | undefined {
  const written = text.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(written)
  if (short !== null) return fromParts(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16) / 255))
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(written)
  if (long !== null) return fromParts(long.slice(1).map((digits) => Number.parseInt(digits, 16) / 255))
  const computed = /^(rgba?|color)\((?:srgb )?([\d.e+-]+)[, ]+([\d.e+-]+)[, ]+([\d.e+-]+)/.exec(written)
  if (computed === null) return undefined
  const scale = computed[1] === 'color' ? 1 : 255
  return fromParts(computed.slice(2).map((part) => clamp(Number(part) / scale)))
}

function fromParts([red, green, blue]: readonly number[]): Rgb | undefined {
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [red, green, blue].some(Number.isNaN) ? undefined : { red, green, blue }
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}
