import type { ChainNamespace, EventBus, Families, Log } from '@billfold/kernel'
import type { DeclinedAccounts } from './declined-accounts.js'
import type { SiwxStore } from './siwx-store.js'
import type { SignInSource } from './sources/sign-in-source.js'

export interface EndSessionsNeeds {
  readonly source: SignInSource | undefined
  readonly store: SiwxStore
  readonly declined: DeclinedAccounts
  readonly families: Pick<Families, 'all'>
  readonly events: EventBus
  readonly log: Pick<Log, 'warn'>
}

/** Signs out whoever is disconnected, where the sign-in says so: the accounts of that family, and everybody once nobody is connected. */
export async function endSessions(
  { source, store, declined, families, events, log }: EndSessionsNeeds,
  namespace: ChainNamespace,
): Promise<void> {
  store.forget()
  declined.clear()
  if (source === undefined || source.signOutOnDisconnect === false) return
  const isLast = families.all.every(({ session }) => session === undefined)
  try {
    if (isLast || source.revokeFamily === undefined) await source.setSessions([])
    else await source.revokeFamily(namespace)
  } catch (error) {
    log.warn('The backend could not be told that somebody left: its session ends by its time.', error)
  }
  events.publish('siwx:signed-out', { namespace })
}
