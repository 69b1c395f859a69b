import type { AlertCode } from '../alerts/alert-texts.js'
import { isProductNamespace, type IsKnownNamespace } from '../../core/caip/namespaces.js'
import type { Network } from '../../wallets/contract/network.js'
import { optionsError } from './errors.js'
import { quietly } from './leaves.js'
import { network } from './network.js'
import { type KnownNames, optionReaders } from './option-readers.js'
import type { KernelOptions } from './options.js'
import { type Reader, type Tell, always, closedGroup, isObject, leaf, take } from './reader.js'

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
  const tell: Tell = (line, path = []) => void (problems.length < mostProblems && problems.push(problemAt(path, line)))

  const read = always(closedGroup<KernelOptions>(optionReaders(context)))
  const taken = take(read, [raw], 0, (line, [, ...path] = []) => tell(line, path)) as KernelOptions
  // A service of the host stays its own: it is handed on as it is.
  const { siwx, siweConfig, ...data } = taken
  if (siwx && siweConfig) throw optionsError('options/two-sign-ins', { found: ['siweConfig', 'siwx'] })
  const { projectId, networks } = data
  checkNetworks(networks, context.isKnownNamespace ?? isProductNamespace, tell)
  const defaultNetwork = take(oneOfNetworks(networks), Object(raw) as object, 'defaultNetwork', tell)

  return {
    options: Object.freeze({
      ...frozen(data),
      ...(siwx && { siwx }),
      ...(siweConfig && { siweConfig }),
      ...(defaultNetwork && { defaultNetwork }),
    }),
    problems: frozen(projectId === undefined ? [projectIdMissing, ...problems] : problems),
  }
}

const projectIdMissing: OptionProblem = { ...problemAt(['projectId'], 'is missing'), alert: 'APKT008' }

function problemAt(path: readonly (string | number)[], line: string): OptionProblem {
  const name = path.reduce<string>((before, key) => (typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${key}` : key), '')
  return { path: name, message: `Option ${name || 'object'}: ${line}.` }
}

/** Freezes plain data to its last leaf. */
function frozen<T extends object>(data: T): T {
  for (const item of Object.values(data) as unknown[]) if (isObject(item)) frozen(item)
  return Object.freeze(data)
}

/** A family takes part when it has at least one network and somebody registered it. */
function checkNetworks(networks: readonly Network[], isKnown: IsKnownNamespace, tell: Tell): void {
  if (networks.length === 0) tell('has no network that can be used, give one', ['networks'])
  for (const namespace of new Set<string>(networks.map(({ chainNamespace }) => chainNamespace))) {
    if (!isKnown(namespace)) tell(`names the family ${namespace} that nobody registered, add its plugin`, ['networks'])
  }
}

/** The network that the host means by a network, a CAIP-2 id or a chain's own id. */
function oneOfNetworks(networks: readonly Network[]): Reader<Network> {
  return leaf('one of the networks, or its CAIP-2 id', (found) => {
    const id = quietly(network, found)?.caipNetworkId ?? found
    return networks.find((each) => each.caipNetworkId === id || each.id === id)
  })
}
