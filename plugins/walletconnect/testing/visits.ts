import { randomUUID } from 'node:crypto'

import { type FakeClock, fakeClock, fakeDevice } from '@billfold/test/fakes'

import { resumePairing } from '../src/resume-pairing.js'
import type { PairingClient } from '../src/client/sdk.js'
import { type AppPage, appPage } from './app-page.js'
import { openInMemory } from './memory-sdk.js'
import { MemoryStorage, type PageStorageOptions } from './memory-storage.js'

/** A page of a visitor. */
export interface Visit extends AppPage {
  /** Number of sessions that were restored without a question of this page. */
  readonly found: number
  readonly clock: FakeClock
  /** Breaks the socket of the page; the SDK opens it again by itself. */
  cut(): Promise<void>
  /** The page ends as pages do: nothing of it is written, sent or heard any more. */
  leave(): void
}

export interface VisitOptions extends Omit<PageStorageOptions, 'isGone'> {
  /** Time that the clock of the page is ahead, in milliseconds. */
  readonly later?: number
  /** The relays that the page names; the one of the visitor unless given. */
  readonly relays?: readonly string[]
}

/** Pages that a visitor opens one after another, in one browser. */
export class Visitor {
  readonly storage = new MemoryStorage()
  private readonly storagePrefix = randomUUID()
  private readonly pages: Visit[] = []

  constructor(private readonly relayUrl: string) {}

  /** Opens a page, which looks for the answer to what the one before has asked. */
  open({ later = 0, relays = [this.relayUrl], ...options }: VisitOptions = {}): Visit {
    let found = 0
    let isGone = false
    let client: PairingClient | undefined
    const device = fakeDevice()
    const clock = fakeClock({ now: Date.now() + later })
    const openSdk = openInMemory({ storage: this.storage, isGone: () => isGone, ...options })
    const named = { projectId: 'test', endpoints: { relay: relays }, storagePrefix: this.storagePrefix }
    const page = appPage({ options: named, clock, device, openSdk })
    page.sdk.onOpen((opened) => (client = opened))
    const restore = async (): Promise<boolean> => {
      const isThere = (await page.sessions.restore()) !== undefined
      if (isThere) found += 1
      return isThere
    }
    // One that is closed while it looks has nothing to find.
    if (this.pages.length > 0) resumePairing({ ...page, clock, restore }).catch(() => undefined)
    const visit = {
      ...page,
      clock,
      get found() {
        return found
      },
      async cut(): Promise<void> {
        const closed = new Promise<void>((resolve) => client?.core.relayer.on('relayer_disconnect', resolve))
        if (client !== undefined) connectionOf(client)?.socket?.terminate()
        await closed
      },
      leave(): void {
        isGone = true
        if (client !== undefined) drop(client)
      },
    }
    this.pages.push(visit)
    return visit
  }

  stop(): void {
    for (const page of this.pages) {
      page.leave()
      page.pairing.dispose()
    }
  }
}

interface Connection {
  socket?: { terminate(): void }
  send(): Promise<void>
}

function drop(client: PairingClient): void {
  const { heartbeat, relayer } = client.core
  heartbeat.stop()
  relayer.transportExplicitlyClosed = true
  const connection = connectionOf(client)
  if (connection === undefined) return
  connection.send = () => new Promise(() => undefined)
  connection.socket?.terminate()
}

function connectionOf({ core }: PairingClient): Connection | undefined {
  return core.relayer.provider.connection as object as Connection | undefined
}
