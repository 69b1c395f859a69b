import {
  type PluginRuntime,
  alertsKey,
  chainsKey,
  clockKey,
  connectorsKey,
  deviceKey,
  eventsKey,
  httpKey,
  logKey,
  networksKey,
  optionsKey,
  routerKey,
  service,
  storageKey,
  walletListKey,
} from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import type { WalletsOptions } from './contract.js'
import { rememberConnected } from './remember-connected.js'
import { RecentWallets } from './recent-wallets.js'
import { retiredWallets } from './registry/retired-wallets.js'
import { searchRecorder } from './search-recorder.js'
import { failureTeller } from './failure-teller.js'
import { walletSupply } from './wallet-supply.js'
import { storeKey } from './store-key.js'
import { WalletListStore } from './wallet-list-store.js'

const needs = [optionsKey, networksKey, deviceKey, clockKey, storageKey, httpKey, eventsKey, alertsKey, logKey] as const

/** The lazy half: the list under its key, and the view for wallets that are over. */
export function plugin(wishes: WalletsOptions): PluginRuntime {
  return {
    services: [
      service(storeKey, needs, (options, networks, device, clock, storage, http, events, alerts, log) => {
        const supply = walletSupply({ client: http.endpoint('wallet'), now: () => clock.now(), hasRegistry: wishes.registry !== false })
        const recents = new RecentWallets(storage)
        const [tell, onSearch] = [failureTeller(alerts, log), searchRecorder(events)]
        const { wallets } = options
        return new WalletListStore({ supply, options: wallets, networks, device, clock, recents, retired: retiredWallets, tell, onSearch })
      }),
      service(walletListKey, [storeKey], (store) => store),
    ],
    views: { RetiredWallet: lazyView<'RetiredWallet'>(async () => (await import('./view/retired-wallet-view.js')).retiredWalletView) },
    start(scope) {
      const store = scope.get(storeKey)
      const places = { connectors: scope.get(connectorsKey), router: scope.get(routerKey), chains: scope.get(chainsKey), store }
      scope.onStop(scope.get(eventsKey).on('connection:connected', (event) => rememberConnected(event, places)))
      store.begin()
    },
  }
}
