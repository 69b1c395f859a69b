import type { AlertCode } from '../alerts/alert-texts.js'
import { isProductNamespace, type IsKnownNamespace } from '../../core/caip/namespaces.js'
import { type Misfit, type Parse, type Tell, making, note, take, within } from '../../core/parse.js'
import { always, closedGroupOf } from '../../core/tolerant.js'
import type { Network } from '../../wallets/contract/network.js'
import { optionsError } from './errors.js'
import { network } from './network.js'
import type { KnownNames } from './first-view-options.js'
import { optionParsers } from './option-parsers.js'
import type { KernelOptions } from './options.js'

/** Something about the options that the developer should change. `problemText` writes it. */
export interface OptionProblem extends Misfit {
  /** The alert that it leads to. */
  readonly alert?: AlertCode
}

export interface ReadOptions {
  readonly options: KernelOptions
  readonly problems: readonly OptionProblem[]
}

/** Names that options may use beside those of the product. */
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
  const tell: Tell = (problem) => void (problems.length < mostProblems && problems.push(problem))

  const parse = always(closedGroupOf<KernelOptions>(optionParsers(context)))
  const taken = take(parse, [raw], 0, ({ path: [, ...path], ...problem }) => tell({ ...problem, path })) as KernelOptions
  const { projectId, networks, siwx, siweConfig } = taken
  if (siwx && siweConfig) throw optionsError('options/two-sign-ins', { found: ['siweConfig', 'siwx'] })
  checkNetworks(networks, context.isKnownNamespace ?? isProductNamespace, within(tell, 'networks'))
  const defaultNetwork = take(oneOfNetworks(networks), Object(raw) as object, 'defaultNetwork', tell)

  return {
    options: Object.freeze({ ...taken, ...(defaultNetwork && { defaultNetwork }) }),
    problems: projectId === undefined ? [projectIdMissing, ...problems] : problems,
  }
}

const projectIdMissing: OptionProblem = { path: ['projectId'], found: undefined, expected: '', note: 'is missing', alert: 'APKT008' }

/** A family takes part when it has at least one network and somebody registered it. */
function checkNetworks(networks: readonly Network[], isKnown: IsKnownNamespace, tell: Tell | undefined): void {
  if (networks.length === 0) note('has no network that can be used, give one', tell)
  for (const namespace of new Set<string>(networks.map(({ chainNamespace }) => chainNamespace))) {
    if (!isKnown(namespace)) note(`names the family ${namespace} that nobody registered, add its plugin`, tell)
  }
}

/** The network that the host means by a network, a CAIP-2 id or a chain's own id. */
function oneOfNetworks(networks: readonly Network[]): Parse<Network> {
  return making((found) => {
    const id = network(found)?.caipNetworkId ?? found
    return networks.find((each) => each.caipNetworkId === id || each.id === id)
  }, 'one of the networks, or its CAIP-2 id')
}
