import { startCloud } from '@billfold/cloud'
import { evmCloudNetworks, startEvmChain } from '@billfold/local-chains/evm'
import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { solanaCloudNetwork, startSolanaChain } from '@billfold/local-chains/solana'

import type { LocalWorld } from './local-world.js'

/** The world that the page of `npm start` lives in. */
export interface RunningWorld {
  readonly world: LocalWorld
  stop(): Promise<void>
}

/** Starts two EVM chains, a Solana one, and the cloud that reads them. What has started is stopped again when something else fails. */
export async function startWorld(): Promise<RunningWorld> {
  const undos: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const undo of undos.splice(0).toReversed()) await undo()
  }
  try {
    const begin = async <T extends { stop(): Promise<unknown> }>(what: string, port: number, start: Start<T>): Promise<T> => {
      const started = await startAt({ what, port, start })
      undos.push(() => started.stop())
      return started
    }
    const { harbourOne, harbourTwo } = evmChainIds
    const one = await begin(`Chain ${harbourOne}`, 8545, (port) => startEvmChain({ chainId: harbourOne, ...port }))
    const two = await begin(`Chain ${harbourTwo}`, 8546, (port) => startEvmChain({ chainId: harbourTwo, ...port }))
    const urls = { [harbourOne]: one.url, [harbourTwo]: two.url }
    const solana = await begin('The Solana chain', 8899, startSolanaChain)
    const networks = [...evmCloudNetworks(urls), solanaCloudNetwork(solana.url)]
    const cloud = await begin('The cloud', 8787, ({ port = 0 }) =>
      startCloud({ port, projects: [{ id: 'playground' }], networks, allowFaults: true }),
    )
    return { world: { chains: urls, solana: solana.url, cloud: cloud.url, relay: cloud.relayUrl }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** How something is started at a port, or at a free one when none is named. */
type Start<T> = (at: { readonly port?: number }) => Promise<T>

interface StartOptions<T> {
  readonly what: string
  readonly port: number
  readonly start: Start<T>
}

/** The usual port keeps a page's memory right from one start to the next; when it is taken, a free one. */
async function startAt<T>({ what, port, start }: StartOptions<T>): Promise<T> {
  try {
    return await start({ port })
  } catch (error) {
    const reason = isTaken(error) ? `${port} is taken` : `it did not start at ${port}: ${String(error)}`
    console.warn(`${what} takes a free port, because ${reason}`)
    return start({})
  }
}

/** Node has a code for it, and anvil says it in its own words. */
const isTaken = (error: unknown): boolean => /EADDRINUSE|address already in use/i.test(String(error))
