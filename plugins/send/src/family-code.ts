import type { ChainAdapter, Families, Log } from '@billfold/kernel'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface FamilyCodeNeeds {
  readonly families: Pick<Families, 'activeNamespace' | 'needAdapter'>
  readonly log: Pick<Log, 'warn'>
}

/** The code of the family in front, once it is here, and what it says about sending. */
export class FamilyCode {
  adapter: ChainAdapter | undefined = undefined
  /** The address by which some services write the network's own coin. */
  nativeAddress: string | undefined = undefined
  /** Bytes that a memo may have; undefined where there is none. */
  longestMemo: number | undefined = undefined
  /** Why the code is not here. */
  failure: unknown = undefined

  constructor(private readonly needs: FamilyCodeNeeds) {
    makeAutoObservable<this, 'needs'>(this, { needs: false, adapter: observableRef, failure: observableRef }, { autoBind: true })
  }

  /** Loads it unless it is here. Never rejects: what failed is in `failure`. */
  async load(): Promise<void> {
    const { families, log } = this.needs
    const namespace = families.activeNamespace
    if (namespace === undefined || this.adapter?.namespace === namespace) return
    this.failure = undefined
    try {
      const adapter = await families.needAdapter(namespace, 'send')
      const [facts, longestMemo] = await Promise.all([adapter.tokenFacts?.(), adapter.longestMemo?.()])
      if (families.activeNamespace !== namespace) return
      runInAction(() => {
        this.adapter = adapter
        this.nativeAddress = facts?.nativeAddress
        this.longestMemo = longestMemo
      })
    } catch (error) {
      log.warn('Sending could not start', error)
      runInAction(() => (this.failure = error))
    }
  }

  /** Another family is in front: what is known of the last one does not hold for it. */
  leave(): void {
    if (this.adapter?.namespace !== this.needs.families.activeNamespace) this.adapter = undefined
  }
}
