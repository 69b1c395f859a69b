import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { activityKey } from './contract.js'
import { createActivity } from './create-activity.js'
import { activityTab } from './view/activity-tab.js'

const needs = kernelKeys('families', 'events', 'http', 'storage', 'toasts', 'log', 'clock', 'device')

/** The lazy half: the store under its key, and the views, each with its own code. */
export function plugin(): PluginRuntime {
  return {
    services: [service(activityKey, needs, createActivity)],
    views: {
      ActivityTab: activityTab,
      Transactions: lazyView<'Transactions'>(async () => (await import('./view/transactions-view.js')).transactionsView),
      TransactionDetails: lazyView<'TransactionDetails'>(async () => (await import('./view/details-view.js')).detailsView),
    },
  }
}
