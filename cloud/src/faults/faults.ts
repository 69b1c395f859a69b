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
    if (!this.knows(route)) throw new Error(`There is no route ${route}. The routes are:\n  ${this.routes().join('\n  ')}`)
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

  /** Whether there is anything that this names. */
  knows(route: string): boolean {
    const { method, pattern } = splitRoute(route)
    const leadsTo = (name: RouteName): boolean =>
      splitRoute(name).method === method && matchPath(splitRoute(name).pattern, pattern) !== undefined
    return route === '*' || this.routes().some(leadsTo)
  }
}
