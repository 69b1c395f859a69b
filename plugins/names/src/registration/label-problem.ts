import type { LabelProblem } from '../contract.js'
import { limits } from '../limits.js'

/** Tells what a name lacks: 4 signs at least, letters, digits and hyphens only, written as ENSIP-15 writes them. */
export function labelProblem(label: string): LabelProblem | undefined {
  if (label === '') return 'empty'
  // Hyphens in the third and fourth place belong to names in another writing (`xn--`), which ENSIP-15 refuses.
  if (!/^[a-z0-9-]+$/.test(label) || label.length > limits.longest || label.slice(2, 4) === '--') return 'invalid'
  return label.length < limits.shortest ? 'short' : undefined
}

/** A name as it is typed, without its ending and in the case in which names are registered. */
export function typedLabel(text: string, zone: string | undefined): string {
  const plain = text.trim().normalize('NFC').toLowerCase().slice(0, limits.name)
  return zone !== undefined && plain.endsWith(`.${zone}`) ? plain.slice(0, -zone.length - 1) : plain
}
