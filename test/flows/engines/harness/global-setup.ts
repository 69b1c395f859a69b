import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmNetworks } from '@billfold/local-chains/evm/networks'
import type { TestProject } from 'vitest/node'

import type { FlowConfig } from '../../page/flow-page.js'
import { gull, tern } from '../../harness/wallets.js'
import { buildPage } from '../../setup/build-page.js'
import { servePage } from '../../setup/serve-page.js'
import { startWorld } from '../../setup/start-world.js'
import { collectTroubles } from './in-page.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly engines: {
      /** Address of the page. */
      readonly origin: string
      readonly relay: string
      /** Node of each EVM network, by chain id. */
      readonly chains: Readonly<Record<number, string>>
    }
  }
}

/** Starts chains, cloud and relay, and serves the page of the flows with two wallets: once for all engines. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-engines-'))
  const { nodes, cloud, stop } = await startWorld()
  await buildPage(folder)
  const config: FlowConfig = { nodes, cloud: cloud.url, wallets: [tern, gull], pairing: { relays: [cloud.relayUrl] } }
  const server = await servePage({
    ...{ folder, frames: [], hosts: [cloud.url, new URL(cloud.relayUrl).origin, ...Object.values(nodes)] },
    firstScript: `(${collectTroubles.toString()})(); window.flowConfig = ${JSON.stringify(config)}`,
  })
  const chains = Object.fromEntries(evmNetworks(nodes).map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? '']))
  provide('engines', { origin: server.origin, relay: cloud.relayUrl, chains })
  return async () => {
    server.stop()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
