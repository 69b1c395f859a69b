import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'exchange/no-service': undefined
    /** What the service says in place of a result. */
    'exchange/refused': { readonly reason: string }
    'exchange/unsupported-asset': { readonly asset: string }
    'exchange/bad-amount': { readonly amount: string }
    'exchange/bad-recipient': { readonly recipient: string }
    'exchange/bad-page': undefined
    'exchange/busy': undefined
    'exchange/no-wallet': undefined
    /** The wallet did not go to the network of the asset, or went to another account. */
    'exchange/wallet-moved': { readonly network: string }
  }
}

const nothingPaid = 'Nothing was paid.'

/** Makes the failures of payments from exchanges that are known before anybody has paid. */
export const exchangeError: ErrorFactory<'exchange'> = errorFactory({
  'exchange/no-service': {
    message: `No service is named that knows exchanges. ${nothingPaid}`,
    remedy: 'Name one in the option endpoints.exchange.',
  },
  'exchange/refused': ({ reason }) => ({ message: `${reason} ${nothingPaid}`, remedy: 'Choose another exchange, asset or amount.' }),
  'exchange/unsupported-asset': ({ asset }) => ({
    message: `Asset not supported: ${asset}. ${nothingPaid}`,
    remedy: 'Choose another asset, or another exchange.',
  }),
  'exchange/bad-amount': ({ amount }) => ({
    message: `"${amount.slice(0, 60)}" is no amount of this asset. ${nothingPaid}`,
    remedy: 'Write whole coins as plain digits with at most one point, above 0.',
  }),
  'exchange/bad-recipient': ({ recipient }) => ({
    message: `"${recipient.slice(0, 60)}" is no address of this network. ${nothingPaid}`,
    remedy: 'Name an address on the network of the asset.',
  }),
  'exchange/bad-page': {
    message: `The exchange named a page that cannot be opened safely. ${nothingPaid}`,
    remedy: 'Choose another exchange, and tell the app.',
  },
  'exchange/no-wallet': { message: `No wallet is connected on this network. ${nothingPaid}`, remedy: 'Connect one, and try again.' },
  'exchange/wallet-moved': ({ network }) => ({
    message: `The wallet is not on ${network} with the account that was to pay. ${nothingPaid}`,
    remedy: 'Choose the network and the account in the wallet, and try again.',
  }),
  'exchange/busy': { message: `Another payment is under way. ${nothingPaid}`, remedy: 'Wait until it is over, and try again.' },
})
