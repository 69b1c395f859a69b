import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'plugin/missing-provider': { readonly plugin: string; readonly key: string }
    'plugin/not-active': { readonly plugin: string; readonly key: string }
  }
}

/** Makes the failures of asking for a service that is not there. */
export const pluginError: ErrorFactory<'plugin/missing-provider' | 'plugin/not-active'> = errorFactory({
  'plugin/missing-provider': ({ plugin, key }) => ({
    message: `${plugin} requires '${key}', and no registered plugin provides it.`,
    remedy: `Register a plugin that lists '${key}' in 'provides'.`,
  }),
  'plugin/not-active': ({ plugin, key }) => ({
    message: `'${key}' is provided by ${plugin}, which does not run.`,
    remedy: `Wait for plugins.activate('${plugin}') first.`,
  }),
})
