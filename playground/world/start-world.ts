import { startCloud } from '@billfold/cloud'
import { type EvmChain, type EvmChainOptions, evmCloudNetworks, startEvmChain } from '@billfold/local-chains/evm'
import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { type SolanaChain, solanaCloudNetwork, startSolanaChain } from '@billfold/local-chains/solana'

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
    const { harbourOne, harbourTwo } = evmChainIds
    const chains: EvmChain[] = []
    for (const wish of [
      { chainId: harbourOne, port: 8545 },
      { chainId: harbourTwo, port: 8546 },
    ]) {
      const chain = await startAt(wish)
      undos.push(chain.stop)
      chains.push(chain)
    }
    const urls = Object.fromEntries(chains.map(({ chainId, url }) => [chainId, url]))
    const solana = await solanaAt(8899)
    undos.push(solana.stop)
    const cloud = await cloudAt({ urls, solana: solana.url, port: 8787 })
    undos.push(cloud.stop)
    return { world: { chains: urls, solana: solana.url, cloud: cloud.url, relay: cloud.relayUrl }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The usual port keeps a page's memory right from one start to the next; when it is taken, a free one. */
async function startAt(wish: EvmChainOptions & { readonly chainId: number }): Promise<EvmChain> {
  try {
    return await startEvmChain(wish)
  } catch (error) {
    console.warn(`Chain ${wish.chainId} takes a free port: ${firstLine(error)}`)
    return startEvmChain({ chainId: wish.chainId })
  }
}

async function solanaAt(port: number): Promise<SolanaChain> {
  try {
    return await startSolanaChain({ port })
  } catch (error) {
    console.warn(`The Solana chain takes a free port: ${firstLine(error)}`)
    return startSolanaChain()
  }
}

interface CloudWish {
  readonly urls: LocalWorld['chains']
  readonly solana: string
  readonly port: number
}

async function cloudAt({ urls, solana, port }: CloudWish): ReturnType<typeof startCloud> {
  const networks = [...evmCloudNetworks(urls), solanaCloudNetwork(solana)]
  const options = { projects: [{ id: 'playground' }], networks, allowFaults: true }
  try {
    return await startCloud({ ...options, port })
  } catch (error) {
    console.warn(`The cloud takes a free port: ${firstLine(error)}`)
    return startCloud({ ...options, port: 0 })
  }
}

function firstLine(error: unknown): string {
  return String(error).split(' It said:')[0] ?? ''
}
