import type { Answer } from './answer.js'
import type { Call } from './call.js'

/** A method and a path with `{parameters}`, as in `GET /v1/account/{address}/balance`. */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

export interface Route {
  readonly name: RouteName
  /**
   * Who may call: `project` wants a known project id and a page that the project allows; `any-page` wants the id only,
   * so that a page can learn that it is not allowed; `anybody` wants neither.
   */
  readonly access: 'project' | 'any-page' | 'anybody'
  /** True for answers that a browser may keep: it asks whether they are still good, and gets a short yes. */
  readonly isKept?: boolean
  readonly answer: (call: Call) => Answer | Promise<Answer>
}

/** The method of a route, and its path as a router of Hono has it: `/v1/account/:address/balance`. */
export function splitRoute(name: string): { readonly method: string; readonly path: string } {
  const space = name.indexOf(' ')
  return { method: name.slice(0, space), path: name.slice(space + 1).replaceAll(/\{(\w+)\}/g, ':$1') }
}
