import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

import { closedBook } from '../../../testing/closed-book.js'
import { createJsonRpcClient } from '../json-rpc-client.js'
import { largestAnswer } from '../read-capped.js'
import { piecesAmong } from './pieces.js'

/** A node that has a piece under each address; the one called `huge` has a name that is larger than what is read. */
async function openNode(): Promise<string> {
  const huge = 'x'.repeat(largestAnswer)
  const account = (mint: string): object => {
    const state = { name: mint === 'huge' ? huge : `Piece ${mint}`, symbol: 'P', uri: '' }
    const info = { decimals: 0, supply: '1', extensions: [{ extension: 'tokenMetadata', state }] }
    return { data: { parsed: { type: 'mint', info } } }
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { params } = JSON.parse(body) as { readonly params: readonly [readonly string[]] }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: { value: params[0].map(account) } }))
    })
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([3, 150])('behavior: among %i pieces one that says more of itself than is read is none, and hides no other', async (count) => {
  const mints = Array.from({ length: count }, (_, index) => (index === 1 ? 'huge' : `m${index}`))
  const parts = { client: createJsonRpcClient(await openNode()), network: { spam: [] }, pieces: closedBook() } as never
  const pieces = await piecesAmong(
    parts,
    mints.map((mint) => ({ mint, amount: 1n, decimals: 0 })),
  )
  expect([...pieces.keys()]).toEqual(mints.filter((mint) => mint !== 'huge'))
  expect(pieces.get('m0')?.name).toBe('Piece m0')
})
