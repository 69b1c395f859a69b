import { fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import type { Token } from '../contract/token.js'
import { createKernel } from '../kernel.js'
import * as keys from './kernel-keys.js'
import type { KernelServices } from './kernel-services.js'

/** The key of each service: one that is not among them would bring its service along. */
const keyOf = {
  alerts: keys.alertsKey,
  chains: keys.chainsKey,
  closeGuards: keys.closeGuardsKey,
  connections: keys.connectionsKey,
  connectors: keys.connectorsKey,
  errorReports: keys.errorReportsKey,
  events: keys.eventsKey,
  features: keys.featuresKey,
  http: keys.httpKey,
  log: keys.logKey,
  modal: keys.modalKey,
  networks: keys.networksKey,
  networkSwitch: keys.networkSwitchKey,
  options: keys.optionsKey,
  plugins: keys.pluginsKey,
  router: keys.routerKey,
  rpc: keys.rpcGuardKey,
  sessionSteps: keys.sessionStepsKey,
  slots: keys.slotsKey,
  storage: keys.storageKey,
  toasts: keys.toastsKey,
  transactions: keys.transactionsKey,
  views: keys.viewsKey,
} satisfies { readonly [N in keyof KernelServices]: Token<KernelServices[N]> }

/** Of these a plugin gets a view of its own: only what its manifest declares, and undone when it stops. */
const narrowed: readonly string[] = ['http', 'storage', 'events', 'log', 'plugins', 'rpc']

test.each(Object.entries(keyOf) as [keyof KernelServices, Token<unknown>][])('behavior: a plugin finds %s by %s', async (name, key) => {
  const found: unknown[] = []
  const kernel = createKernel(
    fakePorts(),
    [
      {
        id: 'feature.notes',
        contract: 1,
        loadOn: ['start'],
        load: async () => ({ start: (scope) => void found.push(scope.get(key)) }),
      },
    ],
    { projectId: 'abc', networks: [] },
  )
  await kernel.start()
  await expect.poll(() => found).toEqual([expect.any(Object)])
  expect(found[0] === kernel[name]).toBe(!narrowed.includes(name))
  await kernel.destroy()
})
