import { type CaipNetworkId, type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'names/no-network': { readonly network: CaipNetworkId }
    'names/invalid-chain-id': { readonly chainId: number | string }
    'names/not-resolved': { readonly name: string }
    'names/suggestions-failed': { readonly label: string }
    'names/names-of-address-failed': { readonly address: string }
    'names/not-registered': { readonly name: string }
    'names/cannot-sign': { readonly wallet: string }
    /** The account was changed while its wallet was asked. */
    'names/account-changed': { readonly wallet: string }
    /** A name leads on to a host that the page does not name. */
    'names/gateway-not-named': { readonly hosts: readonly string[] }
  }
}

/** Makes the failures of names. The first five are said to visitors as they are. */
export const namesError: ErrorFactory<'names'> = errorFactory({
  'names/not-resolved': { message: userMessages.nameNotResolved },
  'names/suggestions-failed': { message: userMessages.nameSuggestionsFailed },
  'names/names-of-address-failed': { message: userMessages.namesOfAddressFailed },
  'names/not-registered': ({ name }) => userMessages.nameNotRegistered(name),
  'names/invalid-chain-id': { message: 'Invalid chainId', remedy: 'Names have coin types for EVM networks whose id is below 2147483648.' },
  'names/no-network': ({ network }) => ({
    message: `Names are registered on ${network}, which is none of this page's networks`,
    remedy: 'Add the network to those of the page, or name another in the options of names().',
  }),
  'names/cannot-sign': ({ wallet }) => `${wallet} cannot sign messages`,
  'names/account-changed': ({ wallet }) => `The account of ${wallet} was changed while it was asked to sign. No name was registered.`,
  'names/gateway-not-named': ({ hosts }) => ({
    message: `A name is kept by ${hosts.join(', ')}, which this page does not name`,
    remedy: 'Add the host to the endpoint nameGateways if you trust it.',
  }),
})
