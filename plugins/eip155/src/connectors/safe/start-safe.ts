import { type PluginScope, connectorIds, kernelKey } from '@billfold/kernel'
import type { FamilyStart } from '@billfold/kernel/family'
import type { SafeOptions } from '../../contract.js'
import { eip1193Driver } from '../../provider/eip1193-driver.js'
import { SafeFrame } from './safe-frame.js'
import { safeProvider } from './safe-provider.js'

/** Origins of Safe's own page. */
const safeOrigins: readonly string[] = ['https://app.safe.global']

/** Offers the Safe around this page, if there is one: whoever opened this page in it wants to use it. */
export function startSafe({ scope, connector: make }: FamilyStart, { origins }: SafeOptions = { origins: safeOrigins }): void {
  const parent = scope.find(kernelKey('page'))?.parent
  if (parent === undefined || (parent.origin !== undefined && !origins.includes(parent.origin))) return
  const clock = scope.get(kernelKey('clock'))
  const frame = new SafeFrame({ parent, origins, clock, uuid: scope.get(kernelKey('uuid')) })
  scope.onStop(() => frame.dispose())
  const offer = (): void => {
    if (scope.signal.aborted) return
    const connector = make({ id: connectorIds.safe, type: 'EXTERNAL', name: 'Safe', load: () => safeProvider(frame) }, eip1193Driver)
    scope.onStop(scope.get(kernelKey('connectors')).add(connector))
    if (mayConnect(scope)) void scope.get(kernelKey('connections')).restore(connector)
  }
  // Some browsers do not say who is around this page: it is Safe when it answers as Safe.
  if (parent.origin === undefined) void frame.ask('getSafeInfo').then(offer, () => undefined)
  else offer()
}

/** A Safe never prompts to connect. An account that is in use already is left alone. */
function mayConnect(scope: PluginScope): boolean {
  return scope.get(kernelKey('options')).reconnect && scope.get(kernelKey('families')).find('eip155')?.session === undefined
}
