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
  modalKey,
  networkSwitchKey,
  networksKey,
  optionsKey,
  rpcGuardKey,
  service,
  storageKey,
  uuidKey,
} from '@billfold/kernel'
import { LateBalances } from '@billfold/kernel/family'
import { eip155AdapterKey, eip155BalancesKey, eip155ProviderKey } from '../contract.js'
import { HostProvider } from '../host-provider/host-provider.js'
import { LateReads, readsKey } from '../reads/late-reads.js'
import { Eip155Adapter } from './eip155-adapter.js'

/** The same keys, for who may start what is behind them. */
const balancesKey = eip155BalancesKey as Token<LateBalances>
const hostProviderKey = eip155ProviderKey as Token<HostProvider>

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(
    readsKey,
    [httpKey, clockKey, optionsKey, uuidKey, chainsKey],
    (http, clock, options, uuid, chains) => new LateReads({ http, clock, options, uuid, chains }),
  ),
  service(eip155AdapterKey, [readsKey, optionsKey, clockKey], (reads, options, clock) => new Eip155Adapter({ reads, options, clock })),
  service(
    balancesKey,
    [eip155AdapterKey, chainsKey, storageKey, clockKey, deviceKey, logKey],
    (adapter, chains, storage, clock, device, log) =>
      new LateBalances({ namespace: 'eip155', ...{ adapter, chains, storage, clock, device, log } }),
  ),
  service(
    hostProviderKey,
    [chainsKey, networksKey, networkSwitchKey, readsKey, eip155AdapterKey, rpcGuardKey, modalKey, clockKey, logKey],
    (chains, networks, networkSwitch, reads, adapter, guard, modal, clock, log) =>
      new HostProvider({ chains, networks, networkSwitch, reads, adapter, guard, modal, clock, log }),
  ),
]

/** Starts what runs beside the adapter: the balance of the account in use. */
export function startAdapter(scope: PluginScope): void {
  const balances = scope.get(balancesKey)
  scope.onStop(balances.start())
  scope.onStop(scope.get(hostProviderKey).start())
  scope.onStop(scope.get(eventsKey).on('modal:opened', () => balances.refresh()))
}
