import { type GenericSchema, optional, safeParse, unknown } from 'valibot'
import { type FramePayload, type FrameRequestName, type FrameResult, frameResults } from './requests.js'
import { fields, link, text } from './values.js'

/** What the frame says unasked. */
export interface FramePushes {
  readonly READY: { readonly version?: string | undefined } | undefined
  readonly SESSION_UPDATE: { readonly token: string }
  /** Ours beside version 4: the frame needs the person now, to recover an account for example. */
  readonly SHOW: undefined
  /** Ours beside version 4: the person is done in the frame. */
  readonly HIDE: undefined
}

export type FramePushName = keyof FramePushes

/** An answer of the frame, or what it says unasked. */
export type FrameMessage =
  | { readonly kind: 'success'; readonly id: string; readonly request: FrameRequestName; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly request: FrameRequestName; readonly message: string }
  | { readonly [P in FramePushName]: { readonly kind: 'push'; readonly push: P; readonly payload: FramePushes[P] } }[FramePushName]

/** A message as it travels. */
export interface Envelope {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

/** What the type of a request begins with. */
export const appPrefix = '@w3m-app/'
const framePrefix = '@w3m-frame/'
const [successEnd, errorEnd] = ['_SUCCESS', '_ERROR'] as const
const silentError = 'An error occurred'

const envelope = fields({ id: optional(text), type: text, payload: optional(unknown()) })
const failure = fields({ message: text })
const nothing = unknown() as GenericSchema<unknown, undefined>
const pushes: { readonly [P in FramePushName]: GenericSchema<unknown, FramePushes[P]> } = {
  READY: optional(fields({ version: optional(text) })),
  SESSION_UPDATE: fields({ token: text }),
  SHOW: nothing,
  HIDE: nothing,
}
const resultMessage = fields({ resultUri: link })

/** Reads a message of the frame; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const read = readEnvelope(data, framePrefix)
  if (read === undefined) return undefined
  const { id, name, payload } = read
  if (isPush(name)) {
    const said = safeParse(pushes[name], payload)
    return said.success ? ({ kind: 'push', push: name, payload: said.output } as FrameMessage) : undefined
  }
  if (id === undefined) return undefined
  const failed = cut(name, errorEnd)
  if (failed !== undefined && isRequest(failed)) return { kind: 'error', id, request: failed, message: messageOf(payload) }
  const request = cut(name, successEnd)
  if (request === undefined || !isRequest(request)) return undefined
  const result = safeParse(frameResults[request], payload)
  return result.success ? { kind: 'success', id, request, result: result.output } : undefined
}

/** Reads what the popup of a social login hands to the page that opened it. */
export function readSocialResult(data: unknown): string | undefined {
  const read = safeParse(resultMessage, data)
  return read.success ? read.output.resultUri : undefined
}

export function requestMessage<R extends FrameRequestName>(request: R, id: string, payload: FramePayload<R>): Envelope {
  return { id, type: appPrefix + request, ...(payload !== undefined && { payload }) }
}

export function successMessage<R extends FrameRequestName>(request: R, id: string, result: FrameResult<R>): Envelope {
  return { id, type: framePrefix + request + successEnd, ...(result !== undefined && { payload: result }) }
}

export function errorMessage(request: FrameRequestName, id: string, message: string): Envelope {
  return { id, type: framePrefix + request + errorEnd, payload: { message } }
}

export function pushMessage<P extends FramePushName>(push: P, payload: FramePushes[P]): Envelope {
  return { type: framePrefix + push, ...(payload !== undefined && { payload }) }
}

/** Reads what every message has. */
export function readEnvelope(data: unknown, prefix: string): { id: string | undefined; name: string; payload: unknown } | undefined {
  const read = safeParse(envelope, data)
  if (!read.success || !read.output.type.startsWith(prefix)) return undefined
  return { id: read.output.id, name: read.output.type.slice(prefix.length), payload: read.output.payload }
}

function cut(name: string, end: string): string | undefined {
  return name.endsWith(end) ? name.slice(0, -end.length) : undefined
}

/** True for the name of a request. */
export function isRequest(name: string): name is FrameRequestName {
  return Object.hasOwn(frameResults, name)
}

function isPush(name: string): name is FramePushName {
  return Object.hasOwn(pushes, name)
}

function messageOf(payload: unknown): string {
  const read = safeParse(failure, payload)
  return read.success ? read.output.message : silentError
}
