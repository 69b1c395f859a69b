import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'view/closed': { readonly view: string; readonly plugin: string }
  }
}

/** Made when a view is gone before it is there. */
export const viewError: ErrorFactory<'view/closed'> = errorFactory({
  'view/closed': ({ view, plugin }) => ({
    message: `${plugin} was stopped while its view '${view}' was asked for.`,
    remedy: 'Ask again.',
  }),
})
