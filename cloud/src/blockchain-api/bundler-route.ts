import type { CloudContext } from '../context.js'
import { json } from '../http/answer.js'
import type { Route } from '../http/route.js'
import { badRequest } from './chains.js'
import { passRpc } from './pass-rpc.js'
import { readRpcCalls, refusedCall } from './rpc-calls.js'

/** What a bundler (ERC-7769) and a paymaster (ERC-7677) are asked by accounts. */
const bundlerMethods: ReadonlySet<string> = new Set([
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_sendUserOperation',
  'eth_supportedEntryPoints',
])
const paymasterMethods: ReadonlySet<string> = new Set(['pm_getPaymasterData', 'pm_getPaymasterStubData'])

/** Passes one call on to the bundler or the paymaster of a network, whose addresses hold keys that are nobody's business. */
export function bundlerRoute({ config, log }: Pick<CloudContext, 'config' | 'log'>): Route {
  return {
    name: 'POST /v1/bundler',
    access: 'project',
    answer: async ({ query, body, signal }) => {
      const id = query.get('chainId') ?? ''
      const smart = config.networks.find(({ caipNetworkId }) => caipNetworkId === id)?.smartAccounts
      if (smart === undefined) throw badRequest('chainId', `${id.slice(0, 60)} has no smart accounts here.`)
      const [call, ...more] = readRpcCalls(body) ?? []
      if (call === undefined || more.length > 0 || Array.isArray(body)) throw badRequest('body', 'This is no JSON-RPC call.')
      const url = bundlerMethods.has(call.method) ? smart.bundlerUrl : paymasterMethods.has(call.method) ? smart.paymasterUrl : undefined
      return url === undefined ? json(refusedCall(call)) : passRpc({ url, body, signal }, log)
    },
  }
}
