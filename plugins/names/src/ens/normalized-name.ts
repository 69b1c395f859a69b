import { ens_normalize as normalize } from '@adraffy/ens-normalize'
import { limits } from '../limits.js'

/** A name as it is registered (ENSIP-15); undefined for one that nobody can have. */
export function normalizedName(name: string): string | undefined {
  if (name === '' || name.length > limits.name) return undefined
  try {
    return normalize(name)
  } catch {
    // Parts of several scripts, signs that nobody sees, and whatever else could be taken for another name.
    return undefined
  }
}
