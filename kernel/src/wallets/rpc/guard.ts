import type { RpcMethods } from '../open.js'
import { shown } from '../../core/errors/shown.js'
import { rpcError } from './errors.js'
import { type FindLists, type RpcClass, classify } from './policy.js'

/** Lists that the guard reads anew at each check. */
export interface RpcGuardNeeds {
  /** The entries of the slot `rpc.methods`. */
  entries(): readonly RpcMethods[]
  readonly find: FindLists
}

/** Stands between callers and wallets: lets a method through, asks for approval, or refuses it. */
export class RpcGuard {
  constructor(readonly needs: RpcGuardNeeds) {}

  /** Says what the method needs, by these entries or by all that plugins gave. */
  classify(namespace: string, method: string, entries: readonly RpcMethods[] = this.needs.entries()): RpcClass {
    return classify({ namespace, method }, entries, this.needs.find)
  }

  /** Says what the method needs before a wallet may be asked; throws for one that nothing allows. */
  check(namespace: string, method: string): Exclude<RpcClass, 'refused'> {
    const needs = this.classify(namespace, method)
    if (needs === 'refused') throw rpcError('rpc/not-allowed', { namespace: shown(namespace), method: shown(method) })
    return needs
  }
}
