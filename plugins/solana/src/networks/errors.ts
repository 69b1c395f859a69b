import { type ErrorFactory, errorFactory } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface ErrorContexts {
    'solana-network/invalid': { readonly field: string; readonly found: string; readonly expected: string }
  }
}

/** What is wrong with a network that a developer wrote down. */
export const networkDefinitionError: ErrorFactory<'solana-network'> = errorFactory({
  'solana-network/invalid': ({ field, found, expected }) => ({
    message: `defineSolanaNetwork: ${field} is ${found}`,
    remedy: `Give ${expected}.`,
  }),
})
