import { Ledger, cosmosNodeMethods } from '@billfold/local-chains/cosmos'
import { cosmosDenom } from '@billfold/local-chains/cosmos/seed'
import type { FakeFetch } from '@billfold/test/fakes'
import { ida, jon } from './keys.js'

/** Answers for nodes of a chain on which two people have ten coins: transactions are verified as on the ledger that stands in for one. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = /cosmos-1/): Ledger {
  const ledger = new Ledger()
  for (const person of [ida, jon]) ledger.mint(person.addressOn('cosmos'), cosmosDenom, 10_000_000n)
  fetch.route(host, ({ body = '{}' }) => ({ json: answerOf(ledger, JSON.parse(body) as Asked) }))
  return ledger
}

interface Asked {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

function answerOf(ledger: Ledger, { id, method, params }: Asked): object {
  try {
    return { jsonrpc: '2.0', id, result: cosmosNodeMethods[method]?.([params], ledger) }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: { code: -32603, message: 'Internal error', data: String(error) } }
  }
}
