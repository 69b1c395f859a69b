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
import { NativeBalances } from '../balance/native-balances.js'
import { balanceCache } from '../balance/balance-cache.js'
import { eip155AdapterKey, eip155BalancesKey, eip155ProviderKey } from '../contract.js'
import { HostProvider } from '../host-provider/host-provider.js'
import { ChainReads, chainReadsKey } from '../reads/chain-reads.js'
import { Holdings } from '../reads/holdings.js'
import { Rpc, rpcKey } from '../rpc/rpc.js'
import { Eip155Adapter } from './eip155-adapter.js'

/** The same keys, for who may start what is behind them. */
const balancesKey = eip155BalancesKey as Token<NativeBalances>
const hostProviderKey = eip155ProviderKey as Token<HostProvider>

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(rpcKey, [httpKey, clockKey, optionsKey, uuidKey], (http, clock, options, uuid) => new Rpc({ http, clock, options, uuid })),
  service(chainReadsKey, [rpcKey, chainsKey], (rpc, chains) => new ChainReads({ rpc, chains })),
  service(
    eip155AdapterKey,
    [chainReadsKey, optionsKey, clockKey],
    (reads, options, clock) => new Eip155Adapter({ reads, holdings: new Holdings({ reads, options }), clock }),
  ),
  service(
    balancesKey,
    [eip155AdapterKey, chainsKey, storageKey, clockKey, deviceKey, logKey],
    (adapter, chains, storage, clock, device, log) =>
      new NativeBalances({
        namespace: 'eip155',
        cache: balanceCache(storage, clock),
        ...{ adapter, chains, clock, device, log },
      }),
  ),
  service(
    hostProviderKey,
    [chainsKey, networksKey, networkSwitchKey, chainReadsKey, eip155AdapterKey, rpcGuardKey, modalKey, logKey],
    (chains, networks, networkSwitch, reads, adapter, guard, modal, log) =>
      new HostProvider({ chains, networks, networkSwitch, reads, adapter, guard, modal, log }),
  ),
]

/** Starts what runs beside the adapter: the balance of the account in use. */
export function startAdapter(scope: PluginScope): void {
  const balances = scope.get(balancesKey)
  scope.onStop(balances.start())
  scope.onStop(scope.get(hostProviderKey).start())
  scope.onStop(scope.get(eventsKey).on('modal:opened', () => balances.refresh()))
}
