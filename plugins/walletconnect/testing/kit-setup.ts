import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { bip122 } from '@billfold/bip122'
import { cosmos } from '@billfold/cosmos'
import { eip155 } from '@billfold/eip155'
import { type PluginManifest, type PluginRuntime, service, kernelKeys } from '@billfold/kernel'
import { polkadot } from '@billfold/polkadot'
import { solana } from '@billfold/solana'
import { stacks } from '@billfold/stacks'
import { sui } from '@billfold/sui'
import { fakeNetwork } from '@billfold/test/fakes'
import type { ConnectorSetup, WalletControls } from '@billfold/test/suites'

import { relayServer } from '../../../cloud/testing/relay-server.js'
import { SdkClient } from '../src/client/sdk-client.js'
import type { OpenSdk, PairingClient } from '../src/client/sdk.js'
import type { ManualPairing, WalletConnectOptions } from '../src/contract.js'
import { sdkClientKey } from '../src/services.js'
import { walletConnect } from '../src/manifest.js'
import { plugin } from '../src/plugin.js'
import { KitPhone } from './kit-phone.js'
import { openInMemory } from './memory-sdk.js'
import { MemoryStorage } from './memory-storage.js'
import { untilQuiet } from './until-quiet.js'

type Family = 'bip122' | 'cosmos' | 'eip155' | 'polkadot' | 'solana' | 'stacks' | 'sui'

interface Paired {
  manifest(): PluginManifest
  readonly address: string
  readonly otherAddress: string
  readonly methods: readonly string[]
}

const paired: Readonly<Record<Family, Paired>> = {
  cosmos: {
    manifest: () => cosmos(),
    address: 'cosmos1wqtvczv7qqcyndmknxfp02gttkgrpwdtkjxlyn',
    otherAddress: 'cosmos1a2huv03xgv6vdv0upk2wzu3kaqeklkr3vywxvs',
    methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
  },
  eip155: {
    manifest: () => eip155(),
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    otherAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
  },
  polkadot: {
    manifest: () => polkadot(),
    address: '5D8KWuW98ZLgrUXGDqr6xjt3UcVdqcQjgax1HTwfcsdjDwLW',
    otherAddress: '5D6wP8rZNMSCzn5GoW1ow1qq5JNGeKGpN4NwjXwdcBgnY7HN',
    methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
  },
  solana: {
    manifest: () => solana(),
    address: '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR',
    otherAddress: 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8',
    methods: ['solana_signMessage', 'solana_signTransaction'],
  },
  stacks: {
    manifest: () => stacks(),
    address: 'SP3Y74M5227FDVHREWPH773F5Y1W1ED8WXY3RAVG4',
    otherAddress: 'SP19H4R5A58CSW8MCADYZMGP85FN2RZ0Z9Q7AQ9Y1',
    methods: ['stx_getAddresses', 'stx_signMessage', 'stx_signTransaction', 'stx_transferStx'],
  },
  bip122: {
    manifest: () => bip122(),
    address: 'bc1q0xcqpzrky6eff2g52qdye53xkk9jxkvrh6yhyw',
    otherAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    methods: ['signMessage', 'signPsbt'],
  },
  sui: {
    manifest: () => sui(),
    address: '0x13b5bb9c94d1357c3b27297f566913e0c12b57f206c9b0a34ccb516127f80d0f',
    otherAddress: '0xb5aaf45d25aff889719fda5b1b2ffda8f1ae213f0b5a4605262b2b3cce045663',
    methods: ['sui_signPersonalMessage', 'sui_signTransaction'],
  },
}

/** Abilities that a phone behind a relay lacks. */
const cannot: NonNullable<ConnectorSetup['cannot']> = {
  isPending: 'a phone takes every code that it is shown',
  lock: 'a session over a relay stands while its phone is locked, which tells nobody',
}

/** One family of a session with a phone: a real relay, the SDK, and a wallet kit on the other side, for the time of one check. */
export async function pairedWallet(family: Family): Promise<ConnectorSetup> {
  const { relay, server, url, stop } = await relayServer()
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  const other = family === 'eip155' ? 'solana' : 'eip155'
  const { address, otherAddress, methods } = paired[family]
  const phone = new KitPhone({
    ...{ relayUrl: url, storagePrefix: randomUUID(), address, methods },
    networkIds: [`${family}:1`, `${family}:2`],
    beside: { [other]: supported(other) },
  })
  const clients: PairingClient[] = []
  const pairings: ManualPairing[] = []
  const openSdk = openInMemory({ storage: new MemoryStorage() })
  const open: OpenSdk = async (options) => {
    const client = await openSdk(options)
    clients.push(client)
    return client
  }
  const isBusy = (): boolean => phone.isBusy || pairings.some(({ state }) => state === 'starting')
  return {
    manifest: manifest(open, (pairing) => {
      pairings.push(pairing)
      pairing.watch(() => void (pairing.uri !== undefined && phone.scan(pairing.uri)))
    }),
    entry: fileURLToPath(new URL('../src/manifest.ts', import.meta.url)),
    others: ([family, other] as const).map((each) => paired[each].manifest()),
    networks: ([family, other] as const).flatMap((namespace) => [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })]),
    options: { endpoints: { relay: [url] } },
    wallet: withListeners(phone, clients),
    otherAddress,
    cannot,
    asked: () => [],
    settled: () => untilQuiet({ sockets, isBusy }),
    async end() {
      await phone.close()
      relay.cut()
      await stop()
    },
  }
}

function supported(family: Family): {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
  readonly accounts: string[]
} {
  const { address, methods } = paired[family]
  return {
    chains: [`${family}:1`],
    methods: [...methods],
    events: ['accountsChanged', 'chainChanged'],
    accounts: [`${family}:1:${address}`],
  }
}

/** The plugin as it is, with an SDK that keeps what it keeps in memory. */
function manifest(openSdk: OpenSdk, onPairing: NonNullable<WalletConnectOptions['onPairing']>): PluginManifest {
  const sdk = service(
    sdkClientKey,
    kernelKeys('options', 'device', 'clock', 'log', 'http'),
    ({ options, device, clock, log, http }) => new SdkClient({ options, device, clock, log, http, verifyUrl: undefined, openSdk }),
  )
  const load = (): Promise<PluginRuntime> => {
    const { services = [], ...rest } = plugin({ onPairing })
    return Promise.resolve({ ...rest, services: [sdk, ...services.filter(({ key }) => key !== sdkClientKey)] })
  }
  return { ...walletConnect({ onPairing }), load }
}

/** Counts the topics of a phone that the page is subscribed to, while its socket is open. */
function withListeners(phone: KitPhone, clients: readonly PairingClient[]): WalletControls {
  const listeners = (): number => {
    const heard = clients.filter(({ core }) => core.relayer.connected)
    return heard.flatMap(({ core, session }) => core.relayer.subscriber.topics.filter((topic) => session.keys.includes(topic))).length
  }
  return Object.defineProperty(phone, 'listeners', { get: listeners }) as KitPhone & { readonly listeners: number }
}
