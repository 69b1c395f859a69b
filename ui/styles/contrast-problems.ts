import { contrastRatio } from './color.js'
import { textContrast } from './fit-accent.js'
import { withColorReader } from './read-colors.js'

export interface ContrastProblem {
  readonly text: string
  readonly surface: string
  readonly theme: 'light' | 'dark'
  readonly ratio: number
}

const pairs = [
  ['fg', 'card'],
  ['fg-2', 'surface-2'],
  ['fg-3', 'surface-2'],
  ['on-ink', 'ink'],
  ['success', 'card'],
  ['warning', 'card'],
  ['danger', 'surface-2'],
] as const

/** The pairs of colours that a host's variables made hard to read, so that a developer can be told. */
export function contrastProblems(root: HTMLElement): readonly ContrastProblem[] {
  return withColorReader(root, (read) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      pairs.flatMap(([text, surface]) => {
        const [one, other] = [read(`var(--_${text})`, theme), read(`var(--_${surface})`, theme)]
        if (one === undefined || other === undefined) return []
        const ratio = contrastRatio(one, other)
        return ratio < textContrast ? [{ text, surface, theme, ratio }] : []
      }),
    ),
  )
}
