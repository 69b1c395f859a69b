import type { Hono } from 'hono'

import type { CloudContext } from './context.js'
import type { Route } from './http/route.js'
import type { UpgradeHandler } from './http/upgrades.js'

/** One service of the cloud. It adds routes, or takes sockets, or both. */
export interface CloudPart {
  readonly routes?: readonly Route[]
  /** An app of its own for what is no service of a project: it admits its callers itself, and those that it refuses are counted. */
  readonly app?: Hono
  /** Takes the connections that are upgraded under a path. */
  readonly sockets?: Readonly<Record<`/${string}`, UpgradeHandler>>
  /**
   * Lets go of what the part holds, sockets first: the server waits for those. What is under way may take so many milliseconds.
   * Called also when the server could not start.
   */
  stop?(patience: number): void | Promise<void>
}

/** Makes a part from what all of them share. */
export type MakePart = (context: CloudContext) => CloudPart | Promise<CloudPart>
