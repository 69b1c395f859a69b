import type { FetchPort } from '@billfold/kernel'
import { type IObservableArray, observable, runInAction } from 'mobx'

/** A request that left the page, and how it ended. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly outcome: 'waiting' | 'failed' | number
}

/** A fetch that can be watched. */
export interface RecordedFetch {
  readonly fetch: FetchPort
  readonly sent: IObservableArray<SentRequest>
}

/** Puts a record in front of a fetch. */
export function recordRequests(fetch: FetchPort): RecordedFetch {
  const sent = observable.array<SentRequest>([], { deep: false })
  return {
    sent,
    async fetch(url, request) {
      const { method } = request
      const index = runInAction(() => sent.push({ method, url, outcome: 'waiting' })) - 1
      const settle = (outcome: SentRequest['outcome']): void => runInAction(() => void (sent[index] = { method, url, outcome }))
      try {
        const response = await fetch(url, request)
        settle(response.status)
        return response
      } catch (error) {
        settle('failed')
        throw error
      }
    },
  }
}
