import { gzipSync } from 'node:zlib'

import { safeIcon } from '@billfold/kernel/validation'
import { describe, expect, test } from 'vitest'

import { loadRegistry } from '../load-registry.js'
import { drawnMark } from './drawn-mark.js'
import { exchangeMarks } from './exchange-marks.js'
import { type MarkKind, loadMark } from './load-mark.js'
import { networkMarks } from './network-marks.js'
import { socialMarks } from './social-marks.js'
import { tokenMarks } from './token-marks.js'
import { tokenPlaces } from './token-places.js'
import { walletMarks } from './wallet-marks.js'

const tables = { wallet: walletMarks, network: networkMarks, coin: tokenMarks, exchange: exchangeMarks, social: socialMarks }
const marks = await Promise.all(
  Object.entries(tables).flatMap(([kind, table]) =>
    Object.entries(table).map(async ([id, load]) => ({ kind: kind as MarkKind, id, mark: (await load()).mark })),
  ),
)
const registry = await loadRegistry()

const tag =
  /^<\/?(?:svg|g|path|circle|rect|ellipse|defs|linearGradient|radialGradient|stop|clipPath|mask)(?: [A-Za-z0-9-]+="[^"<>&]*")*\/?>$/

describe('marks', () => {
  test.each([
    ['wallet', 40],
    ['network', 150],
    ['coin', 200],
    ['exchange', 25],
    ['social', 7],
  ] as const)('default: %s: at least %i are known', (kind, least) => {
    expect(Object.keys(tables[kind]).length).toBeGreaterThanOrEqual(least)
  })

  test('behavior: none costs more than a kilobyte', () => {
    expect(marks.filter(({ mark }) => gzipSync(mark, { level: 9 }).length > 1_000).map(({ id }) => id)).toEqual([])
  })

  test('behavior: each is of shapes and colours alone, and is one that may be shown', () => {
    const isPlain = (mark: string): boolean => {
      const tags = mark.match(/<[^>]*>/g) ?? []
      return tags.join('') === mark && tags.every((each) => tag.test(each)) && !/\bon\w+=|href|style=|url\((?!#)|javascript:/i.test(mark)
    }
    expect(marks.filter(({ mark }) => !isPlain(mark)).map(({ id }) => id)).toEqual([])
    expect(marks.filter(({ mark }) => safeIcon(`data:image/svg+xml,${encodeURIComponent(mark)}`) === undefined)).toEqual([])
  })

  test('behavior: two wallets, two networks or two coins have the same mark only where they are of one maker', () => {
    const owners = new Map<string, string[]>()
    for (const { kind, id, mark } of marks) owners.set(`${kind} ${mark}`, [...(owners.get(`${kind} ${mark}`) ?? []), id])
    const alike = [...owners.values()].filter(({ length }) => length > 1).map((ids) => ids.join(', '))
    expect(alike).toMatchInlineSnapshot(`
      [
        "eip155:137, eip155:1101",
        "eip155:388, eip155:25",
        "eip155:2001, eip155:2002",
        "eip155:196, eip155:66",
        "MATIC, POL",
      ]
    `)
  })

  test('behavior: a wallet with a mark is one of the registry', () => {
    const names = new Set(registry.map(({ name }) => name))
    expect(Object.keys(walletMarks).filter((name) => !names.has(name))).toEqual([])
  })

  test('behavior: each known contract is of a coin that has a mark', () => {
    const symbols = Object.values(tokenPlaces).flatMap((places) => places.split(' ').filter((_, at) => at % 2 === 1))
    expect(symbols.length).toBeGreaterThan(200)
    expect(symbols.filter((symbol) => !Object.hasOwn(tokenMarks, symbol))).toEqual([])
  })
})

describe('loadMark', () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

  test.each<[MarkKind, string, string]>([
    ['wallet', 'MetaMask', '#ff5c16'],
    ['network', 'eip155:137', '#a726c1'],
    ['coin', 'eth', '<svg'],
    ['token', `eip155:1:${usdc}`, '<svg'],
    ['token', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '<svg'],
    ['exchange', 'coinbase', '<svg'],
    ['social', 'google', '#4285f4'],
  ])('default: %s %s', async (kind, id, part) => expect((await loadMark(kind, id))?.toLowerCase()).toContain(part))

  test.each<[MarkKind, string]>([
    ['wallet', 'Harbour'],
    ['wallet', 'constructor'],
    ['network', 'eip155:31337'],
    ['token', 'eip155:137:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['token', 'eip155:1:0x00000000000000000000000000000000000a11ce'],
    ['token', 'eip155:1:USDC'],
    ['token', 'eip155:1:2e9eb0ce3606eb48'],
    ['token', 'USDC'],
    ['social', '__proto__'],
  ])('behavior: %s %s has none', async (kind, id) => expect(await loadMark(kind, id)).toBeUndefined())
})

describe('drawnMark', () => {
  const names = [...registry.map(({ name }) => name), ...Array.from({ length: 20_000 }, (_, at) => `Network ${at}`)]

  test('default: the same name has the same mark', () => expect(drawnMark('Harbour')).toEqual(drawnMark('Harbour')))

  test('behavior: never two alike', () => {
    expect(new Set(names.map((name) => JSON.stringify(drawnMark(name)))).size).toBe(new Set(names).size)
  })

  test('behavior: names that differ by a letter differ in what is seen first, more often than not', () => {
    const near = Array.from({ length: 300 }, (_, at) => [drawnMark(`Chain ${at}`), drawnMark(`Chain ${at + 1}`)])
    expect(near.filter(([one, other]) => one?.colour === other?.colour).length).toBeLessThan(60)
  })
})
