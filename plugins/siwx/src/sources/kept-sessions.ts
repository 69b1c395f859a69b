import type { ClockPort, KernelStorage, StoredValue } from '@billfold/kernel'
import type { SiwxSession } from '../contract.js'
import { mostSessions, sessionsItem } from './session-schema.js'

/** Sessions that this browser keeps, in all of its tabs. */
export class KeptSessions {
  private readonly stored: StoredValue<readonly SiwxSession[]>

  constructor(
    storage: Pick<KernelStorage, 'item'>,
    private readonly clock: Pick<ClockPort, 'now'>,
  ) {
    this.stored = storage.item(sessionsItem)
  }

  /** Those that count now. */
  get all(): readonly SiwxSession[] {
    return (this.stored.read() ?? []).filter(({ data }) => isCurrent(data, this.clock.now()))
  }

  of(chainId: string, address: string): readonly SiwxSession[] {
    return this.all.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
  }

  /** Keeps one in the place of what the account had on its network. */
  add(session: SiwxSession): void {
    const { chainId, accountAddress } = session.data
    const others = this.all.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== accountAddress)
    this.set([session, ...others])
  }

  set(sessions: readonly SiwxSession[]): void {
    if (sessions.length === 0) this.stored.remove()
    else this.stored.write(sessions.slice(0, mostSessions))
  }

  /** Tells of changes by other tabs. Returns the undo. */
  watch(listener: () => void): () => void {
    return this.stored.watch(listener)
  }
}

/** True for a session whose time has come and is not over. */
function isCurrent({ notBefore, expirationTime }: SiwxSession['data'], now: number): boolean {
  return !(notBefore !== undefined && Date.parse(notBefore) > now) && !(expirationTime !== undefined && Date.parse(expirationTime) <= now)
}
