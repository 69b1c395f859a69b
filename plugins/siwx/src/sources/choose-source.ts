import type { EmailCapture } from '@billfold/email-capture/contract'
import type { Families, FeatureStore, Http, KernelOptions, Log } from '@billfold/kernel'
import type { SiweConfig, SiwxConfig, SiwxOptions } from '../contract.js'
import { siwxError } from '../errors.js'
import { BackendSource } from './backend-source.js'
import { HostedBackend } from './hosted-backend.js'
import { LocalSource, type LocalSourceNeeds } from './local-source.js'
import { OwnBackend } from './own-backend.js'
import { ProjectSource } from './project-source.js'
import { SiweSource } from './siwe-source.js'
import type { SignInSource } from './sign-in-source.js'

export interface SourceNeeds extends LocalSourceNeeds {
  readonly options: Pick<KernelOptions, 'siweConfig' | 'siwx'>
  readonly http: Pick<Http, 'endpoint'>
  readonly log: Pick<Log, 'error'>
  readonly features: Pick<FeatureStore, 'isOn' | 'isSettled'>
  readonly families: Pick<Families, 'active'>
  /** Undefined where the page asks for no address of e-mail. */
  readonly emailCapture: () => EmailCapture | undefined
}

const siwxParts = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions'] as const
const siweParts = ['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const

/** The sign-in of the host where it brings one, else that of its backend, else the cloud's or this browser alone. Undefined for one that lacks something. */
export function chooseSource(
  { options, http, log, features, families, emailCapture, ...needs }: SourceNeeds,
  own: SiwxOptions,
): SignInSource | undefined {
  const { siwx, siweConfig } = options
  const lacks = (option: 'siweConfig' | 'siwx', given: object, parts: readonly string[]): boolean => {
    const missing = parts.filter((part) => typeof (given as Readonly<Record<string, unknown>>)[part] !== 'function')
    if (missing.length > 0) log.error('Nobody can sign in.', siwxError('siwx/incomplete', { option, missing }))
    return missing.length > 0
  }
  if (siwx !== undefined) return lacks('siwx', siwx, siwxParts) ? undefined : hostSource(siwx as SiwxConfig)
  if (siweConfig !== undefined)
    return lacks('siweConfig', siweConfig, siweParts) ? undefined : new SiweSource({ config: siweConfig as SiweConfig, ...needs })
  const [backend, cloud] = [http.endpoint('siwx'), http.endpoint('wallet')]
  if (backend !== undefined) return new BackendSource({ ...needs, backend: new OwnBackend(backend, needs.uuid) }, own)
  const local = new LocalSource(needs, own)
  if (cloud === undefined) return local
  const hosted = new HostedBackend({ client: cloud, families, emailCapture, uuid: needs.uuid })
  return new ProjectSource({ features, local, hosted: new BackendSource({ ...needs, backend: hosted }, own) })
}

/** Asked through functions of its own, so that whatever the host's object is made of stays as it is. */
function hostSource(config: SiwxConfig): SignInSource {
  return {
    verifies: true,
    createMessage: (input) => config.createMessage(input),
    addSession: (session) => config.addSession(session),
    revokeSession: (chainId, address) => config.revokeSession(chainId, address),
    setSessions: (sessions) => config.setSessions(sessions),
    getSessions: (chainId, address) => config.getSessions(chainId, address),
    getRequired: () => config.getRequired?.() ?? false,
    signOutOnDisconnect: config.signOutOnDisconnect ?? true,
  }
}
