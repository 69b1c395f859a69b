import { base64 } from '@scure/base'
import { QueryBalanceResponse, QueryDenomMetadataResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { balanceCall, denomFactsCall } from './queries.js'

const balance = (amount: string): Uint8Array => QueryBalanceResponse.encode({ balance: { denom: 'uatom', amount } }).finish()
const facts = (metadata: object): Uint8Array =>
  QueryDenomMetadataResponse.encode(QueryDenomMetadataResponse.fromPartial({ metadata })).finish()
const said = (bytes: Uint8Array, code = 0): object => ({ response: { code, value: base64.encode(bytes) } })
const read = (call: ReturnType<typeof balanceCall | typeof denomFactsCall>, answer: unknown) => safeParse(call.schema as never, answer)

describe('an answer of a module', () => {
  test('default: an amount is read, however large', () =>
    expect(read(balanceCall('cosmos1', 'uatom'), said(balance('340282366920938463463374607431768211455')))).toMatchObject({
      output: 340282366920938463463374607431768211455n,
    }))

  test.each([
    ['half a message', said(balance('12').slice(0, -1))],
    ['a message without an amount', said(new Uint8Array())],
    ['an amount with a sign', said(balance('-12'))],
    ['no base 64', { response: { value: '?' } }],
    ['a no', said(new Uint8Array(), 5)],
    ['nothing', {}],
  ])('behavior: %s is none', (_, answer) => expect(read(balanceCall('cosmos1', 'uatom'), answer).success).toBe(false))

  test.each([
    ['a coin by its words', { display: 'atom', name: 'Atom', symbol: 'ATOM' }, { name: 'Atom', symbol: 'ATOM', decimals: 6 }],
    ['a coin without words by its unit', { display: 'atom' }, { name: 'atom', symbol: 'atom', decimals: 6 }],
    ['no coin without its unit', { display: 'moss' }, undefined],
    ['no coin without a name for it', { display: '' }, undefined],
  ])('behavior: facts describe %s', (_, metadata, expected) => {
    const answer = said(facts({ ...metadata, denomUnits: [{ denom: 'atom', exponent: 6 }, { denom: '' }] }))
    expect(read(denomFactsCall('uatom'), answer)).toMatchObject({ output: { facts: expected } })
  })

  test('behavior: of a coin that nobody described nothing is known', () =>
    expect(read(denomFactsCall('uatom'), said(new Uint8Array(), 22))).toMatchObject({ output: { facts: undefined } }))
})
