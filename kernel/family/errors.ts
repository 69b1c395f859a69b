import { type ErrorFactory, errorFactory } from '../src/core/errors/billfold-error.js'

declare module '../src/core/open.js' {
  interface ErrorContexts {
    'network-definition/invalid': { readonly by: string; readonly field: string; readonly found: string; readonly expected: string }
  }
}

/** What is wrong with a network that a developer wrote down. */
export const networkDefinitionError: ErrorFactory<'network-definition'> = errorFactory({
  'network-definition/invalid': ({ by, field, found, expected }) => ({
    message: `${by}: ${field} is ${found}`,
    remedy: `Give ${expected}.`,
  }),
})
