import { contrastRatio, hexColor, mixColors, parseColor } from './color.js'
import type { Rgb } from './color.js'

/** The least that text needs against what it stands on. */
export const textContrast = 4.5

const black: Rgb = { red: 0, green: 0, blue: 0 }
const white: Rgb = { red: 1, green: 1, blue: 1 }
const steps = 100
const softShare = 0.12

export interface AccentRequest {
  readonly accent: Rgb
  /** The colour that the host wants on it, if it names one. */
  readonly onAccent?: Rgb | undefined
  /** All that the accent is written on. */
  readonly surfaces: readonly Rgb[]
}

/** The accent as it is used: what is written with it and on it can be read. */
export interface AccentColors {
  readonly accent: string
  readonly onAccent: string
  readonly soft: string
}

/**
 * Any accent, made readable: darkened or lightened as little as it takes to stand out from every surface and from its own
 * soft shade. An accent that is readable already stays as it is.
 */
export function fitAccent({ accent, onAccent, surfaces }: AccentRequest): AccentColors {
  const target = surfaces.some((surface) => contrastRatio(surface, black) < contrastRatio(surface, white)) ? white : black
  const [card = black] = surfaces
  const candidates = Array.from({ length: steps + 1 }, (_, step) => rounded(mixColors(accent, target, step / steps)))
  const fitted = candidates.find((colour) =>
    [...surfaces, softShade(card, colour)].every((under) => contrastRatio(colour, under) >= textContrast),
  )
  const chosen = fitted ?? target
  return { accent: hexColor(chosen), onAccent: hexColor(readableOn(chosen, onAccent)), soft: hexColor(softShade(card, chosen)) }
}

function softShade(card: Rgb, accent: Rgb): Rgb {
  return rounded(mixColors(card, accent, softShare))
}

/** The host's own choice when it can be read, else the better of black and white: one of them always can. */
function readableOn(colour: Rgb, wish: Rgb | undefined): Rgb {
  if (wish !== undefined && contrastRatio(colour, wish) >= textContrast) return wish
  return contrastRatio(colour, white) >= contrastRatio(colour, black) ? white : black
}

/** Rounds a colour as the screen will show it: the sums must hold for that. */
function rounded(colour: Rgb): Rgb {
  return parseColor(hexColor(colour)) ?? colour
}
