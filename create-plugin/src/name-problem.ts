import type { Kind } from './answers.js'
import { nameClash } from './name-clash.js'

/** Lengths that CAIP-2 allows for the namespace of a family. */
const [shortestFamily, longestFamily] = [3, 8]
const longest = 32
const taken = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks']

/** Explains why a name cannot be used, and what to do; undefined when it can. */
export function nameProblem(name: string, kind: Kind): string | undefined {
  if (name === '') return 'A plugin needs a name. Write one such as lichen.'
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `'${name}' cannot be a name. Use lower-case letters, digits and single hyphens, and begin with a letter: tide-pool.`
  if (name.length > longest) return `'${name}' has ${name.length} characters, and a name has at most ${longest}. Choose a shorter one.`
  if (taken.includes(name)) return `'${name}' is a family of Billfold itself. Choose another name.`
  const { length } = name.replaceAll('-', '')
  if (kind === 'chain' && (length < shortestFamily || length > longestFamily))
    return `'${name}' cannot name a family: its ids take ${shortestFamily} to ${longestFamily} letters and digits. Choose one such as lichen.`
  const clash = nameClash(name, kind)
  return clash === undefined ? undefined : `'${clash}' is a word that the files of a plugin use for something else. Choose another name.`
}
