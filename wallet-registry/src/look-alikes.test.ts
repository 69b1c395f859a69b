import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandNames, walletBrands } from './brands.js'
import { loadRegistry } from './load-registry.js'
import { lookedLike } from './look-alikes.js'

const registry = await loadRegistry()

describe('lookedLike', () => {
  test.each([
    ['mixed scripts, as it was seen: Cyrillic М and е', 'МеtaMask', 'MetaMask'],
    ['all in another script', 'МЕТАМАЅК', 'MetaMask'],
    ['small letters of another script', 'рһаntоm', 'Phantom'],
    ['Greek', 'Ρhαntοm', 'Phantom'],
    ['Cherokee', 'ᎡᎪᏴᏴᎩ', 'Rabby'],
    ['a dotless i', 'Raınbow', 'Rainbow'],
    ['a stroke', 'Trust Wałłet', 'Trust Wallet'],
    ['letters for mathematics in Greek', 'Zer𝛊on', 'Zerion'],
    ['an alias', 'ВіtKeep', 'Bitget Wallet'],
    ['WalletConnect', 'WаlletConnect', 'WalletConnect'],
    ['rn for m', 'rnetaMask', 'MetaMask'],
    ['a digit', 'Phant0m', 'Phantom'],
    ['a capital I for l', 'Trust WaIIet', 'Trust Wallet'],
    ['1 for l', 'Trust Wa11et', 'Trust Wallet'],
    ['v v for w', 'Rainbovv', 'Rainbow'],
    ['a wallet of the registry that is no brand, with a letter of another script', 'Tоkenary', 'Tokenary'],
    ['a wallet of the registry that is no brand, with a digit', 'T0kenary', 'Tokenary'],
  ])('behavior: %s: %s: %s', async (_, name, expected) => expect(await lookedLike(name)).toBe(expected))

  test.each([
    'MetaMask',
    'metamask',
    'Meta Mask',
    'ＭｅｔａＭａｓｋ',
    'MetaMask Flask',
    'Rabby Wallet',
    'Harbour',
    'Кошелёк',
    'محفظة',
    '钱包',
    'Björn',
    '',
  ])('behavior: %s is a name of its own, or is told by its id', async (name) => expect(await lookedLike(name)).toBeUndefined())

  test('behavior: no wallet of the registry looks like a known one', async () => {
    const like = await Promise.all(registry.map(async ({ name }) => [name, await lookedLike(name)] as const))
    expect(like.filter(([, known]) => known !== undefined)).toEqual([])
  })

  test('behavior: a plain name is told at once, and other letters cost a file that comes with the first of them', () => {
    expect(lookedLike('Harbour')).toBeUndefined()
    expect(lookedLike('Métamäsk')).toBeUndefined()
    expect(lookedLike('Кошелёк')).toBeInstanceOf(Promise)
    expect(lookedLike('Harb0ur')).toBeInstanceOf(Promise)
    expect(lookedLike('Harbour 10')).toBeUndefined()
    expect(lookedLike('Phant0m')).toBe('Phantom')
  })

  test('behavior: whichever letters of a known name are written in Cyrillic, it is found', async () => {
    const cyrillic: Readonly<Record<string, string>> = {
      a: 'а',
      c: 'с',
      e: 'е',
      i: 'і',
      o: 'о',
      p: 'р',
      s: 'ѕ',
      x: 'х',
      y: 'у',
      M: 'М',
      B: 'В',
      T: 'Т',
    }
    const name = fc.constantFrom(...walletBrands.flatMap(brandNames))
    await fc.assert(
      fc.asyncProperty(name, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), async (own, isOther) => {
        const written = Array.from(own, (letter, index) => (isOther[index] ? (cyrillic[letter] ?? letter) : letter)).join('')
        fc.pre(written !== own)
        expect(await lookedLike(written)).toBe(walletBrands.find((brand) => brandNames(brand).includes(own))?.name)
      }),
    )
  })

  test('behavior: it never throws, whatever the name', async () => {
    const told = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 64 }), async (name) => {
      expect(['string', 'undefined']).toContain(typeof (await lookedLike(name)))
    })
    await fc.assert(told)
  })
})
