import type { ChainNamespace } from '../../core/caip/ids.js'
import { shown } from '../../core/errors/shown.js'
import type { ViewName } from '../../core/open.js'
import { type Misfit, type Parse, anything, either, fitting, matching, record } from '../../core/parse.js'
import { parseOrThrow, pathText } from '../../core/parse-or-throw.js'
import type { RouterTarget } from '../router/entry.js'
import { modalError } from './errors.js'

/** A request whose shape holds: at most one view, with data that fits it. */
export interface CheckedRequest {
  readonly target: RouterTarget | undefined
  readonly namespace: ChainNamespace | undefined
  readonly uri: string | undefined
}

const text = matching(/^/)
const numberOrText = fitting((value) => typeof value === 'number' || typeof value === 'string', 'a number or a text')
const network = record({ network: withOthers(record({ caipNetworkId: text, chainNamespace: text })) })
const wallet = withOthers(record({ id: text, name: text }))

const requestFields = record(
  {},
  { view: text, data: anything, namespace: text, uri: text, arguments: record({}, { swap: anything, send: anything }) },
)

/** Data that the product's own views need from outside. A plugin's view checks its data itself. */
const neededData: { readonly [K in ViewName]?: Parse } = {
  SwitchNetwork: network,
  SwitchActiveChain: network,
  ConnectingExternal: record({ connectorId: text, namespace: text }, { wallet }),
  UpdateEmailWallet: record({ email: text }, { redirectView: text }),
}

/** The same for views that may open without. */
const optionalData: { readonly [K in ViewName]?: Parse } = {
  ConnectingWalletConnect: record({}, { wallet }),
  DataCapture: record({}, { email: text }),
  Swap: record({}, { fromToken: text, toToken: text, amount: text }),
  WalletSend: either(
    record({ amount: text, assetAddress: text, namespace: text, chainId: numberOrText, to: text }),
    record({ token: text }),
  ),
}

/** Checks what a host handed to `open`. That may be anything, such as the click event that led here. */
export function readRequest(request: unknown): CheckedRequest {
  const { view, data, namespace, uri, arguments: given = {} } = readAs(requestFields, request === undefined ? {} : request, 'request')
  return { target: readTarget(wanted(given) ?? [view, data]), namespace: namespace as ChainNamespace | undefined, uri }
}

type Wanted = readonly [view: string | undefined, data: unknown]

/** Arguments name their view themselves. */
function wanted({ swap, send }: { readonly swap?: unknown; readonly send?: unknown }): Wanted | undefined {
  if (swap !== undefined) return ['Swap', swap]
  return send === undefined ? undefined : ['WalletSend', send]
}

function readTarget([view, data]: Wanted): RouterTarget | undefined {
  if (view === undefined) return undefined
  const table = data === undefined ? neededData : { ...neededData, ...optionalData }
  const parse = Object.hasOwn(table, view) ? table[view as ViewName] : undefined
  return { view, data: parse === undefined ? data : readAs(parse, data, 'data') } as RouterTarget
}

function readAs<T>(parse: Parse<T>, value: unknown, name: string): T {
  return parseOrThrow(parse, value, ({ path, found, expected }: Misfit) => {
    const field = pathText([name, ...path])
    return modalError('modal/invalid-request', { field, found: typeof found === 'string' ? shown(`"${found}"`) : shown(found), expected })
  })
}

/** A copy of the whole of an object that has at least some fields. */
function withOthers(parse: Parse): Parse<object> {
  return (value, tell) => (parse(value, tell) === undefined ? undefined : { ...(value as object) })
}
