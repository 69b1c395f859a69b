import type { Key } from '../../core/services/key.js'
import type { PreviewedRequest, RequestPreview, RpcMethods } from '../open.js'

/** Loads who shows requests. */
export type LoadPreview = (preview: Key<RequestPreview>) => Promise<RequestPreview>

/** Lets those who show requests show one. False when the visitor does not want it; rejects when it cannot be shown. */
export async function previewRequest(request: PreviewedRequest, entries: readonly RpcMethods[], load: LoadPreview): Promise<boolean> {
  for (const { namespace, ask = [], preview } of entries) {
    if (preview === undefined || namespace !== request.namespace || !ask.includes(request.method)) continue
    const shown = await load(preview)
    if (!(await shown.confirm(request))) return false
  }
  return true
}
