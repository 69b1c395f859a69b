import { describe, expect, test } from 'vitest'
import { polkadot } from '../networks/index.js'
import { findTransaction } from './find-transaction.js'

const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`

/** Nodes that know blocks by their numbers; `parent` says which comes before another. */
function nodesWith(transactions: Readonly<Record<number, readonly string[]>>, parent = (number: number): number => number - 1) {
  const read: number[] = []
  const ask = async (_: unknown, { params = [] }: { readonly params?: unknown }): Promise<unknown> => {
    const number = Number((params as readonly string[])[0])
    read.push(number)
    const header = { number: `0x${number.toString(16)}`, parentHash: hashOf(parent(number)) }
    return { block: { header, extrinsics: ['0x00', ...(transactions[number] ?? [])] } }
  }
  return { nodes: { ask } as Parameters<typeof findTransaction>[0], read }
}

const sought = { network: polkadot, transaction: '0xab', newest: hashOf(90), after: 80 }

describe('a transaction in the blocks of its network', () => {
  test.each([
    ['the newest', 90],
    ['one before it', 86],
    ['the first that may hold it', 81],
  ])('default: is found in %s', async (_, number) => {
    const { nodes } = nodesWith({ [number]: ['0xcd', '0xab'] })
    expect(await findTransaction(nodes, sought)).toEqual({ block: hashOf(number), index: 2 })
  })

  test('behavior: blocks that are older than it are not read', async () => {
    const { nodes, read } = nodesWith({ 80: ['0xab'] })
    expect(await findTransaction(nodes, sought)).toBeUndefined()
    expect(read).toEqual([90, 89, 88, 87, 86, 85, 84, 83, 82, 81])
  })

  test('behavior: a node whose blocks go round in a circle is asked a limited number of times', async () => {
    const { nodes, read } = nodesWith({}, () => 90)
    expect(await findTransaction(nodes, sought)).toBeUndefined()
    expect(read.length).toBeLessThan(200)
  })
})
