import { properties } from '../source/properties.js'

/** Features by their names elsewhere: the name here, and the plugin that brings it. */
const features: Readonly<Record<string, { readonly feature: string; readonly plugin?: string }>> = {
  swaps: { feature: 'swaps', plugin: 'swap' },
  onramp: { feature: 'onramp', plugin: 'onramp' },
  email: { feature: 'email', plugin: 'auth' },
  socials: { feature: 'socials', plugin: 'auth' },
  history: { feature: 'activity', plugin: 'activity' },
  emailCapture: { feature: 'emailCapture', plugin: 'email-capture' },
  reownAuthentication: { feature: 'reownAuthentication', plugin: 'siwx' },
  receive: { feature: 'receive', plugin: 'receive' },
  send: { feature: 'send', plugin: 'send' },
  analytics: { feature: 'analytics', plugin: 'telemetry' },
  allWallets: { feature: 'allWallets' },
}

/** Writes the object of features anew. What has no counterpart is left out; undefined where it is no object. */
export function readFeatures(source: string): string | undefined {
  const given = properties(source)
  const kept = given?.flatMap(({ name, value }) => (features[name] === undefined ? [] : [`${features[name].feature}: ${value}`]))
  return kept && `{ ${kept.join(', ')} }`
}

/** Lists the plugins that the features of an app need. One that is switched off needs none. */
export function pluginsOfFeatures(source: string): readonly string[] {
  const given = properties(source) ?? []
  const wanted = given
    .flatMap(({ name, value }) => (value === 'false' ? [] : [features[name]?.plugin]))
    .filter((plugin) => plugin !== undefined)
  return [...new Set(wanted)]
}
