import { u8aConcat } from '@polkadot/util'

import { registry } from './runtime.js'

/** Why a transaction failed in its block, as the runtime has it. */
export type DispatchError = { readonly Token: string } | { readonly Module: { readonly index: number; readonly error: Uint8Array } }

/** The events of a block: of the transaction that tells the time, and of a transfer. */
export function writeEvents(failure: DispatchError | undefined): string {
  const info = registry.createType('FrameSystemDispatchEventInfo', { weight: { refTime: 156_000_000, proofSize: 3_593 }, class: 'Normal' })
  const ran = u8aConcat([system, extrinsicSuccess], info.toU8a())
  const failed = (error: DispatchError): Uint8Array =>
    u8aConcat([system, extrinsicFailed], registry.createType('SpRuntimeDispatchError', error).toU8a(), info.toU8a())
  const records = [ran, failure === undefined ? ran : failed(failure)].map((event, index) => ({
    phase: { ApplyExtrinsic: index },
    event: registry.createType('Event', event),
    topics: [],
  }))
  return registry.createType('Vec<EventRecord>', records).toHex()
}

/** The transaction with which each block begins: it tells the time, and nobody signs it. */
export function timeExtrinsic(time: number): string {
  const call = registry.createType('Call', { callIndex: timestampSet, args: [time] })
  return registry.createType('Extrinsic', { method: call }).toHex()
}

/** Numbers of the pallet System and of its events, and of the call that sets the time. */
const [system, extrinsicSuccess, extrinsicFailed] = [0, 0, 1]
const timestampSet = Uint8Array.of(3, 0)
