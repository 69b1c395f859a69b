import { type PluginRuntime, kernelKey, service } from '@billfold/kernel'
import { errorReporterKey } from './contract.js'
import { ErrorReports } from './error-reports.js'

const needs = {
  http: kernelKey('http'),
  clock: kernelKey('clock'),
  device: kernelKey('device'),
  log: kernelKey('log'),
  uuid: kernelKey('uuid'),
}

/** The lazy half: the reporter under its key. */
export const plugin: PluginRuntime = {
  services: [service(errorReporterKey, needs, (given) => new ErrorReports(given))],
}
