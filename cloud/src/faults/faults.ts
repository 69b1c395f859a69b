import { TrieRouter } from 'hono/router/trie-router'

import { type RouteName, splitRoute } from '../http/route.js'
import type { Fault } from './fault.js'

interface Armed {
  readonly route: string
  readonly fault: Fault
  left: number
}

/** The switches of a cloud that misbehaves for a test. Without any it behaves. */
export class Faults {
  private armed: Armed[] = []

  constructor(
    private readonly routes: () => readonly RouteName[],
    private readonly isAllowed: boolean,
  ) {}

  /**
   * Makes a route fail: one by its name, `GET /getWalletImage/{image_id}`, one of its paths, `GET /getWalletImage/abc`, or
   * all of them, `*`. The fault that was set last comes first. Returns the undo.
   */
  set(route: string, fault: Fault): () => void {
    if (!this.isAllowed) throw new Error('Faults are for tests: start the cloud with allowFaults.')
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
    if (route === '*') return true
    const router = new TrieRouter<RouteName>()
    for (const name of this.routes()) router.add(splitRoute(name).method, splitRoute(name).path, name)
    const { method, path } = splitRoute(route)
    return router.match(method, path)[0].length > 0
  }
}
