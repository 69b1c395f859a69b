import { safeParse } from 'valibot'
import { appPrefix, isRequest, readEnvelope } from './messages.js'
import { framePayloads } from './payloads.js'
import type { FramePayload, FrameRequestName } from './requests.js'

/** A request of the page. */
export type AppMessage = {
  readonly [R in FrameRequestName]: { readonly id: string; readonly request: R; readonly payload: FramePayload<R> }
}[FrameRequestName]

/** Reads a request of the page; undefined for anything else. */
export function readAppMessage(data: unknown): AppMessage | undefined {
  const read = readEnvelope(data, appPrefix)
  if (read?.id === undefined || !isRequest(read.name)) return undefined
  const payload = safeParse(framePayloads[read.name], read.payload)
  return payload.success ? ({ id: read.id, request: read.name, payload: payload.output } as AppMessage) : undefined
}
