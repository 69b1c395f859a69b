import { errorFactory } from '../src/core/errors/billfold-error.js'
import type { ErrorFactory } from '../src/index.js'

// Plugins augment the same module: the compiler loses codes that come by another path, once a plugin's own came first.
declare module '../src/index.js' {
  interface ErrorContexts {
    'network-definition/invalid': { readonly by: string; readonly field: string; readonly found: string; readonly expected: string }
  }
}

/** Makes the errors of a network that a developer wrote down. */
export const networkDefinitionError: ErrorFactory<'network-definition'> = errorFactory({
  'network-definition/invalid': ({ by, field, found, expected }) => ({
    message: `${by}: ${field} is ${found}`,
    remedy: `Give ${expected}.`,
  }),
})
