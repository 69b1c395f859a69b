import { kernelKey, kernelKeys } from '../src/kernel-key.js'
import type { ChainNamespace } from '../src/core/caip/ids.js'
import { type Lazy, lazy } from '../src/core/lazy.js'
import type { PluginRuntime, PluginScope } from '../src/core/plugins/runtime.js'
import { type Service, service } from '../src/core/services/service.js'
import type { Key } from '../src/core/services/key.js'
import { keyFor } from '../src/core/services/keys.js'
import { type ChainAdapter, chainAdapter } from '../src/wallets/contract/chain-adapter.js'
import { walletMethods } from '../src/wallets/contract/wallet-methods.js'
import type { Network } from '../src/wallets/contract/network.js'
import { hostProvider } from '../src/wallets/contract/host-provider.js'
import { formatAmount, parseAmount } from './amounts.js'
import type { MayAsk } from './ask-wallet.js'
import { BrowserWallets } from './browser-wallets.js'
import type { Family, FamilyParts, OperationName, Operations } from './define-family.js'
import { discoverWallets } from './discover-wallets.js'
import { commonFailures } from './failures.js'
import { FamilyBalances } from './family-balances.js'
import { familyShelf } from './family-shelf.js'
import { lateCode } from './late-code.js'

/** The adapter of a family, for its own parts. */
interface FamilyAdapter<O> extends ChainAdapter {
  readonly operations: Lazy<O>
  dispose(): void
}

type HostProvider = object & { start?(): () => void }

/** Everything that runs of a family: its adapter, its wallets in this browser, its balance, and what hosts talk to. */
export function familyPlugin<O extends Operations>(family: Family<O>): PluginRuntime {
  const { namespace } = family
  const adapterKey = keyFor(chainAdapter, namespace) as Key<FamilyAdapter<O>>
  const hostKey = keyFor(hostProvider, namespace) as Key<HostProvider>
  const balancesKey = keyFor('chain.native-balances' as Key<FamilyBalances>, namespace)
  const hasBalance = family.can.includes('balance')
  return {
    services: [
      service(adapterKey, partKeys, (given) => createAdapter(family, given)),
      service(keyFor(walletMethods, namespace), {}, () => family.methods ?? {}),
      ...(family.hostProvider === undefined ? [] : [hostProviderService(family, { adapterKey, hostKey })]),
      ...(hasBalance ? [balancesService(namespace, { adapterKey, balancesKey })] : []),
    ],
    start(scope) {
      if (hasBalance) {
        const balances = scope.get(balancesKey)
        scope.onStop(balances.start())
        const events = scope.get(kernelKey('events'))
        scope.onStop(events.on('modal:opened', () => balances.refresh()))
        scope.onStop(events.on('balance:changed', (changed) => changed.namespace === namespace && balances.renew()))
      }
      if (family.hostProvider !== undefined) onStop(scope, scope.get(hostKey).start?.())
      startWallets(scope, family, () => scope.get(adapterKey).operations)
    },
  }
}

const partKeys = kernelKeys(
  'families',
  'clock',
  'connections',
  'http',
  'log',
  'modal',
  'networks',
  'networkSwitch',
  'options',
  'rpc',
  'uuid',
)

type GivenParts = Omit<FamilyParts, 'ending' | 'mayAsk'>

/** An adapter has a member for each thing that the family can do: it loads what does it, and hands on. */
function createAdapter<O extends Operations>(family: Family<O>, given: GivenParts): FamilyAdapter<O> {
  const { namespace, address, pairing, can } = family
  const { clock, log, rpc } = given
  const prepare = addressCode(family, given)
  const ending = new AbortController()
  const performing = lateCode(() => import('./after-connecting.js'))
  const operations = lazy(
    async () => {
      const loading = family.operations({ ...given, ending: ending.signal, mayAsk: (method) => void rpc.check(namespace, method) })
      const [part] = await Promise.all([loading, performing.prepare()])
      return part
    },
    {
      what: `wallets of ${namespace}`,
      clock,
      onRetry: (message, error) => log.warn(message, error),
    },
  )
  const member =
    (name: OperationName) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      operations.use(async (part) => {
        const { performOperation } = performing.value ?? (await performing.prepare())
        return performOperation(part, { namespace, name, args }, given)
      })
  return {
    namespace,
    ...(pairing && { pairing }),
    isAddress: (text) => address.isValid(text),
    ...(prepare && { prepare: async () => void (await prepare()) }),
    ...(address.display && { displayAddress: (text: string, network?: Network) => address.display?.(text, network) }),
    ...(address.link && { paymentLink: address.link }),
    parseUnits: parseAmount,
    formatUnits: formatAmount,
    ...(Object.fromEntries(can.map((name) => [name, member(name)])) as Operations),
    operations,
    dispose() {
      ending.abort()
      operations.dispose()
    },
  } as FamilyAdapter<O>
}

function hostProviderService<O extends Operations>(
  family: Family<O>,
  { adapterKey, hostKey }: { readonly adapterKey: Key<FamilyAdapter<O>>; readonly hostKey: Key<HostProvider> },
): Service {
  return service(hostKey, { ...partKeys, adapter: adapterKey }, ({ adapter, ...given }) => {
    return family.hostProvider?.({ ...given, adapter, operations: adapter.operations }) ?? {}
  })
}

function balancesService(
  namespace: ChainNamespace,
  { adapterKey, balancesKey }: { readonly adapterKey: Key<ChainAdapter>; readonly balancesKey: Key<FamilyBalances> },
): Service {
  const { families, clock, log } = partKeys
  const needs = { ...kernelKeys('storage', 'device'), adapter: adapterKey, families, clock, log }
  return service(balancesKey, needs, (given) => new FamilyBalances({ namespace, ...given }))
}

/** Puts the ways to the wallets of a family on the list. */
function startWallets<O extends Operations>(scope: PluginScope, family: Family<O>, operations: () => Lazy<O>): void {
  const { namespace, failures = commonFailures, finders, discovery = 'open' } = family
  const [clock, log, connectors] = [scope.get(partKeys.clock), scope.get(partKeys.log), scope.get(kernelKey('connectors'))]
  const guard = scope.get(partKeys.rpc)
  const mayAsk: MayAsk = (method) => void guard.check(namespace, method)
  const signAlong = family.signAlong && ((wallet: unknown) => family.signAlong?.(wallet, operations()))
  const connecting = { namespace, failures, clock, log, mayAsk, signAlong, prepare: family.address.prepare }
  if (finders.length === 0) return
  discoverWallets(scope, {
    namespace,
    moment: discovery,
    create: (search) => new BrowserWallets({ ...family, ...search, clock, log, shelf: familyShelf({ ...connecting, connectors }) }),
  })
}

/** Loads what the addresses of a family are read with, where that comes late. */
function addressCode(
  { namespace, address }: Family,
  { clock, log }: Pick<GivenParts, 'clock' | 'log'>,
): (() => Promise<unknown>) | undefined {
  if (address.prepare === undefined) return undefined
  const code = lazy(async () => address.prepare?.().then(() => true), {
    what: `addresses of ${namespace}`,
    clock,
    onRetry: (message, error) => log.warn(message, error),
  })
  return () => code.load()
}

function onStop(scope: PluginScope, undo: (() => void) | undefined): void {
  if (undo !== undefined) scope.onStop(undo)
}
