import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'

import { content, description, endless, openPieceHost, redirect } from '../../testing/piece-host.js'
import { PieceBook, type PieceBookOptions } from './piece-book.js'
import type { Metadata } from './piece-source.js'

const folder = `bafybei${'a'.repeat(52)}`
const png = 'data:image/png;base64,AA=='

interface BookOptions extends Partial<PieceBookOptions> {
  /** The host of everything: of IPFS as well. */
  readonly url: string
}

function bookOf({ url, ...more }: BookOptions): PieceBook {
  const book = new PieceBook({ places: { ipfs: `${url}/ipfs/`, hosts: [url] }, baseUrl: () => 'https://cloud.example', ...more })
  onTestFinished(() => book.stop())
  return book
}

const describeAll = (book: PieceBook, uris: readonly string[]): Promise<readonly Metadata[]> =>
  book.describe(uris.map((uri) => book.source(uri)))

describe('what pieces say of themselves', () => {
  test('default: name and picture, from a gateway and from a host, in their order', async () => {
    const { url } = await openPieceHost({
      [`/ipfs/${folder}/1`]: description({ name: 'Low tide', image: `ipfs://${folder}/1.png` }),
      '/2.json': description({ name: 'Ebb', image: png }),
    })
    expect(await describeAll(bookOf({ url }), [`${url}/2.json`, `ipfs://${folder}/1`])).toEqual([
      { name: 'Ebb', image: png },
      { name: 'Low tide', image: `https://cloud.example/v1/collectibles/picture?url=ipfs%3A%2F%2F${folder}%2F1.png` },
    ])
  })

  test('behavior: a host is told what is asked, and nothing of who asks', async () => {
    const { url, asked } = await openPieceHost({ '/1': description({ name: 'Ebb' }) })
    await describeAll(bookOf({ url }), [`${url}/1`])
    const { headers } = asked[0] ?? {}
    expect(headers).toMatchObject({ accept: expect.stringContaining('json') as unknown })
    for (const name of ['cookie', 'authorization', 'origin', 'referer', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name)
  })

  test.each<[string, unknown, Metadata]>([
    ['a picture under another name', { image_url: png }, { image: png }],
    ['a picture at no named host', { name: 'Ebb', image: 'https://spy.example/1.png' }, { name: 'Ebb' }],
    ['a picture that is a page', { name: 'Ebb', image: 'data:text/html,<script>' }, { name: 'Ebb' }],
    ['a picture that is a number', { name: 'Ebb', image: 7 }, { name: 'Ebb' }],
    ['a picture whose address pages do not take', { name: 'Ebb', image: `ipfs://${folder}/${'ä'.repeat(900)}` }, { name: 'Ebb' }],
    ['a name of nearly a megabyte', { name: 'x'.repeat(900_000) }, { name: 'x'.repeat(128) }],
    ['a name that is none', { name: { first: 'Ebb' } }, {}],
    ['an array', [{ name: 'Ebb' }], {}],
    ['null', null, {}],
    ['a number', 7, {}],
    ['a name of 5 MB', { name: 'x'.repeat(5_000_000) }, {}],
  ])('parameters: %s', async (_, said, told) => {
    const { url } = await openPieceHost({ '/1': description(said) })
    expect(await describeAll(bookOf({ url }), [`${url}/1`])).toEqual([told])
  })

  test.each([
    ['a web page', content('<!doctype html>', 'text/html')],
    ['nothing', content('')],
    ['what never ends', endless('application/json')],
    ['the metadata of a machine', redirect('http://169.254.169.254/latest')],
    ['itself', redirect('/1')],
    ['no address', redirect('http://')],
  ] as const)('behavior: one whose address leads to %s is told without, and hides no other', async (_, answer) => {
    const { url, asked } = await openPieceHost({ '/1': answer, '/2': description({ name: 'Ebb' }) })
    expect(await describeAll(bookOf({ url }), [`${url}/1`, `${url}/2`])).toEqual([{}, { name: 'Ebb' }])
    expect(asked.length).toBeLessThan(7)
  })

  test('behavior: a host that nobody named is not asked, whoever leads there', async () => {
    const spy = await openPieceHost({ '*': description({ name: 'Spy' }) })
    const { url } = await openPieceHost({ '/1': redirect(`${spy.url}/1`) })
    expect(await describeAll(bookOf({ url }), [`${url}/1`, `${spy.url}/1`, `${url.replace('//', '//me@')}/1`])).toEqual([{}, {}, {}])
    expect(spy.asked).toEqual([])
  })

  test('behavior: a place may lead to another that is named', async () => {
    const { url } = await openPieceHost({
      [`/ipfs/${folder}`]: redirect(`/ipfs/${folder}/`),
      [`/ipfs/${folder}/`]: redirect('/1'),
      '/1': description({ name: 'Ebb' }),
    })
    expect(await describeAll(bookOf({ url }), [`ipfs://${folder}`])).toEqual([{ name: 'Ebb' }])
  })

  test('behavior: a question asks for twenty, the next for the others, and nobody asks for one again', async () => {
    const { url, asked } = await openPieceHost({ '*': description({ name: 'Ebb' }) })
    const book = bookOf({ url })
    const uris = Array.from({ length: 25 }, (_, id) => `ipfs://${folder}/${id}`)
    const named = async (): Promise<number> => (await describeAll(book, uris)).filter(({ name }) => name === 'Ebb').length
    expect([await named(), await named(), await named()]).toEqual([20, 25, 25])
    expect(asked).toHaveLength(25)
  })

  test('behavior: two who ask at once ask a host once', async () => {
    const { url, asked } = await openPieceHost({ '/1': description({ name: 'Ebb' }) })
    const book = bookOf({ url })
    const one = (): Promise<readonly Metadata[]> => describeAll(book, [`${url}/1`, `${url}/1`])
    expect(await Promise.all([one(), one()])).toEqual([1, 2].map(() => [{ name: 'Ebb' }, { name: 'Ebb' }]))
    expect(asked).toHaveLength(1)
  })

  test('behavior: a slow host holds up nobody for long, and its answer is there for the next question', async () => {
    let answer = (): void => undefined
    const { url } = await openPieceHost({
      '/1': (request, response) => (answer = () => description({ name: 'Ebb' })(request, response)),
      '/2': description({ name: 'Low tide' }),
    })
    const book = bookOf({ url })
    expect(await describeAll(book, [`${url}/1`, `${url}/2`])).toEqual([{}, { name: 'Low tide' }])
    answer()
    await expect.poll(() => describeAll(book, [`${url}/1`])).toEqual([{ name: 'Ebb' }])
  })

  test('behavior: what failed is tried again after five minutes, and what may change is read again after an hour', async () => {
    let [time, isUp, name] = [1_000_000, false, 'Ebb']
    const { url } = await openPieceHost({
      '*': (request, response) => (isUp ? description({ name })(request, response) : void response.writeHead(503).end()),
    })
    const book = bookOf({ url, now: () => time })
    const told = (): Promise<readonly Metadata[]> => describeAll(book, [`${url}/1`, `ipfs://${folder}/1`])
    expect(await told()).toEqual([{}, {}])
    isUp = true
    time += 299_000
    expect(await told()).toEqual([{}, {}])
    time += 2_000
    expect(await told()).toEqual([{ name: 'Ebb' }, { name: 'Ebb' }])
    name = 'Low tide'
    time += 3_601_000
    expect(await told()).toEqual([{ name: 'Low tide' }, { name: 'Ebb' }])
  })
})

describe('the picture at a place', () => {
  const pictureAt = async (book: PieceBook, address: string) => {
    const place = book.find(address)
    return place && book.picture(place)
  }

  test('default: its bytes and type, fetched once', async () => {
    const { url, asked } = await openPieceHost({ '/1.png': content('bytes', 'Image/PNG; charset=x') })
    const book = bookOf({ url })
    for (let time = 0; time < 2; time += 1)
      expect(await pictureAt(book, `${url}/1.png`)).toEqual({ type: 'image/png', bytes: Buffer.from('bytes') })
    expect(asked).toHaveLength(1)
  })

  test('behavior: there is none where a place leads to a host that nobody named, which is not asked', async () => {
    const spy = await openPieceHost({ '*': content('bytes', 'image/png') })
    const { url } = await openPieceHost({ '/1.png': redirect(`${spy.url}/1.png`) })
    expect(await pictureAt(bookOf({ url }), `${url}/1.png`)).toBeUndefined()
    expect(spy.asked).toEqual([])
  })

  test.each([
    ['a web page', content('<script>', 'text/html')],
    ['a film', content('bytes', 'video/mp4')],
    ['what says no type', (_: unknown, response: { end(body: string): void }) => response.end('bytes')],
    ['what never ends', endless('image/png')],
    ['100 MB that are packed small', bomb()],
  ] as const)('behavior: there is none at %s', async (_, answer) => {
    const { url } = await openPieceHost({ '/1.png': answer })
    expect(await pictureAt(bookOf({ url }), `${url}/1.png`)).toBeUndefined()
  })
})

function bomb() {
  return (_: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000_000)))
}
