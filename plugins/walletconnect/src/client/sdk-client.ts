import { type ClockPort, type DevicePort, type Http, type KernelOptions, type Log, isBillfoldError } from '@billfold/kernel'

import { pairingError } from '../errors.js'
import { cleanUpLinks } from '../pairing/link-cleanup.js'
import { ReconnectThrottle } from './sdk-patches/reconnect-throttle.js'
import { rotateRelays } from './sdk-patches/relay-rotation.js'
import { subscribeTopics } from './sdk-patches/shared-storage.js'
import type { OpenSdk, PairingClient } from './sdk.js'

export interface SdkClientNeeds {
  readonly options: Pick<KernelOptions, 'projectId' | 'endpoints' | 'metadata' | 'storagePrefix'>
  readonly verifyUrl: string | undefined
  readonly device: Pick<DevicePort, 'origin' | 'watch'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic' | 'now'>
  readonly log: Pick<Log, 'debug'>
  readonly http: Pick<Http, 'setClientId'>
  readonly openSdk: OpenSdk
}

/** Client of the SDK that is open, with what undoes it. */
interface OpenClient {
  readonly client: PairingClient
  readonly throttle: ReconnectThrottle
  readonly undo: readonly (() => void)[]
}

/** The client of the SDK: opened when it is first needed, once, and closed with the plugin. */
export class SdkClient {
  private opening: Promise<PairingClient> | undefined
  private current: OpenClient | undefined
  /** Number of times that it was closed: a client that opens after that is closed again. */
  private closings = 0
  private readonly listeners = new Set<(client: PairingClient) => void>()

  constructor(private readonly needs: SdkClientNeeds) {}

  get relays(): readonly string[] {
    return this.needs.options.endpoints.relay ?? []
  }

  /** The client while it is open. */
  get opened(): PairingClient | undefined {
    return this.current?.client
  }

  /** Opens the client. A failure is forgotten, so that the next call tries again. */
  open(): Promise<PairingClient> {
    this.current?.throttle.release()
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = undefined
      throw isBillfoldError(error) ? error : pairingError('pairing/not-loaded', {}, error)
    })
    return this.opening
  }

  /** Subscribes to each client as soon as it is open, before it receives anything. */
  onOpen(listener: (client: PairingClient) => void): void {
    this.listeners.add(listener)
  }

  /** Replaces the client by one that reads the storage anew: other tabs may have written since. */
  async reopen(): Promise<PairingClient> {
    await this.dispose()
    return this.open()
  }

  /** Closes the client and its socket. */
  async dispose(): Promise<void> {
    const { current } = this
    this.closings += 1
    this.current = undefined
    this.opening = undefined
    if (current !== undefined) await close(current)
  }

  private async load(): Promise<PairingClient> {
    const { closings } = this
    const opened = await this.openClient()
    if (closings !== this.closings) {
      await close(opened)
      throw pairingError('pairing/not-loaded', {})
    }
    this.current = opened
    for (const listener of this.listeners) listener(opened.client)
    subscribeTopics(opened.client)
    return opened.client
  }

  private async openClient(): Promise<OpenClient> {
    const { device, clock, log, http, openSdk } = this.needs
    const client = await openSdk(this.sdkOptions())
    // Services count visitors by the id that the relay knows this browser by.
    http.setClientId(await client.core.crypto.getClientId())
    rotateRelays(client.core.relayer, this.relays)
    const throttle = new ReconnectThrottle(client.core.relayer, clock)
    const stopCleanUp = await cleanUpLinks({ client, clock, log })
    const unwatch = device.watch((change) => {
      if (change !== 'visible' && change !== 'online') return
      throttle.release()
      void reconnect(client)
    })
    return { client, throttle, undo: [stopCleanUp, unwatch, () => throttle.close()] }
  }

  private sdkOptions(): Parameters<OpenSdk>[0] {
    const { options, verifyUrl, device } = this.needs
    const { projectId, metadata, storagePrefix } = options
    const [relayUrl] = this.relays
    if (projectId === undefined) throw pairingError('pairing/no-project', {})
    if (relayUrl === undefined) throw pairingError('pairing/no-relay', {})
    const { name = device.origin, description = '', url = device.origin, icons = [] } = metadata
    return { projectId, relayUrl, storagePrefix, verifyUrl, metadata: { name, description, url, icons } }
  }
}

async function close({ client, undo }: OpenClient): Promise<void> {
  for (const step of undo) step()
  const { heartbeat, relayer } = client.core
  heartbeat.stop()
  await relayer.transportClose()
}

/** A page that was frozen comes back with a socket that is dead, and the SDK does not notice for half a minute. */
async function reconnect({ core: { relayer, pairing }, session }: PairingClient): Promise<void> {
  if (relayer.connected || session.length + pairing.pairings.length === 0) return
  // Callers that wait for the socket are told of a failure by the relayer itself.
  await relayer.restartTransport().catch(() => undefined)
}
