import { ConfigError, readProject } from '../config/config-schema.js'
import type { FeatureRow, Project } from '../config/config.js'
import { leftToApps } from '../config/default-features.js'

/** The switches that a project has, by id. */
const featureIds: readonly string[] = leftToApps.map(({ id }) => id)

/** How a switch stands. */
export type FeatureState = 'app' | 'on' | 'off'

/** A project as the fields of a form have it. */
export interface ProjectFields {
  readonly id: string
  /** One a line. */
  readonly origins: string
  readonly isAnalyticsEnabled: boolean
  readonly features: readonly { readonly id: string; readonly state: FeatureState; readonly config: string }[]
}

/** A project as the form shows it. */
export function fieldsOf({ id, origins = [], isAnalyticsEnabled, features }: Project): ProjectFields {
  const ids = [...new Set([...featureIds, ...features.map((feature) => feature.id)])]
  return {
    ...{ id, isAnalyticsEnabled, origins: origins.join('\n') },
    features: ids.map((featureId) => {
      const row = features.find((feature) => feature.id === featureId)
      return { id: featureId, state: stateOf(row), config: row?.config?.join(', ') ?? '' }
    }),
  }
}

/** What somebody has filled in. */
export function fieldsIn(id: string, form: URLSearchParams): ProjectFields {
  const stated = [...form.keys()].filter((name) => name.startsWith('feature:')).map((name) => name.slice('feature:'.length))
  return {
    id,
    origins: form.get('origins') ?? '',
    isAnalyticsEnabled: form.has('analytics'),
    features: stated.map((featureId) => ({
      id: featureId,
      state: asState(form.get(`feature:${featureId}`)),
      config: form.get(`config:${featureId}`) ?? '',
    })),
  }
}

/** The project that fields describe. Throws everything that is wrong with them. */
export function projectOf({ id, origins, isAnalyticsEnabled, features }: ProjectFields): Project {
  const patterns = wordsOf(origins, /\s+/)
  const problems = patterns
    .filter((pattern) => !originPattern.test(pattern))
    .map((pattern) => `“${pattern}” is no origin: write one as https://app.example, with stars for any part`)
  if (!idPattern.test(id)) problems.push('The id has 1 to 64 letters, digits, dots, dashes or underscores')
  if (problems.length > 0) throw new ConfigError(problems)
  return readProject({
    ...{ id, isAnalyticsEnabled },
    ...(patterns.length === 0 ? {} : { origins: patterns }),
    ...(features.length === 0 ? {} : { features: features.map(rowOf) }),
  })
}

const idPattern = /^[\w.-]{1,64}$/
const originPattern = /^(\*|([a-z*][a-z0-9+.*-]*:\/\/)?[^\s/:]+(:[\d*]+)?\/?)$/i

function stateOf(row: FeatureRow | undefined): FeatureState {
  if (row?.isEnabled !== true) return 'off'
  return row.config === null ? 'app' : 'on'
}

function asState(text: string | null): FeatureState {
  return text === 'on' || text === 'off' ? text : 'app'
}

/** A switch that is left to the app is on with nothing said of how. */
function rowOf({ id, state, config }: ProjectFields['features'][number]): FeatureRow {
  return { id, isEnabled: state !== 'off', config: state === 'on' ? wordsOf(config, /[\s,]+/) : null }
}

function wordsOf(text: string, between: RegExp): string[] {
  return text.split(between).filter((word) => word !== '')
}
