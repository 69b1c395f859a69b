import type { PairingWallet } from '@billfold/test-wallets/pairing'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'

import { type RelayServer, relayServer } from '../../../cloud/testing/relay-server.js'
import { testPhone } from './test-phone.js'
import { type Visit, type VisitOptions, Visitor } from './visits.js'

/** A relay and a phone, where visitors come with their pages. */
export interface Meeting {
  readonly relay: RelayServer
  readonly phone: PairingWallet
  /** A visitor with a browser of their own. */
  visitor(): Visitor
}

/** Holds one for as long as a file of tests runs. The pages of a visitor end with the test. */
export function useMeeting(): Meeting {
  const visitors: Visitor[] = []
  let relay: RelayServer | undefined
  let phone: PairingWallet | undefined
  beforeAll(async () => {
    relay = await relayServer()
    phone = await testPhone(relay.url)
  })
  beforeEach(() => void (phone !== undefined && (phone.behavior = 'approve')))
  afterEach(() => {
    for (const visitor of visitors.splice(0)) visitor.stop()
    relay?.relay.faults.clear()
  })
  afterAll(async () => {
    await phone?.close()
    await relay?.stop()
  })
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('Nobody is there yet: meet in tests')
    return thing
  }
  return {
    get relay() {
      return there(relay)
    },
    get phone() {
      return there(phone)
    },
    visitor() {
      const visitor = new Visitor(there(relay).url)
      visitors.push(visitor)
      return visitor
    },
  }
}

/** A page that shows a code, and the key in it. */
export interface Shown {
  readonly page: Visit
  readonly uri: string
  readonly key: string
}

/** Opens a page that shows a code. */
export async function shown(visitor: Visitor, options?: VisitOptions): Promise<Shown> {
  const page = visitor.open(options)
  page.connector.connect({ network: undefined, signal: new AbortController().signal }).catch(() => undefined)
  await expect.poll(() => page.pairing.uri).toBeDefined()
  const { uri = '' } = page.pairing
  return { page, uri, key: /symKey=([0-9a-f]{64})/.exec(uri)?.[1] ?? 'none' }
}
