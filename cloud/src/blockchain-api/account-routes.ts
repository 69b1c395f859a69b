import type { Call } from '../http/call.js'
import { json } from '../http/answer.js'
import type { Route } from '../http/route.js'
import type { Chains } from './chains.js'
import { accountOf, tokenOf } from './caip.js'
import { mostTokens, nodeCallsPerCall } from './costs.js'
import { fitHistory, fitPictures, fitRows } from './fit-answer.js'

/** Holdings and history of an account. */
export function accountRoutes(chains: Chains): readonly Route[] {
  return [
    {
      name: 'GET /v1/account/{address}/balance',
      access: 'project',
      answer: async (call) => {
        const { address, chainId } = asked(call)
        const also = (call.query.get('forceUpdate') ?? '')
          .split(',')
          .filter((token) => token !== '')
          .slice(0, mostTokens)
          .map(tokenOf)
        const balances = await chains.readAll(chains.of(address, chainId), (reader) =>
          reader.balances({ address, also: also.flatMap((token) => (token.chainId === reader.caipNetworkId ? [token.address] : [])) }),
        )
        return json({ balances: fitRows(balances) })
      },
    },
    {
      name: 'GET /v1/account/{address}/nfts',
      access: 'project',
      answer: async (call) => {
        const { address, chainId } = asked(call)
        const nfts = await chains.readAll(chains.of(address, chainId), async (reader) => (await reader.nfts?.(address)) ?? [])
        return json({ nfts: fitRows(nfts.map(fitPictures())) })
      },
    },
    {
      name: 'GET /v1/account/{address}/history',
      access: 'project',
      answer: async (call) => {
        const { address, chainId } = asked(call)
        const charge = (calls: number): Promise<void> => call.charge(Math.ceil(calls / nodeCallsPerCall))
        const cursor = call.query.get('cursor') || undefined
        // Pages of several chains cannot be counted together: without a chain it is the first one's.
        const [reader] = chains.of(address, chainId)
        return json(
          reader === undefined
            ? { data: [], next: null }
            : fitHistory(await chains.read(reader, () => reader.history({ address, cursor, charge }))),
        )
      },
    },
  ]
}

function asked({ parameters, query }: Call): { readonly address: string; readonly chainId: string | null } {
  const account = accountOf(parameters['address'] ?? '')
  return { address: account.address, chainId: query.get('chainId') ?? account.chainId ?? null }
}
