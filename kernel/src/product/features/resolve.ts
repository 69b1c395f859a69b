import type { FeatureSettings } from '../options/options.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { offWithPay } from './defaults.js'
import type { RemoteFeature, RemoteFeatures } from './remote-features.js'

/** Side that decided a switch: the project configuration, the host, nobody, or a rule that turns it off. */
export type FeatureSource = 'remote' | 'local' | 'default' | 'basic' | 'pay' | 'origin'

/** A switch as it stands, and who decided it. */
export interface ResolvedFeature {
  readonly value: boolean | readonly string[]
  readonly source: FeatureSource
}

/** Facts that a switch is resolved from. */
export interface FeatureSituation {
  readonly settings: FeatureSettings
  /** Undefined while, or when, there is no project configuration. */
  readonly remote: RemoteFeatures | undefined
  readonly isBasic: boolean
  /** The switches that go off because this page's origin is not allowed. */
  readonly offByOrigin: readonly string[]
}

/** Decides one switch: the rules that turn it off, then the project configuration, then the host, then the default. */
export function resolveFeature(definition: FeatureDefinition, situation: FeatureSituation): ResolvedFeature {
  const { key, remoteId } = definition
  const { settings, remote, isBasic, offByOrigin } = situation
  if (isBasic && remoteId !== undefined) return { value: false, source: 'basic' }
  if (settings.pay === true && offWithPay.includes(key)) return { value: false, source: 'pay' }
  if (offByOrigin.includes(key)) return { value: false, source: 'origin' }
  const row = remoteId === undefined ? undefined : remote?.get(remoteId)
  const isLeftToHost = remoteId === undefined || remote === undefined || row?.isEnabled === null || row?.config === null
  return isLeftToHost ? localValue(definition, settings[key]) : { value: remoteValue(definition, row), source: 'remote' }
}

function remoteValue(definition: FeatureDefinition, row: RemoteFeature | undefined): ResolvedFeature['value'] {
  if (!row?.isEnabled || !row.config) return false
  if (definition.kind === 'list') return listValue(definition, row.config)
  return definition.word === undefined || row.config.includes(definition.word)
}

function localValue(definition: FeatureDefinition, setting: unknown): ResolvedFeature {
  const { kind, fallback } = definition
  if (setting === false || (setting === true && kind === 'flag')) return { value: setting, source: 'local' }
  if (setting === true) return { value: Array.isArray(fallback) ? fallback : [], source: 'local' }
  if (kind === 'list' && Array.isArray(setting)) return { value: listValue(definition, setting), source: 'local' }
  return { value: fallback, source: 'default' }
}

/** The values that the switch takes, each once; false when none is left. */
function listValue({ among, isOnWhenEmpty }: FeatureDefinition, values: readonly unknown[]): false | readonly string[] {
  const texts = values.filter((value): value is string => typeof value === 'string' && (among?.includes(value) ?? true))
  const taken = [...new Set(texts)]
  return taken.length > 0 || isOnWhenEmpty ? taken : false
}
