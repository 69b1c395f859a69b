import { type DevicePort, type Families, type Log, type Toasts, userMessages } from '@billfold/kernel'
import type { AccountQuestion } from '@billfold/kernel/data'
import { ActivityStore } from './activity-store.js'
import { activityError } from './errors.js'
import { HistorySource, type HistorySourceNeeds } from './history/history-source.js'

/** The services of the kernel that the activity works with. */
export interface ActivityNeeds extends HistorySourceNeeds {
  readonly families: Families
  readonly toasts: Toasts
  readonly log: Log
  readonly device: DevicePort
}

/** Makes the activity of its source. */
export function createActivity(needs: ActivityNeeds): ActivityStore {
  const { families, toasts, log, clock, device } = needs
  const source = new HistorySource(needs)
  let isTold = false
  const onFailure = ({ network }: AccountQuestion, error: unknown): void => {
    log.warn('Transactions are missing.', activityError('activity/history-unavailable', { network: network.caipNetworkId }, error))
    // It is looked at again and again while something is on its way: once is enough.
    if (!isTold) toasts.show({ variant: 'error', message: userMessages.transactionsFailed })
    isTold = true
  }
  return new ActivityStore({
    families,
    newest: {
      clock,
      isReachable: () => device.isOnline(),
      cached: (question) => source.cached(question),
      load: async (question, { signal }) => {
        const page = await source.newest(question, signal)
        isTold = false
        return page
      },
      onFailure,
    },
    loadOlder: (question, cursor, signal) => source.older(question, cursor, signal),
    onOlderFailure: onFailure,
    watchReturn: (run) => device.watch((change) => (change === 'online' || change === 'visible' ? run() : undefined)),
  })
}
