import { type Facade, type PluginOwner, mustReach } from '../../core/plugins/facades.js'
import type { PreviewedRequest, RpcMethods } from '../open.js'
import type { RpcGuard } from './guard.js'
import { type LoadPreview, previewRequest } from './preview-request.js'

/** The guard as plugins get it. */
export interface PluginRpc extends Pick<RpcGuard, 'classify' | 'check'> {
  /** Shows a request to the visitor, if somebody shows it. False when the visitor does not want it: the wallet is not asked then. */
  preview(request: PreviewedRequest): Promise<boolean>
}

/** The guard as one plugin gets it: a method that its manifest neither announces nor lists for a host is refused. */
export function rpcFacade(rpc: Pick<RpcGuard, 'classify' | 'needs'>, load: LoadPreview): Facade {
  return (owner): Omit<PluginRpc, 'check'> & { check(namespace: string, method: string): void } => ({
    classify: (namespace, method) => rpc.classify(namespace, method),
    preview: (request) => previewRequest(request, rpc.needs.entries(), load),
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
