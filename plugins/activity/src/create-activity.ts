import { type DevicePort, type EventBus, type Families, type Log, type Toasts, userMessages } from '@billfold/kernel'
import type { AccountQuestion } from '@billfold/kernel/data'
import { ActivityStore } from './activity-store.js'
import { activityError } from './errors.js'
import { HistorySource, type HistorySourceNeeds } from './history/history-source.js'

/** The services of the kernel that the activity works with. */
export interface ActivityNeeds extends HistorySourceNeeds {
  readonly families: Families
  readonly events: EventBus
  readonly toasts: Toasts
  readonly log: Log
  readonly device: DevicePort
}

/** Makes the activity of its source. */
export function createActivity(needs: ActivityNeeds): ActivityStore {
  const { families, events, toasts, log, clock, device } = needs
  const source = new HistorySource(needs)
  let isTold = false
  const record = (event: string, { address, session }: AccountQuestion): void =>
    events.publish('analytics:recorded', { event, address, properties: { isSmartAccount: session.account.type === 'smartAccount' } })
  const onFailure = (question: AccountQuestion, error: unknown): void => {
    const network = question.network.caipNetworkId
    record('ERROR_FETCH_TRANSACTIONS', question)
    log.warn('Transactions are missing.', activityError('activity/history-unavailable', { network }, error))
    // It is looked at again and again while something is on its way: once is enough.
    if (!isTold) toasts.show({ variant: 'error', message: userMessages.transactionsFailed })
    isTold = true
  }
  return new ActivityStore({
    ...{ families, events, clock, device, onFailure },
    cached: (question) => source.cached(question),
    newest: async (question, signal) => {
      const page = await source.newest(question, signal)
      isTold = false
      return page
    },
    older: (question, cursor, signal) => {
      record('LOAD_MORE_TRANSACTIONS', question)
      return source.older(question, cursor, signal)
    },
  })
}
