import { fieldOf } from '../src/core/foreign.js'
import { apply, uncurried } from '../src/core/primordials.js'
import { walletFailure } from './failures.js'
import { namesOf } from './foreign-list.js'
import { type WalletMethod, findMethod } from './wallet-method.js'

interface Held {
  readonly method: WalletMethod
  readonly owner: unknown
  /** False for a wallet that makes the method anew for whoever looks: then the first one is used. */
  readonly isSteady: boolean
}

type HeldMethods = Record<string, Held | undefined>

const held = new WeakMap<object, HeldMethods>()
const heldOf: (map: typeof held, wallet: object) => HeldMethods | undefined = uncurried(WeakMap.prototype.get)
const hold: (map: typeof held, wallet: object, methods: HeldMethods) => unknown = uncurried(WeakMap.prototype.set)

/**
 * Notes by which functions a wallet is asked, as they are now: whenever the person connects it, and when it comes back. From then on no
 * script of the page stands between this page and the wallet unnoticed. Names those of a wallet that has neither `request` nor features.
 */
export function holdMethods(wallet: object, names: readonly string[] = ['request', ...namesOf(fieldOf(wallet, 'features'))]): HeldMethods {
  const methods = { __proto__: null } as unknown as HeldMethods
  for (let index = 0; index < names.length; index += 1) note(methods, wallet, names[index] as string)
  hold(held, wallet, methods)
  return methods
}

/** A method by which a wallet is asked, as it was noted; undefined where it has none. Throws `wallet/replaced` when it is another by now. */
export function heldMethod(wallet: object, name: string, title: string): WalletMethod | undefined {
  const methods = heldOf(held, wallet) ?? holdMethods(wallet)
  const known = methods[name] ?? note(methods, wallet, name)
  if (known === undefined) return undefined
  const { method, owner, isSteady } = known
  if (isSteady && findMethod(wallet, name)?.method !== method) throw walletFailure('wallet/replaced', { wallet: title, method: name })
  return (...given) => apply(method, owner, given)
}

function note(methods: HeldMethods, wallet: object, name: string): Held | undefined {
  const found = findMethod(wallet, name)
  return (methods[name] = found && { ...found, isSteady: findMethod(wallet, name)?.method === found.method })
}
