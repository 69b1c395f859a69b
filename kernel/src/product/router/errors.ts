import { type ErrorFactory, errorFactory } from '../../core/errors/billfold-error.js'

declare module '../../core/open.js' {
  interface ErrorContexts {
    'router/unknown-view': { readonly view: string }
  }
}

/** Makes the failures of moving between views. */
export const routerError: ErrorFactory<'router'> = errorFactory({
  'router/unknown-view': ({ view }) => ({
    message: `Unknown view: ${view}`,
    remedy: 'Register a plugin that has this view, or name a known one.',
  }),
})
