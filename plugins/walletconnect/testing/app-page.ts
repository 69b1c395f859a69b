import type { ClockPort, Connector, DevicePort, SignedAlong, SignInAlongRequest } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'

import { SdkClient, type SdkClientNeeds } from '../src/client/sdk-client.js'
import { WalletConnectConnector } from '../src/connector/walletconnect-connector.js'
import { LinkMaker } from '../src/pairing/link-maker.js'
import { PairingStore } from '../src/pairing/pairing-store.js'
import { proposal } from '../src/session/proposal.js'
import { topicOf } from '../src/session/read-session.js'
import { PairedSessions } from '../src/session/paired-sessions.js'

export const chain = fakeNetwork('eip155').caipNetworkId
export const methods: string[] = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']
export const events: string[] = ['accountsChanged', 'chainChanged']
const asked = proposal({ families: [{ namespace: 'eip155', networks: [fakeNetwork('eip155')], profile: { methods, events } }] })

/** The parts of the plugin in a page that asks for one family. */
export interface AppPage {
  readonly pairing: PairingStore
  readonly sessions: PairedSessions
  readonly sdk: SdkClient
  readonly connector: Connector
  /** The client ids that services were told. */
  readonly clientIds: readonly (string | undefined)[]
  /** What phones have signed while they paired. */
  readonly signed: readonly SignedAlong[]
  close(): Promise<void>
}

export interface AppPageOptions extends Pick<SdkClientNeeds, 'openSdk'> {
  readonly options: Omit<SdkClientNeeds['options'], 'metadata'>
  readonly clock: ClockPort
  readonly device: DevicePort
  /** What phones are asked to sign while they pair. */
  readonly signIn?: SignInAlongRequest
  /** Hears what visitors and hosts are told. */
  readonly tell?: (text: string) => void
}

/** Puts the parts of the plugin together, without a kernel. */
export function appPage({ options, clock, device, openSdk, signIn, tell = () => undefined }: AppPageOptions): AppPage {
  const log = { warn: () => undefined, debug: () => undefined }
  const named = { ...options, metadata: { name: 'Harbour' } }
  const clientIds: (string | undefined)[] = []
  const http = { setClientId: (clientId: string | undefined) => void clientIds.push(clientId) }
  const sdk = new SdkClient({ options: named, device, clock, log, http, verifyUrl: undefined, openSdk })
  const propose = (): Promise<typeof asked> => Promise.resolve(asked)
  const sessions = new PairedSessions({ sdk, clock, log, propose, networkOf: () => chain, onRequest: () => undefined })
  sdk.onOpen((client) => sessions.follow(client))
  const pairing = new PairingStore({
    maker: new LinkMaker({ sdk, clock, propose, signIn: () => Promise.resolve(signIn) }),
    clock,
    device,
    log,
    alerts: {
      raiseFor: (message) => {
        tell(message)
        return true
      },
    },
    publish: () => undefined,
    choose: () => undefined,
    lend: () => undefined,
    expectAnswer: () => undefined,
    linkOf: () => undefined,
    reject: ({ client, settled }) => void sessions.reject(client, topicOf(settled)),
    tellExpired: () => tell('Link expired'),
  })
  const profile = { methods, events, switchMethod: 'wallet_switchEthereumChain' }
  const signed: SignedAlong[] = []
  const takeSignIn = async (all: readonly SignedAlong[]): Promise<void> => void signed.push(...all)
  const connector = new WalletConnectConnector('eip155', {
    pairing,
    sessions,
    propose,
    profile: () => profile,
    takeSignIn,
    onSettled: () => undefined,
  })
  const close = async (): Promise<void> => {
    pairing.dispose()
    await sdk.dispose()
  }
  return { pairing, sessions, sdk, connector, clientIds, signed, close }
}
