import { fitAccent } from './fit-accent.js'
import type { AccentColors } from './fit-accent.js'
import { withColorReader } from './read-colors.js'
import type { ReadColor, Scheme } from './read-colors.js'

const surfaces = ['var(--_card)', 'var(--_surface-1)', 'var(--_surface-2)']

/**
 * Keeps the host's accent readable: takes the `--billfold-accent` that reaches the root and sets what it has to become in
 * either theme. To be called when the modal opens and when the host changes its variables. What is no colour is ignored.
 */
export function applyAccent(root: HTMLElement): void {
  for (const name of ['--_accent', '--_on-accent', '--_accent-soft']) root.style.removeProperty(name)
  const page = getComputedStyle(root)
  const accent = page.getPropertyValue('--billfold-accent').trim()
  if (accent === '') return
  const wish = page.getPropertyValue('--billfold-on-accent').trim()
  const [light, dark] = withColorReader(root, (read) => [fitted(read, { accent, wish }, 'light'), fitted(read, { accent, wish }, 'dark')])
  if (light === undefined || dark === undefined) return refuse(root)
  root.style.setProperty('--_accent', `light-dark(${light.accent}, ${dark.accent})`)
  root.style.setProperty('--_on-accent', `light-dark(${light.onAccent}, ${dark.onAccent})`)
  if (page.getPropertyValue('--billfold-accent-soft').trim() === '') {
    root.style.setProperty('--_accent-soft', `light-dark(${light.soft}, ${dark.soft})`)
  }
}

interface HostAccent {
  readonly accent: string
  readonly wish: string
}

function fitted(read: ReadColor, { accent, wish }: HostAccent, scheme: Scheme): AccentColors | undefined {
  const color = read(accent, scheme)
  if (color === undefined) return undefined
  const under = surfaces.map((surface) => read(surface, scheme)).filter((surface) => surface !== undefined)
  return fitAccent({ accent: color, onAccent: wish === '' ? undefined : read(wish, scheme), surfaces: under })
}

/** A value that is no colour would make everything that uses it transparent: the house's own accent stands in. */
function refuse(root: HTMLElement): void {
  root.style.setProperty('--_accent', 'light-dark(#0b6a60, #74d6c4)')
}
