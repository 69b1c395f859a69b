import { startCloud } from '@billfold/cloud'
import { localChains, startLocalChains } from '@billfold/local-chains'
import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { startGateway } from '@billfold/local-chains/gateway'
import { startCardSeller } from '@billfold/local-sellers'
import { startFarcaster, startMailbox, startProviders } from '@billfold/local-logins'
import { startAggregator, startExchange } from '@billfold/local-sellers'

import { buildSecureSite } from '../serve/build-secure-site.js'
import type { LocalWorld } from './local-world.js'
import { loginOptions } from './login-options.js'

/** The pages of the playground. */
const origins = ['http://127.0.0.1:*', 'http://localhost:*']

/** The world that the page of `npm start` lives in. */
export interface RunningWorld {
  readonly world: LocalWorld
  /** What each chain is called, and where it is. */
  readonly chains: readonly (readonly [name: string, url: string])[]
  stop(): Promise<void>
}

/** Starts every chain, and the cloud that reads them. What has started is stopped again when something else fails. */
export async function startWorld(): Promise<RunningWorld> {
  const running = await startLocalChains((chain) => startAt({ what: chain.name, port: chain.port, start: (at) => chain.start(at) }))
  const { nodes, cloudChains } = running
  const undos = [running.stop]
  const stop = async (): Promise<void> => {
    for (const undo of undos.splice(0).toReversed()) await undo()
  }
  try {
    const mailbox = await startAt({ what: 'The mailbox', port: 8025, start: startMailbox })
    undos.push(mailbox.stop)
    const { loginProviders, stop: stopProviders } = await startProviders()
    undos.push(stopProviders)
    const relay = await startFarcaster()
    undos.push(relay.stop)
    const farcaster = { relayUrl: relay.url, rpcUrl: nodes[`eip155:${evmChainIds.harbourOne}`] ?? '' }
    const exchange = await startAt({ what: 'The exchange', port: 8791, start: (at) => startExchange({ ...at, nodes }) })
    undos.push(exchange.stop)
    const cards = await startAt({ what: 'The card seller', port: 8790, start: (at) => startCardSeller({ ...at, nodes }) })
    undos.push(cards.stop)
    const swaps = await startAt({ what: 'The aggregator', port: 8792, start: (at) => startAggregator({ ...at, nodes }) })
    undos.push(swaps.stop)
    const gateway = await startAt({ what: 'The gateway', port: 8793, start: startGateway })
    undos.push(gateway.stop)
    const siteFolder = await buildSecureSite()
    const cloud = await startAt({
      ...{ what: 'The cloud', port: 8787 },
      start: ({ port = 0 }) =>
        startCloud({
          ...{ port, projects: [{ id: 'playground', origins }], networks: cloudChains, allowFaults: true },
          ...{ nameZones: ['harbour.id'], ...cards.cloudOptions },
          ...{ exchanges: [exchange.config], collectibles: { ipfs: gateway.ipfs } },
          ...loginOptions({ loginProviders, farcaster, siteFolder, smtpUrl: mailbox.smtpUrl, sitePort: port === 0 ? 0 : 8788 }),
        }),
    })
    undos.push(() => cloud.stop())
    const chains = localChains.map(({ id, name }) => [name, nodes[id] ?? ''] as const)
    return {
      world: {
        nodes,
        cloud: cloud.url,
        relay: cloud.relayUrl,
        secureSite: cloud.secureSiteUrl,
        mailbox: mailbox.url,
        exchange: exchange.url,
        cardSeller: cards.url,
        swapAggregator: swaps.url,
      },
      chains,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface StartOptions<T> {
  readonly what: string
  readonly port: number
  /** Starts at a port, or at a free one when none is named. */
  readonly start: (at: { readonly port?: number }) => Promise<T>
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
