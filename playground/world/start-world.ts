import { startCloud } from '@billfold/cloud'
import { type EvmChain, type EvmChainOptions, evmCloudNetworks, startEvmChain } from '@billfold/local-chains/evm'
import { evmChainIds } from '@billfold/local-chains/evm/seed'

import type { LocalWorld } from './local-world.js'

/** The world that the page of `npm start` lives in. */
export interface RunningWorld {
  readonly world: LocalWorld
  stop(): Promise<void>
}

/** Starts two chains and the cloud that reads them. What has started is stopped again when something else fails. */
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
    const cloud = await cloudAt({ urls, port: 8787 })
    undos.push(cloud.stop)
    return { world: { chains: urls, cloud: cloud.url, relay: cloud.relayUrl }, stop }
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

interface CloudWish {
  readonly urls: LocalWorld['chains']
  readonly port: number
}

async function cloudAt({ urls, port }: CloudWish): ReturnType<typeof startCloud> {
  const options = { projects: [{ id: 'playground' }], networks: evmCloudNetworks(urls), allowFaults: true }
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
