import { kernelKey } from '@billfold/kernel'
import { lazy } from '@billfold/kernel/lazy'
import type { FamilyStart } from '@billfold/kernel/family'
import type { Eip155ConnectorOptions, SafeOptions } from '../contract.js'
import { eip1193Driver } from '../provider/eip1193-driver.js'
import { providedWallet } from './provided-wallet.js'

/** Puts the wallets on the list that nobody has to look for: those that the host brings, and the Safe around this page. */
export function startConnectors({ scope, connector }: FamilyStart, { wallets = [], safe }: Eip155ConnectorOptions = {}): void {
  const connectors = scope.get(kernelKey('connectors'))
  for (const wallet of wallets) scope.onStop(connectors.add(connector(providedWallet(wallet), eip1193Driver)))
  if (safe !== false) offerSafe({ scope, connector }, safe)
}

/** Few pages stand in a frame: only there the code for it is loaded. */
function offerSafe(given: FamilyStart, options: SafeOptions | undefined): void {
  const { scope } = given
  if (scope.find(kernelKey('page'))?.parent === undefined) return
  const safe = lazy(() => import('./safe/start-safe.js'), { what: 'the Safe around this page', clock: scope.get(kernelKey('clock')) })
  scope.onStop(() => safe.dispose())
  safe
    .use(({ startSafe }) => startSafe(given, options))
    .catch((error: unknown) => {
      if (!scope.signal.aborted) scope.get(kernelKey('log')).warn('The Safe around this page cannot be offered.', error)
    })
}
