import type { CloudContext } from '../context.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import type { Route } from '../http/route.js'
import { type Chains, badRequest } from './chains.js'
import { costOfBatch } from './costs.js'
import { unreachable } from './node-refusals.js'
import { passRpc } from './pass-rpc.js'
import { type RestCall, passRest } from './rest-proxy.js'
import { type RpcCall, readRpcCalls, refusedCall } from './rpc-calls.js'

/** Passes JSON-RPC calls on to the node of a chain: one or many, whatever type the body says it has. */
export function rpcRoute(chains: Chains, { config, log }: Pick<CloudContext, 'config' | 'log'>): Route {
  return {
    name: 'POST /v1',
    access: 'project',
    answer: async ({ query, body, signal, charge }) => {
      const reader = chains.get(query.get('chainId') ?? '')
      const network = config.networks.find(({ caipNetworkId }) => caipNetworkId === reader.caipNetworkId)
      const calls = readRpcCalls(body)
      if (network === undefined || calls === undefined) throw badRequest('body', 'This is no JSON-RPC call.')
      const open = calls.filter(({ method }) => reader.mayCall(method))
      const refused = calls.filter(({ method }) => !reader.mayCall(method)).map(refusedCall)
      if (open.length === 0) return json(Array.isArray(body) ? refused : refused[0])
      // The call itself is counted.
      const cost = costOfBatch(open.map(({ method }) => method)) - 1
      if (cost > 0) await charge(cost)
      if (reader.isRest === true) return restAnswers({ rpcUrl: network.rpcUrl, open, refused, isBatch: Array.isArray(body), signal }, log)
      const said = await passRpc({ url: network.rpcUrl, body: Array.isArray(body) ? open : body, signal }, log)
      return refused.length === 0 ? said : withRefused(said, refused)
    },
  }
}

interface RestPassing extends Pick<Call, 'signal'> {
  readonly rpcUrl: string
  readonly open: readonly RestCall[]
  readonly refused: readonly RpcCall[]
  readonly isBatch: boolean
}

/** Passes calls on to a node that speaks REST, one by one. */
async function restAnswers({ rpcUrl, open, refused, isBatch, signal }: RestPassing, log: CloudContext['log']): Promise<Answer> {
  try {
    const answers = await Promise.all(open.map((call) => passRest(rpcUrl, call, signal)))
    return json(isBatch ? [...answers, ...refused] : answers[0])
  } catch (error) {
    throw unreachable(error, { signal, log })
  }
}

function withRefused(said: Answer, refused: readonly RpcCall[]): Answer {
  const answers: unknown = JSON.parse(String(said.body))
  return json(Array.isArray(answers) ? [...answers, ...refused] : answers)
}
