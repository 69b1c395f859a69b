import { randomUUID } from 'node:crypto'

import type { Connector, Network } from '@billfold/kernel'
import { type FakeClock, type FakeDevice, fakeClock, fakeDevice, fakeNetwork } from '@billfold/test/fakes'
import { type PairingWallet, type PairingWalletOptions, createPairingWallet, evmAnswers } from '@billfold/test-wallets/pairing'

import { type RelayServer, relayServer } from '../../../playground/cloud/testing/relay-server.js'
import type { OpenSdk } from '../src/client/sdk.js'
import { ClientHolder } from '../src/client/client-holder.js'
import { WalletConnectConnector } from '../src/connector/walletconnect-connector.js'
import { LinkMaker } from '../src/pairing/link-maker.js'
import { PairingStore } from '../src/pairing/pairing-store.js'
import { proposal } from '../src/session/proposal.js'
import { topicOf } from '../src/session/read-session.js'
import { PairedSessions } from '../src/session/sessions.js'
import { openSdkInMemory } from './memory-sdk.js'

/** The first account that every local chain seeds. */
const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export interface PairingWorld {
  readonly relay: RelayServer
  readonly wallet: PairingWallet
  readonly pairing: PairingStore
  readonly sessions: PairedSessions
  readonly holder: ClientHolder
  readonly connector: Connector
  readonly clock: FakeClock
  readonly device: FakeDevice
  /** What visitors and hosts were told. */
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
  readonly phone?: Pick<PairingWalletOptions, 'makeCore' | 'startKit'>
}

const network: Network = fakeNetwork('eip155')
const chain = network.caipNetworkId
const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']
const events = ['accountsChanged', 'chainChanged']
const asked = proposal({ families: [{ namespace: 'eip155', networks: [network], profile: { methods, events } }] })

/** An app and a phone that meet over a real relay, both through SDKs that others wrote. */
export async function pairingWorld({
  relayUrls = (running) => [running],
  projectId = 'test',
  relayNow = Date.now,
  openSdk = openSdkInMemory,
  phone = {},
}: PairingWorldOptions = {}): Promise<PairingWorld> {
  const relay = await relayServer({ now: relayNow })
  const clock = fakeClock({ now: Date.now() })
  const device = fakeDevice()
  const told: string[] = []
  const options = { projectId, endpoints: { relay: relayUrls(relay.url) }, metadata: { name: 'Harbour' }, storagePrefix: randomUUID() }
  const holder = new ClientHolder({ options, device, clock, verifyUrl: undefined, openSdk })
  const log = { warn: () => undefined, debug: () => undefined }
  const propose = (): Promise<typeof asked> => Promise.resolve(asked)
  const sessions = new PairedSessions({ holder, clock, log, propose, networkOf: () => chain, onRequest: () => undefined })
  holder.whenOpen((client) => sessions.follow(client))
  const pairing = new PairingStore({
    maker: new LinkMaker({ holder, clock, propose }),
    clock,
    device,
    log,
    alerts: { raiseFor: (message) => told.push(message) > 0 },
    publish: () => undefined,
    choose: () => undefined,
    expectAnswer: () => undefined,
    linkOf: () => undefined,
    refuse: (client, settled) => void sessions.refuse(client, topicOf(settled)),
    tellExpired: () => void told.push('Link expired'),
  })
  const profile = { methods, events, switchMethod: 'wallet_switchEthereumChain' }
  const connector = new WalletConnectConnector('eip155', { pairing, sessions, propose, profile: () => profile, onSettled: () => undefined })
  const wallet = await createPairingWallet({
    relayUrl: relay.url,
    projectId: 'test',
    storagePrefix: randomUUID(),
    families: { eip155: { chains: [chain], methods, events, accounts: [`${chain}:${address}`] } },
    answers: evmAnswers({ privateKey, rpcUrls: {} }),
    ...phone,
  })
  const stop = async (): Promise<void> => {
    pairing.dispose()
    await Promise.all([holder.dispose(), wallet.close()])
    await relay.stop()
  }
  return { relay, wallet, pairing, sessions, holder, connector, clock, device, told, stop }
}
