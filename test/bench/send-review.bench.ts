import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brook, evmTokens } from '../../playground/chains/evm/seed.js'

import { defineEvmNetwork } from '../../plugins/eip155/src/networks/index.js'
import { type LiveChains, livePage, liveWallet, startLiveChains } from '../../plugins/eip155/testing/live-page.js'
import { send } from '../../plugins/send/src/manifest.js'
import { sendStoreKey } from '../../plugins/send/src/send-store.js'
import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'

/** Milliseconds that each answer of the node takes more. */
const latency = 100
const goals = { milliseconds: 300, requests: 3 }
const runs = 7

/** How long a review takes until it can be approved, and what it asks of the network, with a node that is some way off. */
export async function bench(): Promise<readonly BenchRow[]> {
  const chains = await startLiveChains()
  const far = await startFarNode(chains.one.url)
  try {
    const reviews = await review(chains, far.url)
    const time = median(reviews.map(({ milliseconds }) => milliseconds))
    const requests = Math.max(...reviews.map(({ asked }) => asked))
    return [
      {
        what: `send: from the form to a review that can be approved, with ${latency} ms to the node`,
        goal: `<= ${goals.milliseconds} ms`,
        measured: `${time.toFixed(0)} ms`,
        ok: time <= goals.milliseconds,
      },
      {
        what: 'send: requests to the node for a review',
        goal: `<= ${goals.requests}`,
        measured: String(requests),
        ok: requests <= goals.requests,
      },
    ]
  } finally {
    await far.stop()
    await chains.stop()
  }
}

interface Reviewed {
  readonly milliseconds: number
  readonly asked: number
}

async function review(chains: LiveChains, url: string): Promise<readonly Reviewed[]> {
  const network = defineEvmNetwork({ id: chains.one.chainId, name: 'Harbour One', rpcUrls: [url] })
  const page = await livePage({ ...chains, networks: [network, chains.networks[1]] }, { wallet: liveWallet(chains), others: [send()] })
  await page.connect()
  const store = await page.kernel.load(sendStoreKey)
  await store.prepare()
  while (!store.tokens.isKnown) await pause()
  const all: Reviewed[] = []
  for (let run = 0; run < runs; run += 1) {
    const chainId = chains.one.chainId
    await store.openWith({ namespace: 'eip155', chainId, assetAddress: evmTokens.usdc.address, amount: String(run + 1), to: brook.address })
    while (store.form.problem !== undefined) await pause()
    const [before, start] = [page.requests.length, performance.now()]
    const opened = await store.startReview()
    while (!opened.mayAsk) await pause()
    all.push({ milliseconds: performance.now() - start, asked: page.requests.length - before })
  }
  await page.kernel.destroy()
  return all
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 2))
}

/** A node behind a line that takes its time. */
async function startFarNode(node: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node, { method: 'POST', headers, body: Buffer.concat(pieces) })
    const text = await answer.text()
    setTimeout(() => response.writeHead(answer.status, headers).end(text), latency)
  }
  const server: Server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
