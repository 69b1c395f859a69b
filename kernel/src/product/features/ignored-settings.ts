import type { FeatureSettings } from '../options/options.js'
import type { FeatureSource, ResolvedFeature } from './resolve.js'

/** The switches that the host set to no avail, each with who decides instead. */
export function ignoredSettings(settings: FeatureSettings, resolved: ReadonlyMap<string, ResolvedFeature>): readonly string[] {
  return [...resolved].flatMap(([key, { source }]) => {
    const reason = ignoredFor[source]
    return reason === undefined || settings[key as keyof FeatureSettings] === undefined ? [] : [`${key} (${reason})`]
  })
}

const ignoredFor: { readonly [S in FeatureSource]?: string } = {
  remote: 'the project configuration decides',
  basic: 'off in basic mode',
  pay: 'off while pay is on',
}
