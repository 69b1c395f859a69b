import { type Kernel, createKernel } from '@billfold/kernel'
import { eip155 } from '../../plugins/eip155/src/manifest.js'
import { fakeNetwork, fakePorts } from '../fakes/index.js'
import type { BenchRow } from './bench-row.js'

const goal = 1_000_000
const cycles = 200
const rounds = 3
const address = '0x00000000000000000000000000000000000a11ce'

/** Who connects and disconnects all day does not fill the page, and leaves nothing at the wallet. */
export async function bench(): Promise<readonly BenchRow[]> {
  const wallet = walletOnPage()
  const ports = fakePorts()
  ports.page.listen('eip6963:requestProvider', () => ports.page.dispatch('eip6963:announceProvider', wallet.detail))
  const kernel = createKernel(ports, [eip155({ discovery: 'start' })], {
    projectId: 'bench',
    networks: [fakeNetwork('eip155')],
  })
  await kernel.start()
  await kernel.plugins.activate('chain.eip155')
  // What the engine keeps after the first ones, such as compiled code, is no leak: a leak goes on.
  for (let count = 0; count < cycles; count++) await cycle(kernel)
  const growths: number[] = []
  for (let round = 0; round < rounds; round++) growths.push(await growthOf(kernel))
  // What the engine does meanwhile is now more and now less; a leak is there in each of them.
  const growth = Math.min(...growths)
  const listeners = wallet.listeners()
  await kernel.destroy()
  return [
    {
      what: `eip155: memory after ${cycles} connect/disconnect`,
      goal: `< ${goal / 1_000_000} MB`,
      measured: `${(growth / 1_000_000).toFixed(3)} MB`,
      ok: growth < goal,
    },
    { what: 'eip155: listeners left at the wallet after them', goal: '0', measured: String(listeners), ok: listeners === 0 },
  ]
}

async function growthOf(kernel: Kernel): Promise<number> {
  const before = await settledHeap()
  for (let count = 0; count < cycles; count++) await cycle(kernel)
  return (await settledHeap()) - before
}

async function cycle(kernel: Kernel): Promise<void> {
  const connector = kernel.connectors.byId('example.harbour')
  const outcome = connector && (await kernel.connections.connect(connector))
  if (outcome?.status !== 'connected') throw new Error(`connecting ended ${outcome?.status}`)
  await kernel.connections.disconnect()
}

/** A wallet that says yes to everything and keeps nothing but its listeners. */
function walletOnPage(): { readonly detail: object; listeners(): number } {
  const listeners = new Set<unknown>()
  const answers: Readonly<Record<string, unknown>> = { eth_requestAccounts: [address], eth_accounts: [address], eth_chainId: '0x1' }
  const provider = {
    request: async ({ method }: { readonly method: string }): Promise<unknown> => answers[method] ?? null,
    on: (_: string, listener: unknown) => listeners.add(listener),
    removeListener: (_: string, listener: unknown) => listeners.delete(listener),
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Harbour',
    rdns: 'example.harbour',
    icon: 'data:image/png;base64,AA==',
  }
  return { detail: { info, provider }, listeners: () => listeners.size }
}

async function settledHeap(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}
