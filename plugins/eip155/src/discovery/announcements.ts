import type { ClockPort, Log, PagePort } from '@billfold/kernel'
import { type Announcement, readAnnouncement } from './announcement.js'

/** How much a page may announce. */
export const announcementLimits = { wallets: 100, perMinute: 1_000, minute: 60_000 } as const

export interface AnnouncementsNeeds {
  readonly page: Pick<PagePort, 'listen' | 'dispatch'>
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  /** A wallet that was not there before. */
  onFound(found: Announcement): void
}

/** The wallets that announce themselves on this page (EIP-6963), in the order in which they came. They may come at any time. */
export class Announcements {
  private readonly byUuid = new Map<string, Announcement>()
  private since = -Infinity
  private count = 0
  private hasComplained = false

  constructor(private readonly needs: AnnouncementsNeeds) {}

  get all(): readonly Announcement[] {
    return [...this.byUuid.values()]
  }

  /** Listens from now on. Returns the undo. */
  listen(): () => void {
    return this.needs.page.listen('eip6963:announceProvider', (event) => this.hear(event))
  }

  /** Asks every wallet to announce itself: those that did already do it again. */
  ask(): void {
    this.needs.page.dispatch('eip6963:requestProvider')
  }

  private hear(event: unknown): void {
    if (this.isTooMuch()) return this.complain()
    const found = readAnnouncement(event)
    if (found === undefined || this.isKnown(found)) return
    if (this.byUuid.size >= announcementLimits.wallets) return this.complain()
    this.byUuid.set(found.uuid, found)
    this.needs.onFound(found)
  }

  /** The first word counts. Some wallets take a new uuid each time they announce the same provider. */
  private isKnown({ uuid, rdns, provider }: Announcement): boolean {
    return this.byUuid.has(uuid) || this.all.some((known) => known.provider === provider && known.rdns === rdns)
  }

  private isTooMuch(): boolean {
    const now = this.needs.clock.monotonic()
    if (now - this.since >= announcementLimits.minute) {
      this.since = now
      this.count = 0
      this.hasComplained = false
    }
    this.count += 1
    return this.count > announcementLimits.perMinute
  }

  private complain(): void {
    if (!this.hasComplained) this.needs.log.warn('More wallets announce themselves than a page can have. The rest was left out.')
    this.hasComplained = true
  }
}
