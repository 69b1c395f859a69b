import { type PluginRuntime, kernelKey, maybe, service } from '@billfold/kernel'
import { createAnalytics } from './analytics/create-analytics.js'
import { type TelemetryOptions, analyticsKey, errorReporterKey } from './contract.js'
import { ErrorReports } from './error-reports.js'
import { latestVersionItem, tellOutdated } from './version-banner.js'

const reportNeeds = {
  http: kernelKey('http'),
  clock: kernelKey('clock'),
  device: kernelKey('device'),
  log: kernelKey('log'),
  uuid: kernelKey('uuid'),
}

const analyticsNeeds = {
  ...reportNeeds,
  connectors: kernelKey('connectors'),
  events: kernelKey('events'),
  families: kernelKey('families'),
  features: kernelKey('features'),
  options: kernelKey('options'),
  page: maybe(kernelKey('page')),
  router: kernelKey('router'),
}

/** The lazy half: the reporter and the analytics under their keys; they follow what happens from the start. */
export function makePlugin(options: TelemetryOptions): PluginRuntime {
  return {
    services: [
      service(errorReporterKey, reportNeeds, (given) => new ErrorReports(given)),
      service(analyticsKey, analyticsNeeds, (given) => createAnalytics(given, options)),
    ],
    start: (scope) => {
      scope.get(analyticsKey)
      const latest = scope.get(kernelKey('storage')).item(latestVersionItem)
      void tellOutdated({
        options: scope.get(kernelKey('options')),
        http: scope.get(kernelKey('http')),
        log: scope.get(kernelKey('log')),
        latest,
      })
    },
  }
}
