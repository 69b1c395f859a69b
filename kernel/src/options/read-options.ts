import { type IsKnownNamespace, isProductNamespace } from '../caip/namespaces.js'
import type { AlertCode } from '../alerts/alert-texts.js'
import type { Network } from '../contract/network.js'
import { defaultNamespace } from './defaults.js'
import { optionsError } from './errors.js'
import { type KnownNames, optionReaders } from './option-readers.js'
import type { KernelOptions } from './options.js'
import type { Place } from './place.js'
import { type Reader, always, group, isRecord, leaf, take } from './reader.js'

/** Something about the options that the developer should change. */
export interface OptionProblem {
  readonly path: string
  readonly message: string
  /** The alert that it leads to. */
  readonly alert?: AlertCode
}

export interface ReadOptions {
  readonly options: KernelOptions
  readonly problems: readonly OptionProblem[]
}

export interface ReadOptionsContext extends KnownNames {
  readonly isKnownNamespace?: IsKnownNamespace
}

/** More problems than these are not listed: nobody reads on, and a hostile object has no end of them. */
const mostProblems = 100

/**
 * Takes what the host configured: every field is checked, copied and frozen, so that changing the original has no effect.
 * A wrong field gets its default and a problem. The only error is the one the product demands: two sign-ins at once.
 */
export function readOptions(raw: unknown, context: ReadOptionsContext = {}): ReadOptions {
  const problems: OptionProblem[] = []
  const place: Place = { path: '', tell: (path, line) => void (problems.length < mostProblems && problems.push(problemAt(path, line))) }

  const taken = take(always(group<KernelOptions>(optionReaders(context))), { '': raw }, '', place) as KernelOptions
  if (taken.siwx !== undefined && taken.siweConfig !== undefined)
    throw optionsError('options/two-sign-ins', { found: ['siweConfig', 'siwx'] })
  checkNetworks(taken.networks, context.isKnownNamespace ?? isProductNamespace, place)
  const defaultNetwork = take(oneOfNetworks(taken.networks), Object(raw) as object, 'defaultNetwork', place)

  return {
    options: Object.freeze({ ...taken, ...(defaultNetwork && { defaultNetwork }) }),
    problems: Object.freeze(taken.projectId === undefined ? [projectIdMissing, ...problems] : problems),
  }
}

const projectIdMissing: OptionProblem = Object.freeze({
  ...problemAt('projectId', 'is missing, give the id of your project'),
  alert: 'APKT008',
})

function problemAt(path: string, line: string): OptionProblem {
  return Object.freeze({ path, message: path === '' ? `Options: ${line}.` : `Option ${path}: ${line}.` })
}

/** A family takes part when it has at least one network and somebody registered it. */
function checkNetworks(networks: readonly Network[], isKnown: IsKnownNamespace, { tell }: Place): void {
  if (networks.length === 0) tell('networks', 'has no network that can be used, so no chain family takes part, give at least one')
  const unknown = new Set(networks.map(({ chainNamespace }): string => chainNamespace).filter((namespace) => !isKnown(namespace)))
  for (const namespace of unknown) tell('networks', `names the chain family ${namespace} that nobody registered, add its plugin`)
}

/** The network that the host means by a network, a CAIP-2 id or a chain's own id. */
function oneOfNetworks(networks: readonly Network[]): Reader<Network> {
  return leaf('one of the networks, or its CAIP-2 id', (found) =>
    networks.find((each) => found === each.caipNetworkId || found === each.id || (isRecord(found) && isWritten(found, each))),
  )
}

function isWritten(found: object, { caipNetworkId, chainNamespace, id }: Network): boolean {
  const written = found as Partial<Network>
  if (written.caipNetworkId !== undefined) return written.caipNetworkId === caipNetworkId
  return written.id === id && (written.chainNamespace ?? defaultNamespace) === chainNamespace
}
