import { alice, evmChainIds } from '@billfold/local-chains/evm/seed'
import { createPublicClient, http } from 'viem'
import { inject } from 'vitest'

import { type Levels, levelsOf, probePage } from './page-probe.js'
import type { PairingFlow } from './pairing-flow.js'
import { hearEvents, listen } from './secrets.js'

/** State of a page before a fault, and everything that was logged since it was opened. */
export interface FaultWatch {
  readonly flow: PairingFlow
  /** Resources that the page held before its modal was opened. */
  readonly atRest: Levels
  /** When sockets were opened, in milliseconds. */
  readonly sockets: readonly number[]
  /** Addresses that were asked over HTTP. */
  readonly asked: readonly string[]
  /** Messages that stood in the modal before the fault. */
  readonly stood: readonly string[]
  /** Number of transactions that Alice had sent. */
  readonly sent: number
  /** All that left the page, and all that it said. */
  heard(): Promise<string>
  /** The fault begins: what was said and counted until now is not its own. */
  begins(): Promise<void>
}

/** Watches a page that is loaded anew for it. What it counts, it counts from before the modal opens. */
export async function watchFault(flow: PairingFlow): Promise<FaultWatch> {
  const { host } = flow
  const heard = listen(flow)
  await probePage(host.page)
  await host.reload()
  await host.ready()
  const events = await hearEvents(flow)
  const sockets: number[] = []
  const asked: string[] = []
  host.page.on('websocket', () => sockets.push(Date.now()))
  host.page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  const stood: string[] = []
  return {
    ...{ flow, sockets, asked, stood },
    atRest: await levelsOf(host.page),
    sent: await sentByAlice(),
    heard: async () => [heard(), await events()].join('\n'),
    async begins() {
      sockets.length = 0
      asked.length = 0
      stood.splice(0, stood.length, ...(await messagesIn(flow)))
    },
  }
}

/** Texts in the modal: toasts, alerts, and error states. A line for screen readers alone does not count. */
export function messagesIn({ host }: PairingFlow): Promise<readonly string[]> {
  return host.modal.locator('[role=status], [role=alert], [aria-live]').evaluateAll((all) =>
    all
      .filter((place) => place.checkVisibility() && place.getBoundingClientRect().height > 8)
      .filter((place) => !all.some((other) => other !== place && other.contains(place)))
      .map((place) => place.textContent.trim())
      .filter((text) => text !== ''),
  )
}

/** Number of transactions that Alice has sent on the first network. */
export function sentByAlice(): Promise<number> {
  const chain = createPublicClient({ transport: http(inject('flows').chains[evmChainIds.harbourOne]) })
  return chain.getTransactionCount({ address: alice.address })
}
