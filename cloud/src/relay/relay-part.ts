import { isOriginAllowed } from '../access/origin-pattern.js'
import type { CloudContext } from '../context.js'
import type { CloudPart } from '../part.js'
import type { FindRelayProject } from './admission/admission.js'
import { Relay } from './relay.js'
import { VerifyKeys } from './verify/verify-keys.js'
import { verifyRoutes } from './verify/verify-routes.js'

/** Where the relay takes sockets. */
export const relayPath = '/relay'

/** The relay of a cloud, and the part that serves it. */
export interface RelayService {
  readonly relay: Relay
  readonly part: CloudPart
}

/** Makes the relay, with the projects of the cloud. */
export async function relayService({ config, database, findProject, now, log, baseUrl }: CloudContext): Promise<RelayService> {
  const find: FindRelayProject = async (id) => {
    const project = await findProject(id)
    return project && { allows: (origin) => project.origins === undefined || isOriginAllowed(origin, project.origins) }
  }
  // Behind a proxy clients name the address that they know.
  const host = config.publicUrl === undefined ? {} : { host: () => new URL(baseUrl()).host }
  const relay = await Relay.open({ findProject: find, database, now, log, ...host })
  return {
    relay,
    part: {
      routes: verifyRoutes({ findProject: find, keys: new VerifyKeys(now) }),
      sockets: { [relayPath]: relay.take },
      stop: () => relay.stop(),
    },
  }
}
