import { safeIcon } from '../src/core/validation/icon.js'

/** Longer addresses are none: a picture that is written out has a limit of its own. */
const longestAddress = 2_048

/** The address of a picture that a service names: written out, or on the web; undefined for anything else. */
export function foreignPicture(url: unknown): string | undefined {
  const isAddress = typeof url === 'string' && url.length <= longestAddress && /^https?:\/\//.test(url)
  return safeIcon(url) ?? (isAddress ? url : undefined)
}
