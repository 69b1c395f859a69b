import { makeObservable, observableRef } from 'mobx'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { HeldSession } from '../engine/held-session.js'
import type { ConnectorQuery } from './connectors.js'

/** The wallets that are connected right now. What changes them is loaded with the first wallet. */
export class HeldSessions {
  all: readonly HeldSession[] = []

  constructor() {
    makeObservable(this, { all: observableRef })
  }

  of(namespace: ChainNamespace): readonly HeldSession[] {
    return this.all.filter(({ session }) => session.namespace === namespace)
  }

  find({ id, namespace }: ConnectorQuery): HeldSession | undefined {
    return this.of(namespace).find((held) => held.id === id)
  }
}
