import { makeObservable, observableRef } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Voice } from './family-state.js'
import type { ConnectorQuery } from './connectors.js'
import type { HeldSession } from './held-session.js'

/** The wallets that are connected right now, and who is told of what changes. What changes them arrives with the first wallet. */
export class Connected {
  heldSessions: readonly HeldSession[] = []
  voice: Voice = 'all'

  constructor() {
    makeObservable(this, { heldSessions: observableRef })
  }

  of(namespace: ChainNamespace): readonly HeldSession[] {
    return this.heldSessions.filter(({ session }) => session.namespace === namespace)
  }

  find({ id, namespace }: ConnectorQuery): HeldSession | undefined {
    return this.of(namespace).find((held) => held.id === id)
  }

  /** Runs a change that only some are told of. */
  as<T>(voice: Voice, change: () => T): T {
    const before = this.voice
    this.voice = voice
    try {
      return change()
    } finally {
      this.voice = before
    }
  }
}
