import { makeAutoObservable, observableRef } from 'mobx'
import type { ApprovalQueue, PendingApproval } from '../contract.js'

/** The requests that wait for the person in the frame, oldest first. */
export class PendingApprovals implements ApprovalQueue {
  private waiting: readonly PendingApproval[] = []

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: observableRef }, { autoBind: true })
  }

  get current(): PendingApproval | undefined {
    return this.waiting[0]
  }

  add(pending: PendingApproval): void {
    this.waiting = [...this.waiting, pending]
  }

  remove(pending: PendingApproval): void {
    this.waiting = this.waiting.filter((each) => each !== pending)
  }
}
