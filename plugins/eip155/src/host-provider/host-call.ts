import { Eip1193Error } from '../rpc/eip1193-error.js'
import { fieldOf, frozenCopy } from '@billfold/kernel/family'

/** A request of a host. */
export interface HostCall {
  readonly method: string
  readonly params: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
}

/** Reads what a host's library hands over. It is copied: what was checked is what the wallet gets. */
export function readHostCall(given: unknown): HostCall {
  const method = fieldOf(given, 'method')
  const params = fieldOf(given, 'params') ?? undefined
  if (typeof method !== 'string' || method === '')
    throw new Eip1193Error(-32600, "A request needs a 'method', such as { method: 'eth_accounts' }")
  if (params !== undefined && typeof params !== 'object') throw new Eip1193Error(-32602, `The params of ${method} are a list or an object`)
  return { method, params: frozenCopy(params as HostCall['params']) }
}

/** One of the parameters, when they are a list. */
export function parameter({ params }: HostCall, index: number): unknown {
  return Array.isArray(params) ? (params as readonly unknown[])[index] : undefined
}

/** Places of the account in a request for the wallet, by method. */
const accountPlaces: Readonly<Record<string, (call: HostCall) => unknown>> = {
  personal_sign: (call) => parameter(call, 1),
  eth_signTypedData_v4: (call) => parameter(call, 0),
  eth_sendTransaction: (call) => fieldOf(parameter(call, 0), 'from'),
  wallet_sendCalls: (call) => fieldOf(parameter(call, 0), 'from'),
}

/** The account that a request is for; undefined when it names none. */
export function accountIn(call: HostCall): string | undefined {
  const found = Object.hasOwn(accountPlaces, call.method) ? accountPlaces[call.method]?.(call) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Methods that do not depend on the network that the wallet is on. */
const everywhere: ReadonlySet<string> = new Set(['personal_sign', 'wallet_revokePermissions'])

/** True for what would end up somewhere else if the wallet were on another network than the page believes. */
export function needsNetwork({ method }: HostCall): boolean {
  return !everywhere.has(method)
}
