import { isOriginAllowed } from '../access/origin-pattern.js'
import type { Project } from '../config/config.js'

export interface Framing {
  readonly project: Pick<Project, 'origins'> | undefined
  /** The address that the browser says the frame is opened from; some pages hide it. */
  readonly referer: string | undefined
}

/**
 * Which pages may frame the site, as a policy has it. Patterns with a star within a name are nothing that a policy knows: then the
 * page that opens the frame is named, if the project allows it.
 */
export function frameAncestors({ project, referer = '' }: Framing): string {
  if (project === undefined) return "'none'"
  if (project.origins === undefined) return '*'
  const opener = URL.canParse(referer) ? new URL(referer).origin : undefined
  if (opener !== undefined && opener !== 'null') return isOriginAllowed(opener, project.origins) ? opener : "'none'"
  const known = project.origins.map(asSource).filter((source) => source !== undefined)
  return known.length === 0 ? "'none'" : known.join(' ')
}

/** A star stands for the first label of a host, or for the port. */
const source = /^[a-z][a-z0-9+.-]*:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i

function asSource(pattern: string): string | undefined {
  const text = pattern.trim()
  const full = text.includes('://') ? text : `https://${text}`
  return source.test(full) ? full : undefined
}
