import { type PluginScope, type Service, service } from '@billfold/kernel'
import { looksLikeAddress } from '@billfold/kernel/validation'
import { eip155AdapterKey } from '../contract.js'

/** The services of the family. */
export const adapterServices: readonly Service[] = [
  service(eip155AdapterKey, [], () => ({
    namespace: 'eip155',
    isAddress: (address) => looksLikeAddress('eip155', address) === true,
  })),
]

/** Starts what runs beside the adapter. */
export function startAdapter(scope: PluginScope): void {
  scope.get(eip155AdapterKey)
}
