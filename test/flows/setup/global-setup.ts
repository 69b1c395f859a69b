import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmNetworks } from '@billfold/local-chains/evm/networks'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'

import { startBackend } from '../../../playground/backend/start-backend.js'
import { chromiumArguments, findChromium } from '../../../.ci/find-chromium.mjs'
import { buildPage } from './build-page.js'
import { servePage } from './serve-page.js'
import { startWorld } from './start-world.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly flows: {
      /** Address of the page. */
      readonly origin: string
      /** Address of the cloud. */
      readonly cloud: string
      /** Address of the exchange that one can pay from. */
      readonly exchange: string
      /** Address of the app's own backend. */
      readonly backend: string
      /** The page where the mails of the cloud are read. */
      readonly mailbox: string
      /** The names of its routes. */
      readonly routes: readonly string[]
      /** Node of each network, by its CAIP-2 id. */
      readonly nodes: Readonly<Record<string, string>>
      /** Node of each EVM network, by chain id. */
      readonly chains: Readonly<Record<number, string>>
      /** Address of who sells coins for test cards. */
      readonly cards: string
      /** Address of who swaps beside the cloud. */
      readonly aggregator: string
      /** Debugging address of the one browser of all flows. */
      readonly browser: string
    }
  }
}

/** A flow that pairs starts a relay of its own, on a port that is not known before. */
const anyRelay = 'ws://127.0.0.1:*'
const anyVerifier = 'http://127.0.0.1:*'
/** A secure site with a name, which passkeys are for. */
const anySite = 'http://localhost:*'

/** Starts chains and cloud, builds and serves the page, and opens the browser: once for all flows. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-flows-'))
  const undos: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const undo = async (): Promise<void> => {
    for (const step of undos.splice(0).toReversed()) await step()
  }
  try {
    const { nodes, cloud, exchange, cards, aggregator, mailbox, stop } = await startWorld()
    undos.push(stop)
    await buildPage(folder)
    const pages: string[] = []
    const backend = await startBackend({ nodes, pages: () => pages })
    undos.push(backend.stop)
    const server = await servePage({
      folder,
      hosts: [cloud.url, cards.url, aggregator.url, backend.url, ...Object.values(nodes), anyRelay],
      frames: [anyVerifier, anySite],
    })
    undos.push(server.stop)
    pages.push(new URL(server.origin).host)
    const browser = await chromium.launchServer({ executablePath: await findChromium(), args: chromiumArguments })
    undos.push(() => browser.close())
    const chains = Object.fromEntries(evmNetworks(nodes).map(({ id, rpcUrls }) => [id, rpcUrls.default.http[0] ?? '']))
    const services = { cloud: cloud.url, exchange: exchange.url, backend: backend.url, mailbox: mailbox.url, cards: cards.url }
    const places = { origin: server.origin, ...services, aggregator: aggregator.url, nodes, chains, browser: browser.wsEndpoint() }
    provide('flows', { ...places, routes: cloud.routes })
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}
