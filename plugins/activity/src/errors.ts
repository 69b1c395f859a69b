import { type CaipNetworkId, type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'activity/history-unavailable': { readonly network: CaipNetworkId }
  }
}

/** Makes the failures of the activity. They reach the log; visitors see a state of the view. */
export const activityError: ErrorFactory<'activity'> = errorFactory({
  'activity/history-unavailable': ({ network }) => ({
    message: userMessages.transactionsFailed,
    remedy: `Check whether the blockchain endpoint knows ${network}.`,
  }),
})
