import { type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'swap/unsupported': { readonly network: string }
    /** Without the modal only providers of this plugin can be asked. */
    'swap/modal-only': { readonly provider: string }
    'swap/no-gas-price': { readonly network: string }
    /** The provider would have somebody else take the token than the contract that swaps it. */
    'swap/other-spender': { readonly spender: string; readonly contract: string }
    /** The transaction would do something else than was quoted. Amounts are in whole tokens, with their symbol. */
    'swap/differs': { readonly what: 'gives' | 'takes'; readonly quoted: string; readonly found: string }
    /** Nothing leads from one token to the other any more. */
    'swap/no-route': undefined
    /** The provider wrote its price so that nobody can read it, or one for another amount. */
    'swap/bad-quote': undefined
    'swap/would-fail': undefined
    'swap/no-fee': { readonly needed: string; readonly held: string }
    'swap/changed': { readonly what: 'account' | 'network' }
    /** The same swap was asked for, and nobody knows that it was not sent. */
    'swap/twice': { readonly at: number }
    'swap/approval-failed': undefined
  }
}

const nothingMoved = 'Nothing was swapped.'

/** Makes the failures of swaps that are known before a wallet is asked: nothing has moved. */
export const swapError: ErrorFactory<'swap'> = errorFactory({
  'swap/unsupported': ({ network }) => ({
    message: userMessages.swapsUnsupported,
    remedy: `Nobody swaps on ${network}. Switch to another network, or name it in the options of the plugin where a cloud of your own serves it.`,
  }),
  'swap/modal-only': ({ provider }) => ({
    message: `${provider} can be asked from the modal alone. ${nothingMoved}`,
    remedy: 'Open the modal once where it swaps, or let the blockchain service swap on this network.',
  }),
  'swap/no-gas-price': ({ network }) => ({
    message: userMessages.gasPriceUnsupported,
    remedy: `The service tells no price of gas on ${network}. Try again, or switch to another network.`,
  }),
  'swap/other-spender': ({ spender, contract }) => ({
    message: `${spender} is to take the token, and ${contract} is to swap it. ${nothingMoved}`,
    remedy: 'Whoever quoted this cannot be trusted with it. Tell the app.',
  }),
  'swap/differs': ({ what, quoted, found }) => ({
    message: `The transaction ${what} ${found}, and ${quoted} was said. ${nothingMoved}`,
    remedy: 'Ask for the price once more. If it stays like that, whoever quoted it cannot be trusted with it.',
  }),
  'swap/no-route': {
    message: `No route leads from one token to the other any more. ${nothingMoved}`,
    remedy: 'Swap less, or choose another token.',
  },
  'swap/bad-quote': {
    message: `The quote cannot be read, or is for another amount. ${nothingMoved}`,
    remedy: 'Ask for the price once more. If it stays like that, tell the app.',
  },
  'swap/would-fail': {
    message: `The network says that this swap would fail. ${nothingMoved}`,
    remedy: 'The price may have moved: try again, with more slippage or less of the token.',
  },
  'swap/no-fee': ({ needed, held }) => ({
    message: `${needed} are needed with the fee, and the account has ${held}. ${nothingMoved}`,
    remedy: 'Swap less, or put more of the coin into the account.',
  }),
  'swap/changed': ({ what }) => ({
    message: `The ${what} is another one than was reviewed. ${nothingMoved}`,
    remedy: 'Look at the swap again, and approve it then.',
  }),
  'swap/twice': {
    message: `The same swap was asked for before, and may have been sent. ${nothingMoved}`,
    remedy: 'Look into your wallet first. Say that it is another one to swap all the same.',
  },
  'swap/approval-failed': {
    message: `The approval failed on the network. ${nothingMoved}`,
    remedy: 'Only its fee was paid. Try again.',
  },
})
