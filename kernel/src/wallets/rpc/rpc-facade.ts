import { type Facade, type PluginOwner, mustReach } from '../../core/plugins/facades.js'
import type { RpcMethods } from '../open.js'
import type { RpcGuard } from './guard.js'

/** The guard as one plugin gets it: a method that its manifest neither announces nor lists for a host is refused. */
export function rpcFacade(rpc: Pick<RpcGuard, 'classify' | 'preview'>): Facade {
  return (owner): Pick<RpcGuard, 'classify' | 'preview'> & { check(namespace: string, method: string): void } => ({
    classify: (namespace, method) => rpc.classify(namespace, method),
    preview: (request) => rpc.preview(request),
    check: (namespace, method) => {
      // A host's own question is passed on as far as the plugin lists it for its family.
      if (rpc.classify(namespace, method, ownMethods(owner)) === 'refused') mustReach(owner, 'rpc', method)
    },
  })
}

/** The methods that the plugin itself lists. */
function ownMethods({ manifest: { slots = [] } }: PluginOwner): readonly RpcMethods[] {
  return slots.flatMap((entry) => (entry.slot === 'rpc.methods' ? [entry.item] : []))
}
