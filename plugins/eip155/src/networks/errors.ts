import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'evm-network/invalid': { readonly field: string; readonly found: string; readonly expected: string }
  }
}

/** What is wrong with a network that a developer wrote down. */
export const networkDefinitionError: ErrorFactory<'evm-network'> = errorFactory({
  'evm-network/invalid': ({ field, found, expected }) => ({
    message: `defineEvmNetwork: ${field} is ${found}`,
    remedy: `Give ${expected}.`,
  }),
})
