import type { PluginManifest } from '@billfold/kernel'
import { errorReporterKey } from './contract.js'

/** Telemetry. So far it hands error reports to the service that the host names. */
export function telemetry(): PluginManifest {
  return {
    id: 'feature.telemetry',
    contract: 1,
    version: '0.0.0',
    provides: [errorReporterKey],
    reaches: [{ endpoint: 'errorReports' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}
