import { parseColor } from './color.js'
import type { Rgb } from './color.js'

export type Scheme = 'light' | 'dark'

/** Asks the browser what a CSS value is as a colour; undefined when it is none. */
export type ReadColor = (value: string, scheme: Scheme) => Rgb | undefined

/** Lends a reader of colours that sees the root's variables, whatever way of writing colours a host likes. */
export function withColorReader<T>(root: HTMLElement, use: (read: ReadColor) => T): T {
  const probe = root.ownerDocument.createElement('span')
  probe.hidden = true
  root.append(probe)
  try {
    return use((value, scheme) => {
      probe.style.colorScheme = scheme
      probe.style.color = ''
      // Mixing a colour with itself changes nothing but the way it is written: always as parts of sRGB.
      probe.style.color = `color-mix(in srgb, ${value}, ${value})`
      return probe.style.color === '' ? undefined : parseColor(getComputedStyle(probe).color)
    })
  } finally {
    probe.remove()
  }
}
