import type { Key } from '../../core/services/key.js'
import type { PreviewedRequest, RequestPreview, RpcMethods } from '../open.js'
import { shown } from '../../core/errors/shown.js'
import { rpcError } from './errors.js'
import { type FindLists, type RpcClass, classify } from './policy.js'

/** Lists that the guard reads anew at each check. */
export interface RpcGuardNeeds {
  /** The entries of the slot `rpc.methods`. */
  entries(): readonly RpcMethods[]
  readonly find: FindLists
  load(preview: Key<RequestPreview>): Promise<RequestPreview>
}

/** Stands between callers and wallets: lets a method through, asks for approval, or refuses it. */
export class RpcGuard {
  constructor(private readonly needs: RpcGuardNeeds) {}

  /** Says what the method needs, by these entries or by all that plugins gave. */
  classify(namespace: string, method: string, entries: readonly RpcMethods[] = this.needs.entries()): RpcClass {
    return classify({ namespace, method }, entries, this.needs.find)
  }

  /** Lets those who show requests show one. False when the visitor does not want it; rejects when it cannot be shown. */
  async preview(request: PreviewedRequest): Promise<boolean> {
    for (const { namespace, ask = [], preview } of this.needs.entries()) {
      if (preview === undefined || namespace !== request.namespace || !ask.includes(request.method)) continue
      if (!(await (await this.needs.load(preview)).confirm(request))) return false
    }
    return true
  }

  /** Says what the method needs before a wallet may be asked; throws for one that nothing allows. */
  check(namespace: string, method: string): Exclude<RpcClass, 'refused'> {
    const needs = this.classify(namespace, method)
    if (needs === 'refused') throw rpcError('rpc/not-allowed', { namespace: shown(namespace), method: shown(method) })
    return needs
  }
}
