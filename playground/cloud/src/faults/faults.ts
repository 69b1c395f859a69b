import { type RouteName, matchPath, splitRoute } from '../http/route.js'
import type { Fault } from './fault.js'

interface Armed {
  readonly route: string
  readonly fault: Fault
  left: number
}

/** The switches of a cloud that misbehaves for a test. Without any it behaves. */
export class Faults {
  private armed: Armed[] = []

  constructor(private readonly routes: () => readonly RouteName[]) {}

  /**
   * Makes a route fail: one by its name, `GET /getWalletImage/{image_id}`, one of its paths, `GET /getWalletImage/abc`, or
   * all of them, `*`. The fault that was set last comes first. Returns the undo.
   */
  set(route: string, fault: Fault): () => void {
    this.mustBeKnown(route)
    const armed: Armed = { route, fault, left: fault.times ?? Infinity }
    this.armed.unshift(armed)
    return () => {
      this.armed = this.armed.filter((each) => each !== armed)
    }
  }

  /** Makes a route behave again; all of them without a name. */
  clear(route?: string): void {
    this.armed = route === undefined ? [] : this.armed.filter((each) => each.route !== route)
  }

  /** The fault that the next call of a route meets; counted as met. */
  take(name: RouteName, path: string): Fault | undefined {
    const { method } = splitRoute(name)
    const found = this.armed.find(({ route, left }) => left > 0 && [name, `${method} ${path}`, '*'].includes(route))
    if (found !== undefined) found.left -= 1
    return found?.fault
  }

  private mustBeKnown(route: string): void {
    const known = this.routes()
    const { method, pattern } = splitRoute(route)
    const isKnown = known.some((name) => splitRoute(name).method === method && matchPath(splitRoute(name).pattern, pattern) !== undefined)
    if (route !== '*' && !isKnown) throw new Error(`There is no route ${route}. The routes are:\n  ${known.join('\n  ')}`)
  }
}
