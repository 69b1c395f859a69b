import type { Network } from '@billfold/kernel'
import { fieldOf, itemsOf, operationFailure } from '@billfold/kernel/family'
import { receiverOf } from '../address/receiver.js'
import { type HostCall, parameter } from './host-call.js'

/** Places of the receivers in a request, by method. */
const places: Readonly<Record<string, (call: HostCall) => readonly unknown[] | undefined>> = {
  eth_sendTransaction: (call) => [parameter(call, 0)],
  wallet_sendCalls: (call) => itemsOf(fieldOf(parameter(call, 0), 'calls'), Infinity),
}

/** Refuses what would be sent to an address that is none, or that was miswritten. Only a new contract has no receiver. */
export function mustHaveReceivers(call: HostCall, network: Network | undefined): void {
  if (!Object.hasOwn(places, call.method)) return
  const sent = places[call.method]?.(call) ?? []
  if (sent.length === 0) throw operationFailure('wallet/invalid-address', { operation: call.method, needed: 'calls' })
  for (const each of sent) {
    const [to, data] = [fieldOf(each, 'to') ?? undefined, fieldOf(each, 'data') ?? fieldOf(each, 'input')]
    const isNewContract = to === undefined && typeof data === 'string' && data.length > 2
    // Wallets want the 0x; the rest is as strict as for what this page sends by itself.
    const written = typeof to === 'string' && to.startsWith('0x') ? to : undefined
    if (!isNewContract) receiverOf(written, { operation: call.method, chainId: network?.id })
  }
}
