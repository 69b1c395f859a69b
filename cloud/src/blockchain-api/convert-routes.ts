import * as v from 'valibot'

import type { ChainReader } from '../chains/chain-reader.js'
import { type BuiltTransaction, type Convert, type ConvertBuild, PermitError } from '../chains/convert.js'
import type { Call } from '../http/call.js'
import { json } from '../http/answer.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import { accountOf, tokenOf } from './caip.js'
import { type Chains, badRequest } from './chains.js'

/** Swaps: what can be swapped, for how much, and the transactions that do it. */
export function convertRoutes(chains: Chains): readonly Route[] {
  return [
    {
      name: 'GET /v1/convert/tokens',
      access: 'project',
      answer: async ({ query }) => {
        const reader = chains.get(query.get('chainId') ?? '')
        return json({ tokens: reader.convert === undefined ? [] : await ask(chains, reader, (convert) => convert.tokens()) })
      },
    },
    {
      name: 'GET /v1/convert/quotes',
      access: 'project',
      answer: async ({ query, charge }) => {
        const [fromAccount, toAccount] = [text(query, 'from'), text(query, 'to')]
        const { reader, from, to } = pair(chains, fromAccount, toAccount)
        const fromAmount = amountOf(query.get('amount') ?? '')
        await charge(1)
        const found = await ask(chains, reader, (convert) => convert.quote({ from, to, amount: fromAmount }))
        if (found === undefined) return json({ quotes: [] })
        const route = found.route.map((token) => `${reader.caipNetworkId}:${token}`)
        const amounts = { fromAmount: String(fromAmount), toAmount: String(found.amountOut) }
        return json({ quotes: [{ id: null, fromAccount, toAccount, ...amounts, route }] })
      },
    },
    {
      name: 'GET /v1/convert/allowance',
      access: 'project',
      answer: async ({ query }) => {
        const { reader, address } = tokenHere(chains, text(query, 'tokenAddress'))
        const owner = addressHere(reader, text(query, 'userAddress'))
        return json({ allowance: String(await ask(chains, reader, (convert) => convert.allowance(address, owner))) })
      },
    },
    {
      name: 'GET /v1/convert/gas-price',
      access: 'project',
      answer: async ({ query }) => {
        const price = await ask(chains, chains.get(query.get('chainId') ?? ''), (convert) => convert.gasPrice())
        return json({ standard: String(price), fast: String((price * 5n) / 4n), instant: String((price * 3n) / 2n) })
      },
    },
    {
      name: 'GET /v1/convert/build-approve',
      access: 'project',
      answer: async ({ query }) => {
        const { reader, from, to } = pair(chains, text(query, 'from'), text(query, 'to'))
        const owner = addressHere(reader, text(query, 'userAddress'))
        const [built, price] = await ask(chains, reader, (convert) => Promise.all([convert.approval({ from, to }), convert.gasPrice()]))
        if (built === undefined) throw badRequest('from', 'The coin of the network needs no approval.')
        const { value, ...tx } = written(reader, built, owner)
        return json({ tx: { ...tx, value, eip155: { gas: built.gas, gasPrice: String(price) } } })
      },
    },
    {
      name: 'POST /v1/convert/build-transaction',
      access: 'project',
      answer: async ({ body, charge }) => {
        const read = v.safeParse(order, body)
        if (!read.success) throw badRequest('body', v.summarize(read.issues))
        const { reader, from, to } = pair(chains, read.output.from, read.output.to)
        const owner = addressHere(reader, read.output.userAddress)
        const { permit } = read.output
        const asked = { from, to, owner, amount: amountOf(read.output.amount), slippage: read.output.eip155.slippage, permit }
        await charge(1)
        const [built, price] = await ask(chains, reader, (convert) => Promise.all([transactionOf(convert, asked), convert.gasPrice()]))
        if (built === undefined)
          throw new Refusal({ status: 404, name: 'route', description: 'No pool leads from one token to the other.' })
        const { value, ...tx } = written(reader, built, owner)
        return json({ tx: { ...tx, amount: value, eip155: { gas: String(built.gas), gasPrice: String(price) } } })
      },
    },
  ]
}

const order = v.object({
  amount: v.string(),
  eip155: v.optional(v.object({ slippage: v.pipe(v.number(), v.minValue(0), v.maxValue(50)) }), { slippage: 1 }),
  from: v.string(),
  to: v.string(),
  userAddress: v.string(),
  permit: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{448}$/i))),
})

async function transactionOf(convert: Convert, build: ConvertBuild): Promise<BuiltTransaction | undefined> {
  try {
    return await convert.transaction(build)
  } catch (error) {
    if (error instanceof PermitError) throw badRequest('permit', error.message)
    throw error
  }
}

interface Pair {
  readonly reader: ChainReader
  readonly from: string
  readonly to: string
}

function pair(chains: Chains, fromAccount: string, toAccount: string): Pair {
  const [from, to] = [tokenHere(chains, fromAccount), tokenHere(chains, toAccount)]
  if (from.reader !== to.reader) throw badRequest('to', 'Both tokens have to be on one network.')
  return { reader: from.reader, from: from.address, to: to.address }
}

function tokenHere(chains: Chains, token: string): { readonly reader: ChainReader; readonly address: string } {
  const { address, chainId } = tokenOf(token)
  const reader = chains.get(chainId)
  return { reader, address: addressHere(reader, address) }
}

function addressHere(reader: ChainReader, account: string): string {
  const { address } = accountOf(account)
  if (!reader.isAddress(address)) throw badRequest('address', `${address.slice(0, 60)} is no address of ${reader.caipNetworkId}.`)
  return address
}

function text(query: Call['query'], name: string): string {
  const given = query.get(name)
  if (given === null || given === '') throw badRequest(name, `${name} is missing.`)
  return given
}

function amountOf(digits: string): bigint {
  if (!/^\d{1,78}$/.test(digits) || BigInt(digits) === 0n) throw badRequest('amount', 'The amount is a number of smallest units above 0.')
  return BigInt(digits)
}

function ask<T>(chains: Chains, reader: ChainReader, use: (convert: Convert) => Promise<T>): Promise<T> {
  const { convert, caipNetworkId } = reader
  if (convert === undefined) throw badRequest('chainId', `Nothing is swapped on ${caipNetworkId}: its configuration names no router.`)
  return chains.read(reader, () => use(convert))
}

function written(
  reader: ChainReader,
  { to, data, value }: BuiltTransaction,
  owner: string,
): Readonly<Record<'from' | 'to' | 'data' | 'value', string>> {
  const here = (address: string): string => `${reader.caipNetworkId}:${address}`
  return { from: here(owner), to: here(to), data, value: String(value) }
}
