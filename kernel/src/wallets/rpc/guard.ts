import type { RpcMethods } from '../../product/slot-items.js'
import { shown } from '../../core/errors/shown.js'
import { rpcError } from './errors.js'
import { type RpcClass, classify } from './policy.js'

/** Stands between callers and wallets: lets a method through, asks for approval, or refuses it. */
export class RpcGuard {
  /** The entries of the slot `rpc.methods`, read anew at each check. */
  private readonly entries: () => readonly RpcMethods[]

  constructor(entries: () => readonly RpcMethods[]) {
    this.entries = entries
  }

  /** What the method needs. */
  classify(namespace: string, method: string): RpcClass {
    return classify({ namespace, method }, this.entries())
  }

  /** What the method needs before it may be sent; one that nothing allows is an error. */
  check(namespace: string, method: string): Exclude<RpcClass, 'refused'> {
    const needs = this.classify(namespace, method)
    if (needs === 'refused') throw rpcError('rpc/not-allowed', { namespace: shown(namespace), method: shown(method) })
    return needs
  }
}
