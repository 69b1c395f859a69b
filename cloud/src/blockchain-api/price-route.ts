import * as v from 'valibot'

import { json } from '../http/answer.js'
import type { Route } from '../http/route.js'
import { tokenOf } from './caip.js'
import { type Chains, badRequest } from './chains.js'
import { mostTokens, nodeCallsPerCall } from './costs.js'

/** Prices of tokens. Those that nobody knows a price of are left out. */
export function priceRoute(chains: Chains): Route {
  return {
    name: 'POST /v1/fungible/price',
    access: 'project',
    answer: async ({ body, charge }) => {
      const read = v.safeParse(question, body)
      if (!read.success) throw badRequest('body', v.summarize(read.issues))
      const tokens = [...new Set(read.output.addresses)].map(tokenOf)
      await charge(Math.ceil(tokens.length / nodeCallsPerCall))
      const found = await Promise.all(
        tokens.map(({ address, chainId }) => {
          const reader = chains.get(chainId)
          // Native currencies go by placeholders, which are no addresses in some families.
          return chains.read(reader, () => reader.fungible(address))
        }),
      )
      return json({ fungibles: found.filter((fungible) => fungible !== undefined) })
    },
  }
}

const question = v.object({
  currency: v.optional(v.literal('usd'), 'usd'),
  addresses: v.pipe(v.array(v.string()), v.maxLength(mostTokens)),
})
