import { safeIcon, visibleName } from '@billfold/kernel/validation'
import { fieldOf } from '@billfold/kernel/family'

/** What a wallet said of itself, looked at once: plain text, frozen, and its provider as it is. */
export interface Announcement {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  /** Absent when the wallet has none that may be shown. */
  readonly icon?: string
  readonly provider: object
}

const uuidOfVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const dottedName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/
const longestRdns = 128

/** Reads an event `eip6963:announceProvider`. Undefined for anything that is not a wallet. Never throws. */
export function readAnnouncement(event: unknown): Announcement | undefined {
  const detail = fieldOf(event, 'detail')
  const info = fieldOf(detail, 'info')
  const provider = fieldOf(detail, 'provider')
  const [uuid, rdns, said] = ['uuid', 'rdns', 'name'].map((name) => fieldOf(info, name))
  const name = visibleName(said)
  if (typeof uuid !== 'string' || uuid.length !== 36 || !uuidOfVersion4.test(uuid)) return undefined
  if (typeof rdns !== 'string' || rdns.length > longestRdns || !dottedName.test(rdns)) return undefined
  if (name === undefined || !isProvider(provider)) return undefined
  const icon = safeIcon(fieldOf(info, 'icon'))
  return Object.freeze({ uuid: uuid.toLowerCase(), rdns, name, ...(icon !== undefined && { icon }), provider })
}

/** True for what can be asked something. What it answers is another matter. */
export function isProvider(thing: unknown): thing is object {
  return typeof fieldOf(thing, 'request') === 'function'
}
