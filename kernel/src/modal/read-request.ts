import * as v from 'valibot'
import type { ChainNamespace } from '../contract/caip.js'
import type { ViewName } from '../contract/open.js'
import { shown } from '../errors/shown.js'
import type { RouterTarget } from '../router/entry.js'
import { modalError } from './errors.js'
import { viewData } from './view-data.js'

/** A request whose shape holds: at most one view, with data that fits it. */
export interface CheckedRequest {
  readonly target: RouterTarget | undefined
  readonly namespace: ChainNamespace | undefined
  readonly uri: string | undefined
}

/** Checks what a host handed to `open`. That may be anything, such as the click event that led here. */
export function readRequest(request: unknown): CheckedRequest {
  const { view, data, namespace, uri, arguments: given } = check(requestSchema, request, 'request') ?? {}
  return { target: readTarget(wanted(given) ?? [view, data]), namespace: namespace as ChainNamespace | undefined, uri }
}

const anything = v.optional(v.unknown())

const requestSchema = v.optional(
  v.object({
    view: v.optional(v.string()),
    data: anything,
    namespace: v.optional(v.string()),
    uri: v.optional(v.string()),
    arguments: v.optional(v.object({ swap: anything, send: anything })),
  }),
)

type Wanted = readonly [view: string | undefined, data: unknown]

/** Arguments name their view themselves. */
function wanted(given: { readonly swap?: unknown; readonly send?: unknown } = {}): Wanted | undefined {
  if (given.swap !== undefined) return ['Swap', given.swap]
  return given.send === undefined ? undefined : ['WalletSend', given.send]
}

function readTarget([view, data]: Wanted): RouterTarget | undefined {
  if (view === undefined) return undefined
  const schema = Object.hasOwn(viewData, view) ? viewData[view as ViewName] : undefined
  return { view, data: schema === undefined ? data : check(schema, data, 'data') } as RouterTarget
}

function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown, name: string): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = [name, v.getDotPath(issue)].filter((part) => part !== null).join('.')
  throw modalError('modal/invalid-request', { field, found: shown(issue.received), expected: `${issue.expected}` })
}
