import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'plugin/off': { readonly plugin: string; readonly reason: string }
    'plugin/need-failed': { readonly plugin: string; readonly key: string; readonly provider: string; readonly reason: string }
    'plugin/not-loaded': { readonly plugin: string }
    'plugin/too-slow': { readonly plugin: string; readonly seconds: number }
    'plugin/stopped': { readonly plugin: string }
    'plugin/start-failed': { readonly plugin: string; readonly reason: string }
    'plugin/service-failed': { readonly plugin: string; readonly key: string }
    'plugin/broken-promise': { readonly plugin: string; readonly problem: string; readonly remedy: string }
    'plugin/undeclared': { readonly plugin: string; readonly what: string; readonly remedy: string }
  }
}

/** The codes whose texts arrive together with what runs plugins. */
export type RunningErrorCode =
  | 'plugin/off'
  | 'plugin/need-failed'
  | 'plugin/not-loaded'
  | 'plugin/too-slow'
  | 'plugin/stopped'
  | 'plugin/start-failed'
  | 'plugin/service-failed'
  | 'plugin/broken-promise'
  | 'plugin/undeclared'

const reload = 'Check the connection and reload the page.'

/** Makes the failures of a plugin's code, and of what it does. Every message names the plugin, and says what to do. */
export const runningError: ErrorFactory<RunningErrorCode> = errorFactory({
  'plugin/off': ({ plugin, reason }) => `${plugin} takes no part: ${reason}.`,
  'plugin/need-failed': ({ plugin, key, provider, reason }) => ({
    message: `${plugin} requires '${key}' of ${provider}, which could not be used: ${reason}`,
    remedy: `Put ${provider} right first.`,
  }),
  'plugin/not-loaded': ({ plugin }) => ({ message: `The code of ${plugin} could not be loaded.`, remedy: reload }),
  'plugin/too-slow': ({ plugin, seconds }) => ({
    message: `${plugin} did not start within ${seconds} seconds.`,
    remedy: reload,
  }),
  'plugin/stopped': ({ plugin }) => ({
    message: `${plugin} was stopped.`,
    remedy: 'Activate it again before using it.',
  }),
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
