import { randomUUID } from 'node:crypto'

import type { SignInAlongRequest } from '@billfold/kernel'
import { type FakeClock, type FakeDevice, fakeClock, fakeDevice } from '@billfold/test/fakes'
import type { PairingWallet, PairingWalletOptions } from '@billfold/test-wallets/pairing'

import { type RelayServer, relayServer } from '../../../cloud/testing/relay-server.js'
import type { OpenSdk } from '../src/client/sdk.js'
import { type AppPage, appPage } from './app-page.js'
import { openSdkInMemory } from './memory-sdk.js'
import { testPhone } from './test-phone.js'

export { address } from './test-phone.js'

export interface PairingWorld extends Omit<AppPage, 'close'> {
  readonly relay: RelayServer
  readonly wallet: PairingWallet
  readonly clock: FakeClock
  readonly device: FakeDevice
  /** Messages to visitors and hosts. */
  readonly told: string[]
  stop(): Promise<void>
}

export interface PairingWorldOptions {
  /** The relays that the app is given; the wallet uses the one that runs. */
  readonly relayUrls?: (running: string) => readonly string[]
  readonly projectId?: string
  /** The clock of the relay. */
  readonly relayNow?: () => number
  /** Another version of the SDK, and of what the phone runs on. */
  readonly openSdk?: OpenSdk
  readonly phone?: Pick<PairingWalletOptions, 'makeCore' | 'startKit' | 'signIn'>
  readonly signIn?: SignInAlongRequest
}

/** An app and a phone that meet over a real relay, both through SDKs that others wrote. */
export async function pairingWorld({
  relayUrls = (running) => [running],
  projectId = 'test',
  relayNow = Date.now,
  openSdk = openSdkInMemory,
  phone = {},
  signIn,
}: PairingWorldOptions = {}): Promise<PairingWorld> {
  const relay = await relayServer({ now: relayNow })
  const clock = fakeClock({ now: Date.now() })
  const device = fakeDevice()
  const told: string[] = []
  const options = { projectId, endpoints: { relay: relayUrls(relay.url) }, storagePrefix: randomUUID() }
  const { close, ...page } = appPage({
    options,
    clock,
    device,
    openSdk,
    ...(signIn !== undefined && { signIn }),
    tell: (text) => told.push(text),
  })
  const wallet = await testPhone(relay.url, phone)
  const stop = async (): Promise<void> => {
    await Promise.all([close(), wallet.close()])
    await relay.stop()
  }
  return { ...page, relay, wallet, clock, device, told, stop }
}
