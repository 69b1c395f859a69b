import { type ClockPort, type DevicePort, type KernelOptions, type Log, isBillfoldError } from '@billfold/kernel'

import { pairingError } from '../errors.js'
import { endLinks } from '../pairing/end-links.js'
import { LineBrake } from './line-brake.js'
import { listen } from './listen.js'
import type { OpenSdk, PairingClient } from './sdk.js'
import { takeTurns } from './take-turns.js'

export interface ClientHolderNeeds {
  readonly options: Pick<KernelOptions, 'projectId' | 'endpoints' | 'metadata' | 'storagePrefix'>
  readonly verifyUrl: string | undefined
  readonly device: Pick<DevicePort, 'origin' | 'watch'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic' | 'now'>
  readonly log: Pick<Log, 'debug'>
  readonly openSdk: OpenSdk
}

/** Opens the SDK when it is first needed, once, and closes what it opened. */
export class ClientHolder {
  private opening: Promise<PairingClient> | undefined
  private client: PairingClient | undefined
  private brake: LineBrake | undefined
  private undo: readonly (() => void)[] = []
  private closed = 0
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
    this.brake?.release()
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
    this.closed += 1
    for (const undo of this.undo) undo()
    this.undo = []
    this.brake = undefined
    this.client = undefined
    this.opening = undefined
    if (client !== undefined) await close(client)
  }

  private async load(): Promise<PairingClient> {
    const { device, clock, log, openSdk } = this.needs
    const { closed } = this
    const client = await openSdk(this.sdkOptions())
    takeTurns(client.core.relayer, this.relays)
    const brake = new LineBrake(client.core.relayer, clock)
    const stopLinks = await endLinks({ client, clock, log })
    // It was closed before it was open.
    if (closed !== this.closed) {
      stopLinks()
      brake.close()
      await close(client)
      throw pairingError('pairing/not-loaded', {})
    }
    this.client = client
    this.brake = brake
    const unwatch = device.watch((change) => {
      if (change !== 'visible' && change !== 'online') return
      brake.release()
      void wake(client)
    })
    this.undo = [stopLinks, unwatch, () => brake.close()]
    for (const follow of this.followers) follow(client)
    listen(client)
    return client
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

async function close({ core: { heartbeat, relayer } }: PairingClient): Promise<void> {
  heartbeat.stop()
  await relayer.transportClose()
}

/** A page that was frozen comes back with a socket that is dead, and does not notice for half a minute. */
async function wake({ core: { relayer, pairing }, session }: PairingClient): Promise<void> {
  if (relayer.connected || session.length + pairing.pairings.length === 0) return
  // Whoever waits for the line is told by the relayer itself.
  await relayer.restartTransport().catch(() => undefined)
}
