import { ens_normalize as normalize } from '@adraffy/ens-normalize'

/** The longest name that is looked up, in letters. */
const longest = 255

/** A name as it is registered (ENSIP-15); undefined for one that nobody can have. */
export function normalizedName(name: string): string | undefined {
  if (name === '' || name.length > longest) return undefined
  try {
    return normalize(name)
  } catch {
    // Parts of several scripts, signs that nobody sees, and whatever else could be taken for another name.
    return undefined
  }
}
