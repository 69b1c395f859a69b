import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'view/unknown': { readonly view: string; readonly hint: string }
    'view/closed': { readonly view: string; readonly plugin: string }
  }
}

/** Makes the failures of asking for a view. */
export const viewError: ErrorFactory<'view'> = errorFactory({
  'view/unknown': ({ view, hint }) => ({
    message: `No registered plugin serves the view '${view}'.${hint}`,
    remedy: `Register a plugin that lists '${view}' in 'views'.`,
  }),
  'view/closed': ({ view, plugin }) => ({
    message: `${plugin} was stopped while its view '${view}' was asked for.`,
    remedy: 'Ask again.',
  }),
})
