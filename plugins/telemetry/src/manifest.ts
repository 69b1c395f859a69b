import type { PluginManifest } from '@billfold/kernel'
import { type TelemetryOptions, analyticsKey, errorReporterKey } from './contract.js'

export type { TelemetryOptions } from './contract.js'

/** Telemetry: what happens in the modal and what went wrong, for the services that the host names. Without them nothing leaves. */
export function telemetry(options: TelemetryOptions = {}): PluginManifest {
  return {
    id: 'feature.telemetry',
    contract: 1,
    version: '0.0.0',
    provides: [errorReporterKey, analyticsKey],
    reaches: [
      ...([{ endpoint: 'analytics' }, { endpoint: 'errorReports' }, { endpoint: 'wallet' }, { endpoint: 'packageRegistry' }] as const),
      { stored: 'telemetry.latest-version' },
    ],
    loadOn: ['start'],
    load: async () => (await import('./plugin.js')).makePlugin(options),
  }
}

export type {} from './contract.js'
