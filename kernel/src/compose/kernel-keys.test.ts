import { fakePorts } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { createKernel } from '../kernel.js'
import * as keys from './kernel-keys.js'
import type { KernelServices } from './kernel-services.js'

/** What each key says that it stands for. */
const names = {
  alertsKey: 'alerts',
  chainsKey: 'chains',
  closeGuardsKey: 'closeGuards',
  connectionsKey: 'connections',
  connectorsKey: 'connectors',
  errorReportsKey: 'errorReports',
  eventsKey: 'events',
  featuresKey: 'features',
  httpKey: 'http',
  logKey: 'log',
  modalKey: 'modal',
  networksKey: 'networks',
  networkSwitchKey: 'networkSwitch',
  optionsKey: 'options',
  pluginsKey: 'plugins',
  routerKey: 'router',
  rpcGuardKey: 'rpc',
  sessionStepsKey: 'sessionSteps',
  slotsKey: 'slots',
  storageKey: 'storage',
  toastsKey: 'toasts',
  transactionsKey: 'transactions',
  viewsKey: 'views',
} as const satisfies Record<keyof typeof keys, keyof KernelServices>

/** What a plugin gets as its own view of it: only what its manifest declares, and undone when it stops. */
const narrowed: readonly string[] = ['http', 'storage', 'events', 'log', 'plugins', 'rpc']

test.each(Object.entries(names))('behavior: %s brings a plugin the %s of the kernel', async (key, name) => {
  const found: unknown[] = []
  const kernel = createKernel(
    fakePorts(),
    [
      {
        id: 'feature.notes',
        contract: 1,
        loadOn: ['start'],
        load: async () => ({ start: (scope) => void found.push(scope.get(keys[key as keyof typeof keys] as typeof keys.logKey)) }),
      },
    ],
    { projectId: 'abc', networks: [] },
  )
  await kernel.start()
  await expect.poll(() => found).toHaveLength(1)
  if (narrowed.includes(name)) expect(found[0]).not.toBe(kernel[name])
  else expect(found[0]).toBe(kernel[name])
  expect(found[0]).toBeTypeOf('object')
  await kernel.destroy()
})
