import { safeIcon } from '../src/core/validation/icon.js'
import { isSameId } from '../src/core/validation/same-id.js'
import { visibleName } from '../src/core/validation/visible-name.js'
import { fieldOf } from '../src/core/foreign.js'
import type { WalletDriver } from './wallet-driver.js'
import type { FoundWallet, WalletFinder } from './wallet-finder.js'

/** A wallet that announced itself. */
export interface Announcement extends FoundWallet {
  readonly rdns: string
  /** Changes with each load: it tells announcements apart and is never stored. */
  readonly uuid: string
}

/** Finds the wallets that announce themselves on this page by EIP-6963, in the order in which they come. */
export function eip6963(driver: WalletDriver): WalletFinder {
  return {
    driver,
    isSame: isSameAnnouncement,
    start: ({ page, take }) => ({
      ask: () => page.dispatch('eip6963:requestProvider'),
      stop: page.listen('eip6963:announceProvider', (event) => void take(() => readAnnouncement(event))),
    }),
  }
}

const uuidOfVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const dottedName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/i
const longestRdns = 128

/** Reads an event `eip6963:announceProvider`. Undefined for anything that is not a wallet. Never throws. */
export function readAnnouncement(event: unknown): Announcement | undefined {
  const detail = fieldOf(event, 'detail')
  const info = fieldOf(detail, 'info')
  const wallet = fieldOf(detail, 'provider')
  const [uuid, rdns, said] = ['uuid', 'rdns', 'name'].map((name) => fieldOf(info, name))
  const name = visibleName(said)
  if (typeof uuid !== 'string' || !uuidOfVersion4.test(uuid)) return undefined
  if (typeof rdns !== 'string' || rdns.length > longestRdns || !dottedName.test(rdns)) return undefined
  if (name === undefined || typeof fieldOf(wallet, 'request') !== 'function') return undefined
  const icon = safeIcon(fieldOf(info, 'icon'))
  const facts = { id: rdns, rdns, name, ...(icon !== undefined && { icon }) }
  return Object.freeze({ ...facts, type: 'ANNOUNCED', uuid: uuid.toLowerCase(), wallet: wallet as object })
}

/** Some wallets take a new uuid each time they announce the same provider. */
function isSameAnnouncement(one: FoundWallet, other: FoundWallet): boolean {
  return (one as Announcement).uuid === (other as Announcement).uuid || (one.wallet === other.wallet && isSameId(one.id, other.id))
}
