import { type Cloud, startCloud } from '@billfold/cloud'
import { type RunningChains, startLocalChains } from '@billfold/local-chains'
import { dana } from '@billfold/local-chains/evm/seed'

/** World of the flows: chains, cloud and relay. */
export interface World extends Pick<RunningChains, 'nodes'> {
  readonly cloud: Cloud
  stop(): Promise<void>
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A square of one colour: what a name service says of Dana. */
const names = [{ address: dana.address, name: 'dana.harbour', avatar: `data:image/png;base64,${pixel}` }]

/** Starts every chain, and the cloud that reads them. */
export async function startWorld(): Promise<World> {
  const chains = await startLocalChains()
  try {
    const rateLimit = { calls: 100_000, seconds: 1 }
    const networks = chains.cloudChains
    const cloud = await startCloud({ port: 0, allowFaults: true, rateLimit, projects: [{ id: 'flows' }], networks, names })
    return { nodes: chains.nodes, cloud, stop: async () => void (await Promise.all([cloud.stop(), chains.stop()])) }
  } catch (error) {
    await chains.stop()
    throw error
  }
}
