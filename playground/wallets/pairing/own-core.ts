import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

export interface OwnCoreOptions {
  readonly relayUrl: string
  readonly projectId: string
  /** Keeps wallets of one process apart. */
  readonly storagePrefix: string
  /** Service that verifies the origin of an app; without it none is asked. */
  readonly verifyUrl?: string
  /** Another version of the core, for a kit that wants it. */
  readonly makeCore?: (options: ConstructorParameters<typeof Core>[0]) => InstanceType<typeof Core>
}

type KitCore = WalletKitTypes.Options['core']

/** Makes the core of the kit. It talks to the relay and the verify service, and to nobody else. */
export function ownCore({
  relayUrl,
  projectId,
  storagePrefix,
  verifyUrl,
  makeCore = newest,
}: OwnCoreOptions): KitCore & { close(): Promise<void> } {
  const core = makeCore({ relayUrl, projectId, customStoragePrefix: storagePrefix, telemetryEnabled: false, logger: 'silent', ...inMemory })
  const nobody = (): Promise<undefined> => Promise.resolve(undefined)
  // There is no option for it: the one tells its maker of every start, the other asks its maker about every app.
  Object.assign(core.eventClient, { init: nobody })
  Object.assign(core.verify, { fetchAttestation: nobody, ...(verifyUrl === undefined ? { isDevEnv: true } : { verifyUrlV3: verifyUrl }) })
  const close = async (): Promise<void> => {
    core.heartbeat.stop()
    await core.relayer.transportClose()
    // What is still under way opens the line again, and again when nobody answers: it waits for ever instead.
    const never = (): Promise<never> => new Promise(() => undefined)
    Object.assign(core.relayer, { connect: never, transportOpen: never })
  }
  // The kit's own types disagree about what may be absent.
  return Object.assign(core as KitCore, { close })
}

const newest: NonNullable<OwnCoreOptions['makeCore']> = (options) => new Core(options)

/** In Node nothing is kept; a browser keeps its own database. */
const inMemory = typeof window === 'undefined' ? { storageOptions: { database: ':memory:' } } : {}
