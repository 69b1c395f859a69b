import { describe, expect, test } from 'vitest'
import { walletError } from '../src/index.js'
import { commonFailures, readFailure, walletFailure } from './failures.js'
import { mayHaveBeenSent } from './unknown-outcome.js'

const call = { wallet: 'Harbour', method: 'send' }
const thrown = (error: unknown): unknown => readFailure(error, commonFailures, call)

describe('mayHaveBeenSent', () => {
  test.each([
    ['an error inside of the wallet', thrown({ code: -32603, message: 'Internal error' })],
    ['a wallet without a connection', thrown({ code: 4900 })],
    ['a wallet without this network', thrown({ code: 4901 })],
    ['a code that nobody knows', thrown({ code: 7 })],
    ['words alone', thrown(new Error('Extension context invalidated.'))],
    ['nothing', thrown(undefined)],
    ['a wallet that was closed', walletFailure('wallet/closed', call)],
    ['an answer that is none', walletFailure('wallet/invalid-answer', { ...call, needed: 'a hash' })],
    ['an error of nobody', new TypeError('x')],
  ])('behavior: %s leaves it open', (_, error) => expect(mayHaveBeenSent(error)).toBe(true))

  test.each([
    ['a no', thrown({ code: 4001 })],
    ['an open request', thrown({ code: -32002 })],
    ['no permission', thrown({ code: 4100 })],
    ['an unknown method', thrown({ code: -32601 })],
    ['a request that is none', thrown({ code: -32602 })],
    ['a revert', thrown({ code: -32603, data: { message: 'execution reverted' } })],
    ['too little money', thrown({ code: -32000, message: 'insufficient funds for gas * price + value' })],
    ['too little money of a program', thrown(new Error('Simulation failed. Program log: insufficient lamports'))],
    ['an unknown network', walletError('wallet/unknown-network', { networkId: 'eip155:1' })],
  ])('behavior: %s sends nothing', (_, error) => expect(mayHaveBeenSent(error)).toBe(false))
})
