import { appLink, visibleName, webLink } from '@billfold/kernel/validation'
import { type GenericSchema, array, exactOptional, maxLength, minLength, parse, picklist, pipe, regex, strictObject, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { loadRegistry } from './load-registry.js'
import { isRetired } from './is-retired.js'
import type { RegistryWallet } from './registry-wallet.js'

const texts = array(pipe(string(), minLength(1)))
const date = pipe(string(), regex(/^20\d\d(-\d\d-\d\d)?$/))
const domain = pipe(string(), regex(/^[a-z0-9]+([.-][A-Za-z0-9]+)+$/))
const https = pipe(string(), regex(/^https:\/\/[^\s]+$/))
const anyLink = pipe(string(), regex(/^[a-z][a-z0-9+.-]+:\/\/\S*$/))
const hash = pipe(string(), regex(/^[0-9a-f]{64}$/))

/** What a wallet of the registry looks like. */
const registrySchema: GenericSchema<unknown, readonly RegistryWallet[]> = array(
  strictObject({
    id: hash,
    name: pipe(string(), minLength(2), maxLength(64)),
    homepage: https,
    image_id: hash,
    rdns: exactOptional(domain),
    mobile_link: exactOptional(anyLink),
    link_mode: exactOptional(https),
    desktop_link: exactOptional(anyLink),
    webapp_link: exactOptional(https),
    app_store: exactOptional(https),
    play_store: exactOptional(https),
    chrome_store: exactOptional(https),
    families: pipe(array(picklist(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'])), minLength(1)),
    keys: strictObject({
      globals: texts,
      standardName: exactOptional(string()),
      injectedWeb3: exactOptional(string()),
      flag: exactOptional(string()),
    }),
    since: exactOptional(date),
    retired: exactOptional(strictObject({ since: date, wayOut: picklist(['phrase', 'vendor']), successor: exactOptional(string()) })),
    aliases: texts,
    spoofers: texts,
  }),
)

const wallets = await loadRegistry()
const named = (name: string): RegistryWallet | undefined => wallets.find((wallet) => wallet.name === name)

describe('the packaged registry', () => {
  test('default: at least 600 wallets, each of the shape of the schema', () => {
    expect(wallets.length).toBeGreaterThanOrEqual(600)
    expect(parse(registrySchema, wallets)).toEqual(wallets)
  })

  test.each(['id', 'name', 'homepage'] as const)('behavior: no two have the same %s', (field) => {
    const seen = wallets.map((wallet) => wallet[field])
    expect(seen.filter((value, index) => seen.indexOf(value) !== index)).toEqual([])
  })

  test('behavior: no two wallets have the same rdns, and no alias is the name of another', () => {
    const rdns = wallets.flatMap((wallet) => wallet.rdns ?? [])
    expect(rdns.filter((value, index) => rdns.indexOf(value) !== index)).toEqual([])
    const names = new Map(wallets.map(({ name, id }) => [name.toLowerCase(), id]))
    const strays = wallets.flatMap(({ id, aliases }) => aliases.filter((alias) => (names.get(alias.toLowerCase()) ?? id) !== id))
    expect(strays).toEqual([])
  })

  test.each([
    ['Coinbase Wallet', 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8', []],
    ['Phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', []],
    ['Solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79', []],
    ['Trust Wallet', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0', []],
    ['Bitget Wallet', '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662', []],
    ['Base Account', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa', []],
    [
      'Binance Wallet',
      '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
      ['8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'],
    ],
  ])('behavior: %s has the id of the public lists, and is found by ids that it had', (name, id, former) => {
    expect([named(name)?.id, named(name)?.aliases.filter((alias) => /^[0-9a-f]{64}$/.test(alias))]).toEqual([id, former])
  })

  test('behavior: an id is 64 hex digits', () => expect(wallets.filter(({ id }) => !/^[0-9a-f]{64}$/.test(id))).toEqual([]))

  test('behavior: every name can be read and every link may be followed', () => {
    const broken = wallets.flatMap((wallet) => [
      ...(visibleName(wallet.name) === wallet.name ? [] : [wallet.name]),
      ...[wallet.homepage, wallet.webapp_link, wallet.link_mode, wallet.app_store, wallet.play_store, wallet.chrome_store].filter(
        (link) => link !== undefined && webLink(link) === undefined,
      ),
      ...[wallet.mobile_link, wallet.desktop_link].filter((link) => link !== undefined && appLink(link) === undefined),
    ])
    expect(broken).toEqual([])
  })

  test('behavior: a spoofer is a wallet of the registry too, and another one', () => {
    const strays = wallets.flatMap(({ name, spoofers }) => spoofers.filter((spoofer) => spoofer === name || named(spoofer) === undefined))
    expect(strays).toEqual([])
  })

  test.each(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'] as const)(
    'behavior: there are wallets for %s',
    (family) => {
      expect(wallets.filter(({ families }) => families.includes(family)).length).toBeGreaterThanOrEqual(7)
    },
  )
})

describe('wallets that are over', () => {
  const [before, after] = [Date.parse('2026-05-27'), Date.parse('2026-11-21')]

  test.each([
    ['Leap', '2026-05-28', 'phrase', 'Keplr'],
    ['Cosmostation', '2026-09-01', 'phrase', 'Keplr'],
    ['Porto', '2026', 'vendor', undefined],
  ])('behavior: %s since %s', (name, since, wayOut, successor) => {
    const wallet = named(name)
    expect(wallet?.retired).toEqual({ since, wayOut, ...(successor !== undefined && { successor }) })
    expect(wallet !== undefined && isRetired(wallet, after)).toBe(true)
    expect(successor === undefined || named(successor) !== undefined).toBe(true)
  })

  test('behavior: until that day a wallet is offered', () => {
    const wallet = named('Leap')
    expect(wallet !== undefined && isRetired(wallet, before)).toBe(false)
  })
})
