import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../contract/open.js' {
  interface ErrorContexts {
    'plugin/start-failed': { readonly plugin: string; readonly reason: string }
    'plugin/service-failed': { readonly plugin: string; readonly key: string }
    'plugin/broken-promise': { readonly plugin: string; readonly problem: string; readonly remedy: string }
    'plugin/undeclared': { readonly plugin: string; readonly what: string; readonly remedy: string }
  }
}

/** The codes whose texts arrive together with what runs plugins. */
export type RunningErrorCode = 'plugin/start-failed' | 'plugin/service-failed' | 'plugin/broken-promise' | 'plugin/undeclared'

/** What can be wrong with the code of a plugin, and with what it does. Every message names the plugin, and says what to do. */
export const runningError: ErrorFactory<RunningErrorCode> = errorFactory({
  'plugin/start-failed': ({ plugin, reason }) => ({
    message: `${plugin} failed to start: ${reason}`,
    remedy: 'See the cause.',
  }),
  'plugin/service-failed': ({ plugin, key }) => ({
    message: `${plugin} failed to make its service '${key}'.`,
    remedy: 'See the cause.',
  }),
  'plugin/broken-promise': ({ plugin, problem, remedy }) => ({ message: `${plugin} ${problem}.`, remedy }),
  'plugin/undeclared': ({ plugin, what, remedy }) => ({
    message: `${plugin} asks for ${what}, which its manifest does not declare. Nothing was done.`,
    remedy,
  }),
})
