import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Nft } from '../shapes.js'
import { createOrdClient } from './ord-client.js'
import { createPieceReader } from './pieces.js'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const idOf = (index: number): string => `${index.toString(16).padStart(64, '0')}i0`
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

interface Told {
  readonly status?: number
  readonly type?: string
  readonly body: string | Buffer
}

/** An ord server with what a test says: who has what, inscriptions, and their contents. */
let server: Server
let asked: string[]
let answers: Map<string, Told>
beforeEach(async () => {
  ;[asked, answers] = [[], new Map()]
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const { status, type, body } = answers.get(url) ?? { status: 404, body: `${url} not found` }
    // Without this header the server answers with a page.
    const isAsked = headers.accept === 'application/json'
    response.writeHead(status ?? 200, { 'content-type': type ?? 'application/json' }).end(isAsked ? body : '<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function holds(inscriptions: unknown): void {
  answers.set('/address/moon', { body: JSON.stringify({ outputs: [], inscriptions, sat_balance: 546, runes_balances: [] }) })
}

function inscribe(index: number, more: object = {}, content?: Told): void {
  const told = { id: idOf(index), number: index, content_type: 'image/png', content_length: png.length, value: 546, ...more }
  answers.set(`/inscription/${idOf(index)}`, { body: JSON.stringify(told) })
  if (content !== undefined) answers.set(`/content/${idOf(index)}`, content)
}

function reader(spam: readonly string[] = []): (address: string) => Promise<readonly Nft[]> {
  const { port } = server.address() as AddressInfo
  return createPieceReader({ network: { caipNetworkId: chainId, spam }, ord: createOrdClient(`http://127.0.0.1:${port}/`) })
}

const names = async (read = reader()): Promise<readonly string[]> => (await read('moon')).map(({ name }) => name)
const count = (what: string): number => asked.filter((path) => path.startsWith(`/${what}/`)).length
const all = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)

describe('inscriptions of an address', () => {
  test('default: a picture', async () => {
    holds([idOf(7)])
    inscribe(7, {}, { type: 'image/png', body: png })
    expect(await reader()('moon')).toEqual([
      {
        ...{ address: `${chainId}:${idOf(7)}`, chainId, tokenId: idOf(7), name: 'Inscription #7' },
        ...{ collection: { name: 'image/png', symbol: 'image/png' } },
        content: { preview: { url: `data:image/png;base64,${png.toString('base64')}` } },
        flags: { is_spam: false },
      },
    ])
  })

  test('behavior: no inscription is asked for twice, though who has it is', async () => {
    holds([idOf(1), idOf(2)])
    for (const index of [1, 2]) inscribe(index, {}, { type: 'image/png', body: png })
    const read = reader()
    for (const _ of ['first', 'second']) expect(await names(read)).toEqual(['Inscription #1', 'Inscription #2'])
    expect([count('address'), count('inscription'), count('content')]).toEqual([2, 2, 2])
    holds([idOf(2)])
    expect(await names(read)).toEqual(['Inscription #2'])
  })

  test('behavior: of thousands a thousand is told, and a question asks for some of what they are', async () => {
    holds(all(2_500).map(idOf))
    for (const index of all(2_500)) inscribe(index, {}, { type: 'image/png', body: png })
    const read = reader()
    const [first, second] = [await read('moon'), await read('moon')]
    const described = (pieces: readonly Nft[]): number => pieces.filter(({ name }) => name.includes('#')).length
    const pictured = (pieces: readonly Nft[]): number => pieces.filter(({ content }) => content !== undefined).length
    expect([first.length, described(first), pictured(first)]).toEqual([1_000, 200, 40])
    expect([second.length, described(second), pictured(second)]).toEqual([1_000, 400, 80])
  })

  test.each([[idOf(1)], ['text/claim']])('parameters: what is spam: %s', async (spam) => {
    holds([idOf(1), idOf(2)])
    inscribe(1, { content_type: spam.startsWith('text/') ? spam : 'text/plain' })
    inscribe(2, { content_type: 'text/plain' })
    expect((await reader([spam])('moon')).map(({ flags }) => flags.is_spam)).toEqual([true, false])
  })
})

describe('answers of a server', () => {
  test.each<[string, unknown]>([
    ['no index of addresses', null],
    ['none', []],
    ['nothing of them', undefined],
  ])('behavior: %s', async (_, told) => {
    holds(told)
    expect(await names()).toEqual([])
  })

  test('behavior: an address that it does not know has none, and a failure is one', async () => {
    expect(await names()).toEqual([])
    answers.set('/address/moon', { status: 500, body: 'database is locked' })
    await expect(names()).rejects.toThrow('status 500')
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 7],
    ['a path', `../${idOf(1)}`],
    ['an id without its place', 'ab'.repeat(32)],
    ['one that was told already', idOf(2)],
  ])('behavior: %s for an id is left out alone', async (_, odd) => {
    holds([odd, idOf(2)])
    inscribe(2)
    expect(await names()).toEqual(['Inscription #2'])
  })

  test.each<[string, Told]>([
    ['fails', { status: 500, body: 'no' }],
    ['is not there', { status: 404, body: 'not found' }],
    ['is a page', { body: '<html>' }],
    ['is a list', { body: '[]' }],
    ['has a number that is none', { body: JSON.stringify({ number: '12', content_type: 7 }) }],
    ['has a megabyte more than it needs', { body: JSON.stringify({ number: 1, content_type: 'x'.repeat(2_000_000) }) }],
  ])('behavior: an inscription that %s goes by its id', async (_, told) => {
    holds([idOf(1), idOf(2)])
    answers.set(`/inscription/${idOf(1)}`, told)
    inscribe(2)
    expect(await names()).toEqual(['Inscription 000000…01i0', 'Inscription #2'])
  })

  test('behavior: one that failed is asked for again', async () => {
    holds([idOf(1)])
    answers.set(`/inscription/${idOf(1)}`, { status: 503, body: 'later' })
    const read = reader()
    await read('moon')
    inscribe(1, { number: -12 })
    expect(await names(read)).toEqual(['Inscription #-12'])
  })

  test.each<[string, object, Told]>([
    ['a text', { content_type: 'text/plain;charset=utf-8' }, { type: 'text/plain', body: 'gm' }],
    ['a page', { content_type: 'text/html' }, { type: 'text/html', body: '<script>' }],
    ['a picture that is said to be large', { content_length: 5_000_000 }, { type: 'image/png', body: png }],
    ['a picture that is large', {}, { type: 'image/png', body: Buffer.alloc(5_000_000) }],
    ['a page that is called a picture', {}, { type: 'text/html;charset=utf-8', body: '<script>' }],
    ['a picture of another kind', {}, { type: 'image/svg+xml', body: '<svg/>' }],
    ['a kind that nobody shows', { content_type: 'image/x-icon' }, { type: 'image/x-icon', body: png }],
    ['a kind with more in it', { content_type: 'image/png,<svg' }, { type: 'image/png,<svg', body: png }],
    ['a picture that is gone', {}, { status: 404, body: 'not found' }],
    ['a picture that fails', {}, { status: 500, body: 'no' }],
  ])('behavior: %s is told without a picture', async (_, more, content) => {
    holds([idOf(1)])
    inscribe(1, more, content)
    expect((await reader()('moon')).map((piece) => [piece.name, piece.content])).toEqual([['Inscription #1', undefined]])
  })

  test('behavior: one that has its content from another shows that', async () => {
    holds([idOf(1)])
    const svg = { type: 'image/svg+xml; charset=utf-8', body: '<svg/>' }
    inscribe(1, { content_type: null, content_length: null, effective_content_type: 'image/SVG+xml' }, svg)
    const [piece] = await reader()('moon')
    expect(piece?.content).toEqual({ preview: { url: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` } })
  })
})
