import { type KernelPorts, createKernel } from '@billfold/kernel'
import { join } from 'node:path'
import { eip155AdapterKey } from '../../plugins/eip155/src/contract.js'
import { eip155 } from '../../plugins/eip155/src/manifest.js'
import { fakeNetwork, fakePorts } from '../fakes/index.js'
import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What every page with a kernel has already. */
const ofTheKernel = [/^@billfold\/kernel$/, /^mobx$/, /^valibot$/]
/** In kilobytes. */
const viemGoal = 45
const callsGoal = 4
const address = '0x00000000000000000000000000000000000a11ce'

/** What reading a chain costs: the code that comes with viem, and how often the nodes are asked until an account stands there. */
export async function bench(): Promise<readonly BenchRow[]> {
  const contracts = await bundle(join(root, 'plugins/eip155/src/reads/contracts.ts'), ofTheKernel)
  const networks = await bundle(join(root, 'plugins/eip155/src/networks/index.ts'), ofTheKernel)
  const { requests, methods } = await openAccount()
  return [
    {
      what: 'eip155: more when a contract is read, with viem',
      goal: `<= ${viemGoal} kB`,
      measured: `${(contracts.size / 1000).toFixed(2)} kB`,
      ok: contracts.size <= viemGoal * 1000,
    },
    { what: 'eip155: every network at once, without viem', goal: '-', measured: `${(networks.size / 1000).toFixed(2)} kB`, ok: true },
    {
      what: 'eip155: requests to a batching node from open to a connected account with its holdings',
      goal: `<= ${callsGoal}`,
      measured: `${requests} with ${methods.join(', ')}`,
      ok: requests <= callsGoal,
    },
  ]
}

/** A page that is opened, connects a wallet, and shows balance and tokens. Time is real. */
async function openAccount(): Promise<{ readonly requests: number; readonly methods: readonly string[] }> {
  const asked: (readonly string[])[] = []
  const manifest = eip155({ wallets: [{ id: 'bench', load: () => wallet }] })
  const network = fakeNetwork('eip155')
  const kernel = createKernel(portsWith(asked), [manifest], { projectId: 'bench', networks: [network] })
  await kernel.start()
  await kernel.modal.open()
  const adapter = await kernel.load(eip155AdapterKey)
  const connector = kernel.connectors.byId('bench')
  if (connector !== undefined) await kernel.connections.connect(connector)
  await kernel.modal.open({ view: 'Account' })
  await adapter.tokens?.(address, network, new AbortController().signal)
  while (kernel.families.account('eip155')?.balance === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
  await kernel.destroy()
  return { requests: asked.length, methods: asked.flat() }
}

const wallet = {
  request: async ({ method }: { readonly method: string }): Promise<unknown> => (method === 'eth_chainId' ? '0x1' : [address]),
}

interface Asked {
  readonly id: number
  readonly method: string
}

/** The ports of a page before a node that takes batches. */
function portsWith(asked: (readonly string[])[]): KernelPorts {
  const ports = fakePorts()
  ports.fetch.route('example', ({ body = '' }) => {
    const rows = [JSON.parse(body) as Asked | readonly Asked[]].flat()
    asked.push(rows.map(({ method }) => method))
    const answers = rows.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000' }))
    return { json: answers.length === 1 ? answers[0] : answers }
  })
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  return { ...ports, clock: { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run) => after(0, run) } }
}
