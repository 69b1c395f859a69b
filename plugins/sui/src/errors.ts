import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    /** The wallet was asked to send, and did not say what became of it. */
    'sui-send/unknown-outcome': { readonly wallet: string }
  }
}

/** Makes the failures of transactions that wallets send. */
export const sendError: ErrorFactory<'sui-send'> = errorFactory({
  'sui-send/unknown-outcome': ({ wallet }) => ({
    message: `${wallet} did not say whether it has sent the transaction. It may be on its way.`,
    remedy: 'Look at the latest transactions of the account in an explorer before you send again.',
  }),
})
