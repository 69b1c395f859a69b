import { type ClockPort, type DevicePort, type KernelOptions, isBillfoldError } from '@billfold/kernel'

import { pairingError } from '../errors.js'
import type { OpenSdk, PairingClient } from './sdk.js'

export interface ClientHolderNeeds {
  readonly options: Pick<KernelOptions, 'projectId' | 'endpoints' | 'metadata' | 'storagePrefix'>
  readonly verifyUrl: string | undefined
  readonly device: Pick<DevicePort, 'origin' | 'watch'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly openSdk: OpenSdk
}

/** Opens the SDK when it is first needed, once, and closes what it opened. */
export class ClientHolder {
  private opening: Promise<PairingClient> | undefined
  private client: PairingClient | undefined
  private unwatch: (() => void) | undefined
  private readonly followers = new Set<(client: PairingClient) => void>()

  constructor(private readonly needs: ClientHolderNeeds) {}

  get relays(): readonly string[] {
    return this.needs.options.endpoints.relay ?? []
  }

  /** The client when it is open. */
  get opened(): PairingClient | undefined {
    return this.client
  }

  /** The client; a failure is forgotten, so that the next call tries again. */
  open(): Promise<PairingClient> {
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = undefined
      throw isBillfoldError(error) ? error : pairingError('pairing/not-loaded', {}, error)
    })
    return this.opening
  }

  /** Hears of the client once it is open, to follow what it tells. */
  whenOpen(follow: (client: PairingClient) => void): void {
    this.followers.add(follow)
  }

  /** Another client, which reads anew what is kept: what other tabs have done since is in it. */
  async reopen(): Promise<PairingClient> {
    await this.dispose()
    return this.open()
  }

  /** Ends the line; a plugin that stops leaves no socket behind. */
  async dispose(): Promise<void> {
    const { client } = this
    this.unwatch?.()
    this.client = undefined
    this.opening = undefined
    client?.core.heartbeat.stop()
    await client?.core.relayer.transportClose()
  }

  private async load(): Promise<PairingClient> {
    const { options, verifyUrl, device, openSdk } = this.needs
    const { projectId, metadata, storagePrefix } = options
    const [relayUrl] = this.relays
    if (projectId === undefined) throw pairingError('pairing/no-project', {})
    if (relayUrl === undefined) throw pairingError('pairing/no-relay', {})
    const { name = device.origin, description = '', url = device.origin, icons = [] } = metadata
    const client = await openSdk({ projectId, relayUrl, storagePrefix, verifyUrl, metadata: { name, description, url, icons } })
    this.client = client
    for (const follow of this.followers) follow(client)
    this.unwatch = device.watch((change) => {
      if (change === 'visible' || change === 'online') void this.wake(client)
    })
    return client
  }

  /** A page that was frozen comes back with a socket that is dead, and does not notice for half a minute. */
  private async wake({ core: { relayer, pairing }, session }: PairingClient): Promise<void> {
    if (relayer.connected || session.length + pairing.pairings.length === 0) return
    // Whoever waits for the line is told by the relayer itself.
    await relayer.restartTransport().catch(() => undefined)
  }
}
