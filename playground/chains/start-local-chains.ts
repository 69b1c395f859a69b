import type { CloudChain, LocalChain, RunningChain } from './local-chain.js'
import { localChains } from './local-chains.js'

/** The chains of this machine while they run. */
export interface RunningChains {
  /** The node of each, by the CAIP-2 id of its network. */
  readonly nodes: Readonly<Record<string, string>>
  /** Those that a cloud reads. */
  readonly cloudChains: readonly CloudChain[]
  stop(): Promise<void>
}

/** Starts every chain, at free ports unless told otherwise. What has started is stopped again when one fails. */
export async function startLocalChains(
  start: (chain: LocalChain) => Promise<RunningChain> = (chain) => chain.start({}),
): Promise<RunningChains> {
  // One after the other: Node fails to load a module that `import` and `require` reach at the same moment.
  for (const chain of localChains) await chain.load?.()
  const started = await Promise.allSettled(localChains.map(async (chain) => ({ chain, running: await start(chain) })))
  const all = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const stop = async (): Promise<void> => void (await Promise.all(all.map(({ running }) => running.stop())))
  for (const outcome of started) {
    if (outcome.status === 'fulfilled') continue
    await stop()
    throw outcome.reason
  }
  return {
    nodes: Object.fromEntries(all.map(({ chain, running }) => [chain.id, running.url])),
    cloudChains: all.flatMap(({ chain, running }) => chain.cloudChain?.(running) ?? []),
    stop,
  }
}
