import type { ChainNamespace } from '../../core/caip/ids.js'
import type { ViewName } from '../../core/open.js'
import type { RouterTarget } from '../router/entry.js'
import { anything, object, optional, text } from './check.js'
import { viewData } from './view-data.js'

/** A request whose shape holds: at most one view, with data that fits it. */
export interface CheckedRequest {
  readonly target: RouterTarget | undefined
  readonly namespace: ChainNamespace | undefined
  readonly uri: string | undefined
}

/** Checks what a host handed to `open`. That may be anything, such as the click event that led here. */
export function readRequest(request: unknown): CheckedRequest {
  const { view, data, namespace, uri, arguments: given } = requestFields(request, 'request') ?? {}
  return { target: readTarget(wanted(given) ?? [view, data]), namespace: namespace as ChainNamespace | undefined, uri }
}

const requestFields = optional(
  object({
    view: optional(text),
    data: anything,
    namespace: optional(text),
    uri: optional(text),
    arguments: optional(object({ swap: anything, send: anything })),
  }),
)

type Wanted = readonly [view: string | undefined, data: unknown]

/** Arguments name their view themselves. */
function wanted({ swap, send }: { readonly swap?: unknown; readonly send?: unknown } = {}): Wanted | undefined {
  if (swap !== undefined) return ['Swap', swap]
  return send === undefined ? undefined : ['WalletSend', send]
}

function readTarget([view, data]: Wanted): RouterTarget | undefined {
  if (view === undefined) return undefined
  const check = Object.hasOwn(viewData, view) ? viewData[view as ViewName] : undefined
  return { view, data: check === undefined ? data : check(data, 'data') } as RouterTarget
}
