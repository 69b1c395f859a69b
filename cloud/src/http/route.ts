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
  readonly answer: (call: Call) => Answer | Promise<Answer>
}

export interface RouteMatch {
  readonly route: Route
  readonly parameters: Readonly<Record<string, string>>
}

/** The route that a method and a path lead to; when only the method is wrong, the methods that are right. */
export function matchRoute(routes: readonly Route[], method: string, path: string): RouteMatch | readonly string[] {
  const found = routes.flatMap((route) => {
    const { method: own, pattern } = splitRoute(route.name)
    const parameters = matchPath(pattern, path)
    return parameters === undefined ? [] : [{ method: own, match: { route, parameters } }]
  })
  return found.find((each) => each.method === method)?.match ?? found.map((each) => each.method)
}

/** The two halves of a route's name. */
export function splitRoute(name: string): { readonly method: string; readonly pattern: string } {
  const space = name.indexOf(' ')
  return { method: name.slice(0, space), pattern: name.slice(space + 1) }
}

/** The values of a pattern's parameters in a path; undefined when the path is another one. A slash at the end is no difference. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = parts(pattern)
  const given = parts(path)
  if (wanted.length !== given.length) return undefined
  const parameters: [string, string][] = []
  for (const [index, want] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === undefined) return undefined
    if (want.startsWith('{')) parameters.push([want.slice(1, -1), value])
    else if (want !== value) return undefined
  }
  return Object.fromEntries(parameters)
}

function parts(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign names nothing.
    return undefined
  }
}
