import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { PairingChannel } from '@billfold/kernel'

import { openBareSdkInMemory } from '../../plugins/walletconnect/testing/memory-sdk.js'
import { type PairingWorld, address, pairingWorld } from '../../plugins/walletconnect/testing/pairing-world.js'
import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'
import { bundle, root } from './bundle.js'

const rounds = 25
const requests = 12
/** The kit of the wallet takes the next request a second after the last, in milliseconds. */
const rest = 1_050
const linkGoal = 1.2
const requestGoal = 1.1
const ofThePage = [/^@billfold\/(kernel|ui)/, /^mobx$/, /^valibot$/, /^react/]

/** Pairing through the plugin, side by side with the SDK alone, over a relay on the loopback. */
export async function bench(): Promise<readonly BenchRow[]> {
  return [...(await sizeRows()), await linkRow(), await requestRow()]
}

async function sizeRows(): Promise<readonly BenchRow[]> {
  const { initialModules, modules, initialSize } = await bundle(join(root, 'plugins/walletconnect/src/plugin.ts'), ofThePage)
  const ofSdk = initialModules.filter((id) => id.includes('@walletconnect'))
  const cores = new Set(modules.flatMap((id) => /.*node_modules\/@walletconnect\/core\//.exec(id)?.[0] ?? []))
  return [
    { what: 'pairing: files of the SDK before a pairing starts', goal: '0', measured: String(ofSdk.length), ok: ofSdk.length === 0 },
    {
      what: 'pairing: the plugin without its views and the SDK',
      goal: 'printed',
      measured: `${(initialSize / 1000).toFixed(2)} kB`,
      ok: true,
    },
    { what: 'pairing: copies of the core of the SDK in a bundle', goal: '1', measured: String(cores.size), ok: cores.size === 1 },
  ]
}

/** From the click to a link that a wallet can take, with a relay that runs already. */
async function linkRow(): Promise<BenchRow> {
  const ours: number[] = []
  const alone: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const world = await pairingWorld()
    const both = [async () => alone.push(await linkOfSdk(world)), async () => ours.push(await timed(() => linkOfOurs(world)))]
    for (const measure of round % 2 === 0 ? both : both.toReversed()) await measure()
    await world.stop()
  }
  // The first round brings the code.
  const [one, other] = [median(ours.slice(1)), median(alone.slice(1))]
  const ratio = one / other
  return {
    what: `pairing: click to a link against the SDK alone (${one.toFixed(0)} ms)`,
    goal: `ratio <= ${linkGoal}`,
    measured: ratio.toFixed(2),
    ok: ratio <= linkGoal,
  }
}

async function linkOfOurs({ connector, pairing }: PairingWorld): Promise<void> {
  const request = { network: undefined, signal: new AbortController().signal }
  connector.connect(request).catch(() => undefined)
  while (pairing.uri === undefined) await pause(1)
}

async function linkOfSdk({ relay }: PairingWorld): Promise<number> {
  const began = performance.now()
  const metadata = { name: 'Harbour', description: '', url: 'https://app.example', icons: [] }
  const client = await openBareSdkInMemory({
    projectId: 'test',
    relayUrl: relay.url,
    storagePrefix: randomUUID(),
    verifyUrl: undefined,
    metadata,
  })
  await client.connect({ optionalNamespaces: { eip155: { methods: ['personal_sign'], chains: ['eip155:1'], events: ['chainChanged'] } } })
  const took = performance.now() - began
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
  return took
}

/** A signature, there and back. */
async function requestRow(): Promise<BenchRow> {
  const world = await pairingWorld()
  const granting = world.connector.connect({ network: undefined, signal: new AbortController().signal })
  while (world.pairing.uri === undefined) await pause(1)
  await world.wallet.scan(world.pairing.uri)
  const channel = (await granting).provider as PairingChannel
  const client = await world.sdk.open()
  const topic = client.session.keys[0] ?? ''
  const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  const ours: number[] = []
  const alone: number[] = []
  for (let round = 0; round < requests; round++) {
    const both = [
      async () => alone.push(await timed(() => client.request({ topic, chainId: 'eip155:1', request }))),
      async () => ours.push(await timed(() => channel.request(request.method, request.params))),
    ]
    for (const measure of round % 2 === 0 ? both : both.toReversed()) {
      await pause(rest)
      await measure()
    }
  }
  await world.stop()
  const ratio = median(ours) / median(alone)
  return {
    what: `pairing: round trip of a request against the SDK alone (${median(ours).toFixed(1)} ms)`,
    goal: `ratio <= ${requestGoal}`,
    measured: ratio.toFixed(2),
    ok: ratio <= requestGoal,
  }
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await action()
  return performance.now() - began
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}
