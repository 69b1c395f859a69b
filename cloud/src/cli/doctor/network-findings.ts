import * as v from 'valibot'

import type { CloudConfig, NetworkConfig } from '../../config/config.js'
import type { Finding } from './finding.js'

/** How a family says which chain a node is of. */
interface ChainQuestion {
  readonly method: string
  /** The reference of the chain's CAIP-2 id. */
  readonly referenceOf: (answer: string) => string
}

const questions: Readonly<Record<string, ChainQuestion>> = {
  eip155: { method: 'eth_chainId', referenceOf: (answer) => String(Number(answer)) },
  solana: { method: 'getGenesisHash', referenceOf: (answer) => answer.slice(0, 32) },
}

const patience = 10_000
const reply = v.object({ result: v.string() })

/** Whether the node of each network answers, and is of that chain. */
export function networkFindings({ networks }: Pick<CloudConfig, 'networks'>): Promise<readonly Finding[]> {
  return Promise.all(networks.map(networkFinding))
}

async function networkFinding({ caipNetworkId, name, rpcUrl }: NetworkConfig): Promise<Finding> {
  const [family = '', reference] = caipNetworkId.split(':')
  const question = questions[family]
  const place = `the node of ${name} (${caipNetworkId}) at ${new URL(rpcUrl).host}`
  if (question === undefined) {
    const remedy = `take it out; the families that can be read: ${Object.keys(questions).join(', ')}`
    return { kind: 'wrong', line: `${caipNetworkId} cannot be read`, remedy }
  }
  try {
    const found = question.referenceOf(await ask(rpcUrl, question.method))
    if (found === reference) return { kind: 'good', line: `${place} answers` }
    return { kind: 'wrong', line: `${place} is of ${family}:${found}`, remedy: 'name a node of this network as rpcUrl' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      kind: 'wrong',
      line: `${place} does not answer: ${reason}`,
      remedy: 'start it, let this machine reach it, and mend rpcUrl and the key in it',
    }
  }
}

async function ask(rpcUrl: string, method: string): Promise<string> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`status ${response.status}`)
  try {
    return v.parse(reply, JSON.parse(text)).result
  } catch (cause) {
    throw new Error('what it says is no answer of a node', { cause })
  }
}
