import { placeOf } from '../access/address-counts.js'
import { callerAddress } from '../access/caller-address.js'
import { isOriginAllowed } from '../access/origin-pattern.js'
import { ownHosts } from '../access/own-hosts.js'
import type { CloudContext } from '../context.js'
import type { CloudPart } from '../part.js'
import type { FindRelayProject } from './admission/admission.js'
import { Relay } from './relay.js'
import { VerifyKeys } from './verify/verify-keys.js'
import { verifyRoutes } from './verify/verify-routes.js'

/** The path at which the relay takes sockets. */
export const relayPath = '/relay'

/** The relay of a cloud, and the part that serves it. */
export interface RelayService {
  readonly relay: Relay
  readonly part: CloudPart
}

/** Makes the relay, with the projects of the cloud. */
export async function relayService({
  config,
  database,
  store,
  findProject,
  countCall,
  now,
  log,
  baseUrl,
  observe,
}: CloudContext): Promise<RelayService> {
  const find: FindRelayProject = async (id) => {
    const project = await findProject(id)
    const names = (origin: string): boolean => isOriginAllowed(origin, project?.origins ?? [])
    return project && { names, allows: (origin) => project.origins === undefined || names(origin) }
  }
  const { publicUrl, host, socketsPerAddress, verifySecrets: secrets } = config
  const hosts = (): readonly string[] => ownHosts({ publicUrl, host, port: new URL(baseUrl()).port })
  const relay = await Relay.open({
    ...{ findProject: find, database, now, log, socketsPerAddress, hosts, onMessages: observe.relayed },
    countKnock: (address) => countCall(` ${placeOf(address)}`),
    addressOf: ({ headers, socket }) => {
      const line = { forwarded: headers['x-forwarded-for']?.toString(), remote: socket.remoteAddress }
      return callerAddress(line, config)
    },
  })
  return {
    relay,
    part: {
      routes: verifyRoutes({ findProject: find, keys: new VerifyKeys(store, now), hosts, secrets }),
      sockets: { [relayPath]: relay.take },
      stop: (patience) => relay.stop(patience),
    },
  }
}
