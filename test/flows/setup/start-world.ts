import { type Cloud, startCloud } from '@billfold/cloud'
import { type RunningChains, startLocalChains } from '@billfold/local-chains'
import {
  type CardSeller,
  type LocalAggregator,
  type LocalExchange,
  startAggregator,
  startCardSeller,
  startExchange,
} from '@billfold/local-sellers'
import { dana } from '@billfold/local-chains/evm/seed'
import { startGateway } from '@billfold/local-chains/gateway'
import { type Mailbox, startMailbox } from '@billfold/local-logins'

/** World of the flows: chains, cloud and relay. */
export interface World extends Pick<RunningChains, 'nodes'> {
  readonly cloud: Cloud
  readonly exchange: LocalExchange
  readonly mailbox: Mailbox
  readonly cards: CardSeller
  readonly aggregator: LocalAggregator
  stop(): Promise<void>
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** A square of one colour: what a name service says of Dana. */
const names = [{ address: dana.address, name: 'dana.harbour', avatar: `data:image/png;base64,${pixel}` }]

/** Starts every chain, and the cloud that reads them. */
export async function startWorld(): Promise<World> {
  const chains = await startLocalChains()
  const undos: (() => Promise<unknown>)[] = [chains.stop]
  const stop = async (): Promise<void> => {
    for (const undo of undos.splice(0).toReversed()) await undo()
  }
  try {
    const mailbox = await startMailbox()
    undos.push(mailbox.stop)
    const exchange = await startExchange({ nodes: chains.nodes })
    undos.push(exchange.stop)
    const cards = await startCardSeller({ nodes: chains.nodes })
    undos.push(cards.stop)
    const aggregator = await startAggregator({ nodes: chains.nodes })
    undos.push(aggregator.stop)
    const gateway = await startGateway()
    undos.push(gateway.stop)
    const rateLimit = { calls: 100_000, seconds: 1 }
    const networks = chains.cloudChains
    const cloud = await startCloud({
      ...{ port: 0, allowFaults: true, rateLimit, networks, names, nameZones: ['harbour.id'] },
      collectibles: { ipfs: gateway.ipfs },
      projects: [{ id: 'flows', isAnalyticsEnabled: true }],
      exchanges: [exchange.config],
      ...{ smtpUrl: mailbox.smtpUrl, signIn: { mailFrom: 'Harbour <accounts@harbour.example>' } },
      accountSecrets: ['a secret of the flows, which everybody knows'],
      ...cards.cloudOptions,
    })
    undos.push(() => cloud.stop())
    return { nodes: chains.nodes, cloud, exchange, mailbox, cards, aggregator, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
