import * as v from 'valibot'

import type { CloudConfig, NetworkConfig } from '../../config/config.js'
import type { Finding } from './finding.js'

/** How a family says which chain a node is of. */
interface ChainQuestion {
  /** The method of a call, or `GET` and a path. */
  readonly method: string
  readonly params?: readonly unknown[]
  /** The reference of the chain's CAIP-2 id, in an answer. */
  readonly reference: v.GenericSchema<unknown, string>
}

const suiNetworks: Readonly<Record<string, string>> = { '35834a8a': 'mainnet', '4c78adac': 'testnet' }

const questions: Readonly<Record<string, ChainQuestion>> = {
  eip155: {
    method: 'eth_chainId',
    reference: v.pipe(
      v.string(),
      v.transform((answer) => String(Number(answer))),
    ),
  },
  solana: {
    method: 'getGenesisHash',
    reference: v.pipe(
      v.string(),
      v.transform((answer) => answer.slice(0, 32)),
    ),
  },
  sui: {
    method: 'sui_getChainIdentifier',
    reference: v.pipe(
      v.string(),
      v.transform((answer) => suiNetworks[answer] ?? answer),
    ),
  },
  stacks: {
    method: 'GET v2/info',
    reference: v.pipe(
      v.object({ network_id: v.number() }),
      v.transform((answer) => String(answer.network_id)),
    ),
  },
  polkadot: {
    method: 'chain_getBlockHash',
    params: [0],
    reference: v.pipe(
      v.string(),
      v.transform((answer) => answer.slice(2, 34)),
    ),
  },
  bip122: {
    method: 'GET blocks/0',
    reference: v.pipe(
      v.tuple([v.object({ id: v.string() })]),
      v.transform(([first]) => first.id.slice(0, 32)),
    ),
  },
  cosmos: {
    method: 'status',
    reference: v.pipe(
      v.object({ node_info: v.object({ network: v.string() }) }),
      v.transform((answer) => answer.node_info.network),
    ),
  },
}

const patience = 10_000
const reply = v.object({ result: v.unknown() })

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
    const found = await referenceOf(rpcUrl, question)
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

async function referenceOf(rpcUrl: string, { method, params = [], reference }: ChainQuestion): Promise<string> {
  const [, path] = /^GET (.*)$/.exec(method) ?? []
  const said = await (path === undefined ? post(rpcUrl, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) : get(rpcUrl, path))
  try {
    return v.parse(reference, path === undefined ? v.parse(reply, JSON.parse(said)).result : JSON.parse(said))
  } catch (cause) {
    throw new Error('what it says is no answer of a node', { cause })
  }
}

function post(rpcUrl: string, body: string): Promise<string> {
  return ask(rpcUrl, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}

function get(rpcUrl: string, path: string): Promise<string> {
  return ask(`${rpcUrl.replace(/\/+$/, '')}/${path}`, {})
}

async function ask(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' })
  const text = await response.text()
  if (!response.ok) throw new Error(`status ${response.status}`)
  return text
}
