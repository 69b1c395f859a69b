import {
  type ClockPort,
  type DevicePort,
  type Families,
  type Http,
  type KernelStorage,
  type Log,
  type Toasts,
  userMessages,
} from '@billfold/kernel'
import { type AccountQuestion, BlockchainService } from '@billfold/kernel/data'
import { ActivityStore } from './activity-store.js'
import { activityError } from './errors.js'
import { HistoryCache } from './history/history-cache.js'
import { loadNewest, loadOlder } from './history/load-history.js'

/** The services of the kernel that the activity works with. */
export interface ActivityNeeds {
  readonly families: Families
  readonly http: Http
  readonly storage: KernelStorage
  readonly toasts: Toasts
  readonly log: Log
  readonly clock: ClockPort
  readonly device: DevicePort
}

/** Makes the activity of its source and cache. */
export function createActivity({ families, http, storage, toasts, log, clock, device }: ActivityNeeds): ActivityStore {
  const service = BlockchainService.of(http)
  const cache = new HistoryCache(storage, clock)
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
      cached: (question) => cache.get(question),
      load: async (question, { signal }) => {
        const page = await loadNewest(question, { service, signal })
        // An account that was disconnected meanwhile leaves nothing here.
        signal.throwIfAborted()
        cache.set(question, page)
        isTold = false
        return page
      },
      onFailure,
    },
    loadOlder: (question, cursor, signal) => loadOlder(question, cursor, { service, signal }),
    onOlderFailure: onFailure,
    watchReturn: (run) => device.watch((change) => (change === 'online' || change === 'visible' ? run() : undefined)),
  })
}
