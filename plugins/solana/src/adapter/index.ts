import { type PluginScope, type Service, type Key, service, kernelKey } from '@billfold/kernel'
import { LateBalances } from '@billfold/kernel/family'
import { solanaAdapterKey, solanaBalancesKey, solanaProviderKey } from '../contract.js'
import { HostProvider } from '../host-provider/host-provider.js'
import { SolanaAdapter } from './solana-adapter.js'

/** The same keys, for who may start what is behind them. */
const adapterKey = solanaAdapterKey as Key<SolanaAdapter>
const balancesKey = solanaBalancesKey as Key<LateBalances>
const hostProviderKey = solanaProviderKey as Key<HostProvider>

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(
    adapterKey,
    { http: kernelKey('http'), options: kernelKey('options'), clock: kernelKey('clock') },
    ({ http, options, clock }) => new SolanaAdapter({ http, options, clock }),
  ),
  service(
    balancesKey,
    {
      adapter: adapterKey,
      families: kernelKey('families'),
      storage: kernelKey('storage'),
      clock: kernelKey('clock'),
      device: kernelKey('device'),
      log: kernelKey('log'),
    },
    ({ adapter, families, storage, clock, device, log }) =>
      new LateBalances({ namespace: 'solana', ...{ adapter, families, storage, clock, device, log } }),
  ),
  service(
    hostProviderKey,
    { families: kernelKey('families'), adapter: adapterKey, log: kernelKey('log') },
    ({ families, adapter, log }) => new HostProvider({ families, adapter, log }),
  ),
]

/** Starts what runs beside the adapter: the balance of the account in use, and what hosts are told. */
export function startAdapter(scope: PluginScope): void {
  const balances = scope.get(balancesKey)
  scope.onStop(balances.start())
  scope.onStop(scope.get(hostProviderKey).start())
  scope.onStop(scope.get(kernelKey('events')).on('modal:opened', () => balances.refresh()))
}
