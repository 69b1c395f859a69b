import type { Server } from 'node:http'

import type { CloudContext } from './context.js'
import type { Route } from './http/route.js'

/** One service of the cloud. It adds routes, or takes the sockets of the server, or both. */
export interface CloudPart {
  readonly routes?: readonly Route[]
  /** Called once, before the server listens; for what upgrades a connection. Returns the undo. */
  attach?(server: Server): () => void | Promise<void>
}

/** Makes a part from what all of them share. */
export type MakePart = (context: CloudContext) => CloudPart | Promise<CloudPart>
