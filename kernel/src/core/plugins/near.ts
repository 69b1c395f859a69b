import { nearest } from '../../product/options/nearest.js'

/** What to add to a message about a name that nobody knows: ` The nearest known name is 'Swap'.` Nothing when none is known. */
export function nearestKnown(name: string, known: readonly string[]): string {
  const found = nearest(name, known)
  return found === undefined ? '' : ` The nearest known name is '${found}'.`
}
