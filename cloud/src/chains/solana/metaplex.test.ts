import { ana, solanaMetaplexPiece } from '@billfold/local-chains/solana/seed'
import { address, getAddressEncoder } from '@solana/addresses'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { metadataAddress, readMetaplex } from './metaplex.js'

const { mint } = solanaMetaplexPiece
const program = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

interface Told {
  readonly owner?: string
  readonly first?: number
  readonly of?: Buffer
  readonly texts?: readonly Buffer[]
}

const mintBytes = Buffer.from(getAddressEncoder().encode(address(mint)))
const text = (written: string, size = Buffer.byteLength(written)): Buffer => {
  const bytes = Buffer.alloc(4 + size)
  bytes.writeUInt32LE(size)
  bytes.write(written, 4)
  return bytes
}
const facts = [text('Low tide', 32), text('TIDE', 10), text('ipfs://x', 200)]

function accountOf({ owner = program, first = 4, of = mintBytes, texts = facts }: Told): object {
  const data = Buffer.concat([Buffer.of(first), Buffer.alloc(32), of, ...texts])
  return { owner, data: [data.toString('base64'), 'base64'] }
}

async function read(told: unknown, mints: readonly string[] = [mint]) {
  const asked: unknown[] = []
  const found = await readMetaplex(async (_, params, schema) => {
    asked.push(...(params as readonly unknown[]))
    return v.parse(schema, { value: [told] })
  }, mints)
  return { asked, found: [...found] }
}

describe('what Metaplex keeps of a mint', () => {
  test('default: its texts, without what fills them up, from the account that belongs to the mint', async () => {
    const { asked, found } = await read(accountOf({}))
    expect(found).toEqual([[mint, { name: 'Low tide', symbol: 'TIDE', uri: 'ipfs://x' }]])
    expect(asked).toEqual([[await metadataAddress(mint)], { encoding: 'base64' }])
  })

  test('parameters: the address of a mint whose account anybody can look up', async () => {
    expect(await metadataAddress('So11111111111111111111111111111111111111112')).toBe('6dM4TqWyWJsbx7obrdLcviBkTafD5E8av61zfU6jq57X')
  })

  test.each<[string, unknown]>([
    ['no account', null],
    ['an account of another program', accountOf({ owner: ana.address })],
    ['an account that describes no mint', accountOf({ first: 6 })],
    ['an account of another mint', accountOf({ of: Buffer.alloc(32, 7) })],
    ['an account without texts', accountOf({ texts: [] })],
    ['a text that is longer than the account', accountOf({ texts: [facts[0] ?? text(''), Buffer.from('ffffffff', 'hex')] })],
    ['a name of many bytes', accountOf({ texts: [text('x', 5_000), ...facts.slice(1)] })],
    ['words in place of bytes', { owner: program, data: { parsed: {} } }],
  ])('behavior: %s says nothing', async (_, told) => expect((await read(told)).found).toEqual([]))

  test('behavior: what is no mint is not asked for', async () => {
    expect(await read(accountOf({}), ['m0'])).toEqual({ asked: [], found: [] })
  })
})
