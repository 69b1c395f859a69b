import { type PluginScope, type Service, type Key, service, kernelKey } from '@billfold/kernel'
import { NativeBalances } from '@billfold/kernel/family'
import { eip155AdapterKey, eip155BalancesKey, eip155MethodsKey, eip155ProviderKey } from '../contract.js'
import { HostProvider } from '../host-provider/host-provider.js'
import { LateReads, readsKey } from '../reads/late-reads.js'
import { eip155Methods } from '../wallet-methods.js'
import { Eip155Adapter } from './eip155-adapter.js'

/** The same keys, for who may start what is behind them. */
const balancesKey = eip155BalancesKey as Key<NativeBalances>
const hostProviderKey = eip155ProviderKey as Key<HostProvider>

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(eip155MethodsKey, {}, () => eip155Methods),
  service(
    readsKey,
    {
      http: kernelKey('http'),
      clock: kernelKey('clock'),
      options: kernelKey('options'),
      uuid: kernelKey('uuid'),
      families: kernelKey('families'),
    },
    ({ http, clock, options, uuid, families }) => new LateReads({ http, clock, options, uuid, families }),
  ),
  service(
    eip155AdapterKey,
    { reads: readsKey, options: kernelKey('options'), clock: kernelKey('clock') },
    ({ reads, options, clock }) => new Eip155Adapter({ reads, options, clock }),
  ),
  service(
    balancesKey,
    {
      adapter: eip155AdapterKey,
      families: kernelKey('families'),
      storage: kernelKey('storage'),
      clock: kernelKey('clock'),
      device: kernelKey('device'),
      log: kernelKey('log'),
    },
    ({ adapter, families, storage, clock, device, log }) =>
      new NativeBalances({ namespace: 'eip155', ...{ adapter, families, storage, clock, device, log } }),
  ),
  service(
    hostProviderKey,
    {
      families: kernelKey('families'),
      networks: kernelKey('networks'),
      networkSwitch: kernelKey('networkSwitch'),
      reads: readsKey,
      adapter: eip155AdapterKey,
      guard: kernelKey('rpc'),
      modal: kernelKey('modal'),
      clock: kernelKey('clock'),
      log: kernelKey('log'),
    },
    ({ families, networks, networkSwitch, reads, adapter, guard, modal, clock, log }) =>
      new HostProvider({ families, networks, networkSwitch, reads, adapter, guard, modal, clock, log }),
  ),
]

/** Starts what runs beside the adapter: the balance of the account in use. */
export function startAdapter(scope: PluginScope): void {
  const balances = scope.get(balancesKey)
  scope.onStop(balances.start())
  scope.onStop(scope.get(hostProviderKey).start())
  scope.onStop(scope.get(kernelKey('events')).on('modal:opened', () => balances.refresh()))
}
