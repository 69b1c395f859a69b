import { describe, expect, test } from 'vitest'
import { type WalletBrand, brandAliases, brandNames, brandOf, plainBrandName, walletBrands } from './brands.js'
import { loadRegistry } from './load-registry.js'

const registry = await loadRegistry()

describe('walletBrands', () => {
  test.each(walletBrands.map((brand) => [brand.name, brand] as const))(
    'behavior: %s is a wallet of the registry, told the same there',
    (name, brand) => {
      const wallet = registry.find((each) => each.name === name)
      expect([undefined, ...brand.rdns]).toContain(wallet?.rdns)
      expect([undefined, brand.flag]).toContain(wallet?.keys.flag)
      expect(brandNames(brand)).toContain(wallet?.keys.standardName ?? wallet?.name)
    },
  )

  test.each<[what: string, of: (brand: WalletBrand) => readonly string[]]>([
    ['rdns', ({ rdns }) => rdns],
    ['name', (brand) => [...new Set(brandNames(brand).map(plainBrandName))]],
    ['flag', ({ flag }) => (flag === undefined ? [] : [flag])],
  ])('behavior: no two brands have the same %s', (_, of) => {
    const all = walletBrands.flatMap(of)
    expect(new Set(all).size).toBe(all.length)
  })

  test('behavior: the flag that many write comes last', () => expect(walletBrands.at(-1)?.name).toBe('MetaMask'))
})

describe('brandAliases', () => {
  test.each([
    [{ name: 'Trust' }, ['Trust Wallet', 'com.trustwallet.app']],
    [{ rdns: 'com.trustwallet.app', name: 'Trust Wallet' }, ['Trust']],
    [{ rdns: 'xyz.ctrl', name: 'Ctrl Wallet' }, ['Ctrl', 'XDEFI']],
    [{ name: 'UniSat Wallet' }, ['UniSat']],
    [{ rdns: 'IO.MetaMask', name: 'MetaMask' }, ['io.metamask']],
    [{ rdns: 'io.leapwallet.compasswallet', name: 'Compass' }, ['io.leapwallet.CompassWallet']],
    [{ rdns: 'evil.wallet', name: 'Phantom' }, []],
    [{ rdns: 'io.metamask.flask', name: 'MetaMask Flask' }, []],
    [{ name: 'Harbour' }, []],
    [{ name: '__proto__' }, []],
  ])('parameters: %j', (claim, expected) => expect(brandAliases(claim)).toEqual(expected))
})

describe('brandOf', () => {
  test.each([
    [{ rdns: 'io.metamask', name: 'MetaMask' }, 'MetaMask'],
    [{ rdns: 'IO.MetaMask', name: 'Meta Mask' }, 'MetaMask'],
    [{ rdns: 'io.metamask', name: 'Harbour' }, undefined],
    [{ rdns: 'evil.wallet', name: 'MetaMask' }, undefined],
    [{ name: 'Phantom' }, 'Phantom'],
    [{ name: 'Harbour' }, undefined],
  ])('parameters: %j: %s', (claim, expected) => expect(brandOf(claim)).toBe(expected))
})
