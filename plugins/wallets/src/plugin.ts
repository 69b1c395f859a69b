import { type ListedWallet, type PluginRuntime, maybe, service, walletListKey, kernelKey } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { retiredWallets } from '@billfold/wallet-registry'
import type { WalletsOptions } from './contract.js'
import { leaveFor } from './leave-for.js'
import { rememberConnected } from './remember-connected.js'
import { RecentWallets } from './recent-wallets.js'
import { searchRecorder } from './search-recorder.js'
import { failureTeller } from './failure-teller.js'
import { walletSupply } from './wallet-supply.js'
import { storeKey } from './store-key.js'
import { WalletListStore } from './wallet-list-store.js'

const needs = {
  options: kernelKey('options'),
  networks: kernelKey('networks'),
  device: kernelKey('device'),
  clock: kernelKey('clock'),
  storage: kernelKey('storage'),
  http: kernelKey('http'),
  events: kernelKey('events'),
  alerts: kernelKey('alerts'),
  log: kernelKey('log'),
  chains: kernelKey('chains'),
  page: maybe(kernelKey('page')),
}

/** The lazy half: the list under its key, and the view for wallets that are over. */
export function plugin(wishes: WalletsOptions): PluginRuntime {
  return {
    services: [
      service(storeKey, needs, ({ options, networks, device, clock, storage, http, events, alerts, log, chains, page }) => {
        const supply = walletSupply({ client: http.endpoint('wallet'), now: () => clock.now(), hasRegistry: wishes.registry !== false })
        const recents = new RecentWallets(storage)
        const [tell, onSearch] = [failureTeller(alerts, log), searchRecorder(events)]
        const leave = (wallet: ListedWallet): boolean => leaveFor(wallet, { device, page, chains })
        return new WalletListStore({
          supply,
          options: options.wallets,
          networks,
          device,
          clock,
          recents,
          retired: retiredWallets(),
          tell,
          onSearch,
          leaveFor: leave,
        })
      }),
      service(walletListKey, { store: storeKey }, ({ store }) => store),
    ],
    views: { RetiredWallet: lazyView<'RetiredWallet'>(async () => (await import('./view/retired-wallet-view.js')).retiredWalletView) },
    start(scope) {
      const store = scope.get(storeKey)
      const places = {
        connectors: scope.get(kernelKey('connectors')),
        router: scope.get(kernelKey('router')),
        chains: scope.get(kernelKey('chains')),
        store,
      }
      scope.onStop(scope.get(kernelKey('events')).on('connection:connected', (event) => rememberConnected(event, places)))
      store.begin()
    },
  }
}
