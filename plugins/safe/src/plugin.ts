import { type PluginRuntime, type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import { eip155WalletsKey } from '@billfold/eip155/contract'
import type { SafeOptions } from './contract.js'
import { SafeFrame } from './safe-frame.js'
import { safeProvider } from './safe-provider.js'

/** Origins of Safe's own page. */
const safeOrigins: readonly string[] = ['https://app.safe.global']

/** The lazy half: offers the Safe around this page, if there is one, and connects to it. Whoever opened this page in a Safe wants to use it. */
export function plugin({ origins = safeOrigins }: SafeOptions): PluginRuntime {
  return {
    start(scope) {
      const parent = scope.find(kernelKey('page'))?.parent
      if (parent === undefined || (parent.origin !== undefined && !origins.includes(parent.origin))) return
      const frame = new SafeFrame({ parent, origins, clock: scope.get(kernelKey('clock')), uuid: scope.get(kernelKey('uuid')) })
      scope.onStop(() => frame.dispose())
      // Some browsers do not say who is around this page: it is Safe when it answers as Safe.
      if (parent.origin === undefined)
        void frame.ask('getSafeInfo').then(
          () => offer(scope, frame),
          () => undefined,
        )
      else offer(scope, frame)
    },
  }
}

function offer(scope: PluginScope, frame: SafeFrame): void {
  if (scope.signal.aborted) return
  const connector = scope.get(eip155WalletsKey).connector({ id: connectorIds.safe, load: () => safeProvider(frame) })
  scope.onStop(scope.get(kernelKey('connectors')).add(connector))
  if (mayConnect(scope)) void scope.get(kernelKey('connections')).restore(connector)
}

/** A Safe never prompts to connect. An account that is in use already is left alone. */
function mayConnect(scope: PluginScope): boolean {
  return scope.get(kernelKey('options')).reconnect && scope.get(kernelKey('families')).find('eip155')?.session === undefined
}
