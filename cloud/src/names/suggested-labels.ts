import { isLabel } from './zone-name.js'

/** Ways to make a name of one that is taken. */
const ways: readonly ((label: string) => string)[] = [
  (label) => label,
  (label) => `${label}-id`,
  (label) => `the-${label}`,
  (label) => `${label}-eth`,
  (label) => `hello-${label}`,
  (label) => `${label}-wallet`,
  (label) => `${label}01`,
  (label) => `${label}-hq`,
]

/** Names like the one that somebody types, that one first. Signs that no name has are left out. */
export function suggestedLabels(typed: string): readonly string[] {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 50)
  return plain === '' ? [] : ways.map((way) => way(plain)).filter(isLabel)
}
