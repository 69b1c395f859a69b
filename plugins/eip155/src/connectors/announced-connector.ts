import type { ClockPort } from '@billfold/kernel'
import { makeObservable, observable, runInAction } from 'mobx'
import { type WalletFacts, WalletConnector } from './wallet-connector.js'

/** A wallet that announced itself, and how certain it is who it is. */
export class AnnouncedConnector extends WalletConnector {
  doubt: 'same-id' | 'unverified' | undefined

  constructor({ doubt, ...facts }: Omit<WalletFacts, 'type'> & Pick<AnnouncedConnector, 'doubt'>, clock: Pick<ClockPort, 'after'>) {
    super({ ...facts, type: 'ANNOUNCED' }, clock)
    this.doubt = doubt
    makeObservable(this, { doubt: observable })
  }

  /** Another wallet came that casts a doubt on this one. */
  raise(doubt: NonNullable<AnnouncedConnector['doubt']>): void {
    runInAction(() => (this.doubt = doubt))
  }
}
