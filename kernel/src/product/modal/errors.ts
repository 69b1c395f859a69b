import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'
import * as userMessages from '../../core/errors/user-messages.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'modal/closed': { readonly view: string }
    'modal/invalid-request': { readonly field: string; readonly found: string; readonly expected: string }
  }
}

/** Makes the failures of opening, and of waiting for a view when the modal closes first. */
export const modalError: ErrorFactory<'modal'> = errorFactory({
  'modal/closed': userMessages.modalClosed,
  'modal/invalid-request': ({ field, found, expected }) => ({
    message: `open: ${field} is ${found}, expected ${expected}`,
    remedy: 'Call open() with nothing, or with { view, data, namespace, uri, arguments }.',
  }),
})
