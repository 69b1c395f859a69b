import { type PluginRuntime, type PluginScope, kernelKey, kernelKeys, maybe, service } from '@billfold/kernel'
import { createAnalytics } from './analytics/create-analytics.js'
import { type TelemetryOptions, analyticsKey, errorReporterKey } from './contract.js'
import { ErrorReports } from './error-reports.js'

const reportNeeds = kernelKeys('http', 'clock', 'device', 'log', 'uuid')

const analyticsNeeds = {
  ...kernelKeys('connectors', 'events', 'families', 'features', 'options', 'router'),
  ...reportNeeds,
  page: maybe(kernelKey('page')),
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
      if (scope.get(kernelKey('options')).debug) void tellOutdated(scope)
    },
  }
}

/** Tells a developer of a newer version. What does that is not loaded by a page in production. */
async function tellOutdated(scope: PluginScope): Promise<void> {
  const log = scope.get(kernelKey('log'))
  try {
    const banner = await import('./version-banner.js')
    const [options, http, storage] = [scope.get(kernelKey('options')), scope.get(kernelKey('http')), scope.get(kernelKey('storage'))]
    await banner.tellOutdated({ options, http, log, latest: storage.item(banner.latestVersionItem) })
  } catch (error) {
    log.debug('The newest version is not known', error)
  }
}
