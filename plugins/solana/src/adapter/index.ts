import {
  type PluginScope,
  type Service,
  type Token,
  chainsKey,
  clockKey,
  deviceKey,
  eventsKey,
  httpKey,
  logKey,
  optionsKey,
  service,
  storageKey,
} from '@billfold/kernel'
import { LateBalances } from '@billfold/kernel/family'
import { solanaAdapterKey, solanaBalancesKey, solanaProviderKey } from '../contract.js'
import { HostProvider } from '../host-provider/host-provider.js'
import { SolanaAdapter } from './solana-adapter.js'

/** The same keys, for who may start what is behind them. */
const adapterKey = solanaAdapterKey as Token<SolanaAdapter>
const balancesKey = solanaBalancesKey as Token<LateBalances>
const hostProviderKey = solanaProviderKey as Token<HostProvider>

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(adapterKey, [httpKey, optionsKey, clockKey], (http, options, clock) => new SolanaAdapter({ http, options, clock })),
  service(
    balancesKey,
    [adapterKey, chainsKey, storageKey, clockKey, deviceKey, logKey],
    (adapter, chains, storage, clock, device, log) =>
      new LateBalances({ namespace: 'solana', ...{ adapter, chains, storage, clock, device, log } }),
  ),
  service(hostProviderKey, [chainsKey, adapterKey, logKey], (chains, adapter, log) => new HostProvider({ chains, adapter, log })),
]

/** Starts what runs beside the adapter: the balance of the account in use, and what hosts are told. */
export function startAdapter(scope: PluginScope): void {
  const balances = scope.get(balancesKey)
  scope.onStop(balances.start())
  scope.onStop(scope.get(hostProviderKey).start())
  scope.onStop(scope.get(eventsKey).on('modal:opened', () => balances.refresh()))
}
