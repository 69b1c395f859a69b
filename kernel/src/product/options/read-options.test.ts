import { exoticValues } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeatureKey } from '../../core/open.js'
import type { KernelOptions } from './options.js'
import { problemText } from './problem-text.js'
import { readOptions } from './read-options.js'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}
const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
}
const base = { projectId: 'project', networks: [mainnet, solana] }

const read = (more: object = {}): KernelOptions => readOptions({ ...base, ...more }).options
const lines = (more: object = {}): readonly string[] => readOptions({ ...base, ...more }).problems.map(problemText)

const optionNames = Object.keys(
  readOptions({ ...base, termsUrl: 'https://a.example', privacyUrl: 'https://a.example', siwx: {}, defaultNetwork: 1, allowedOrigins: [] })
    .options,
).concat('siweConfig')

describe('readOptions', () => {
  test('default', () => {
    const { options, problems } = readOptions(base)
    expect(problems).toEqual([])
    expect(options).toEqual({
      projectId: 'project',
      networks: [{ ...mainnet, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }, { ...solana }],
      endpoints: {},
      metadata: {},
      features: {},
      orders: {
        socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
        walletFeatures: ['onramp', 'swaps', 'receive', 'send'],
        connectorTypes: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
      },
      basic: false,
      isEmbedded: false,
      manualPairing: false,
      reconnect: true,
      networkSwitch: true,
      chooseFamily: false,
      allowUnsupportedNetwork: false,
      unsupportedNetworkDismissible: true,
      defaultAccountTypes: {},
      wallets: { featured: [], include: [], exclude: [], custom: [] },
      tokens: {},
      rpcUrls: {},
      images: { networks: {}, connectors: {} },
      storagePrefix: 'default',
      sdkType: 'billfold',
      sdkVersion: 'source',
      debug: true,
      logLevel: 'error',
    })
  })

  test("behavior: 'Default log level error'", () => {
    expect(read().logLevel).toBe('error')
  })

  test('behavior: the host names account types by family', () => {
    expect(read({ defaultAccountTypes: { eip155: 'eoa', sui: 'eoa' } }).defaultAccountTypes).toEqual({ eip155: 'eoa', sui: 'eoa' })
  })
})

describe('A projectId is required', () => {
  test.each([
    ['absent', {}],
    ['empty', { projectId: '' }],
    ['blank', { projectId: '  ' }],
    ['a number', { projectId: 7 }],
    ['null', { projectId: null }],
  ])('behavior: %s: a problem that leads to the Project ID Missing alert, and nothing else stops', (_, raw) => {
    const { options, problems } = readOptions({ networks: [mainnet], ...raw })
    expect(options.projectId).toBeUndefined()
    expect(options.networks).toHaveLength(1)
    expect(problems[0]).toMatchObject({ path: ['projectId'], alert: 'APKT008' })
    expect(problems.map(problemText)).toContain('Option projectId: is missing.')
    expect(problems.filter(({ alert }) => alert !== undefined)).toHaveLength(1)
  })

  test('behavior: the space around it is left out', () => {
    expect(read({ projectId: ' abc ' }).projectId).toBe('abc')
  })
})

describe('Supplying both siweConfig and siwx is an error', () => {
  test('default', () => {
    expect(() => readOptions({ ...base, siwx: {}, siweConfig: {} })).toThrow(
      expect.objectContaining({
        code: 'options/two-sign-ins',
        message: 'Both siweConfig and siwx are set',
        remedy: expect.stringContaining('remove siweConfig'),
      }),
    )
  })

  test('behavior: one of them is handed on as it is, neither copied nor frozen', () => {
    class SignIn {
      count = 0
    }
    const siwx = new SignIn()
    expect(read({ siwx }).siwx).toBe(siwx)
    expect(Object.isFrozen(siwx)).toBe(false)
    expect(read({ siweConfig: siwx }).siweConfig).toBe(siwx)
  })

  test('behavior: one that is no object is told, and is not the second of two', () => {
    expect(lines({ siwx: {}, siweConfig: true })).toEqual(['Option siweConfig: found true, give an object.'])
  })
})

describe('an unknown name gives a warning naming the nearest known one', () => {
  test.each([
    [{ netwroks: [] }, 'Option netwroks: is unknown, did you mean networks?'],
    [{ termsURL: 'x' }, 'Option termsURL: is unknown, did you mean termsUrl?'],
    [{ wallets: { feature: [] } }, 'Option wallets.feature: is unknown, did you mean featured?'],
    [{ metadata: { title: 'x' } }, 'Option metadata.title: is unknown, known are name, description, url, icons'],
    [{ features: { history: false } }, 'Option features.history: is called activity'],
    [{ features: { reownBranding: false } }, 'Option features.reownBranding: is called branding'],
    [{ features: { emial: true } }, 'Option features.emial: is unknown, did you mean email?'],
    [{ endpoints: { walet: 'https://a.example' } }, 'Option endpoints.walet: is unknown, did you mean wallet?'],
    [{ orders: { social: ['x'] } }, 'Option orders.social: is unknown, did you mean socials?'],
    [{ tokens: { mainnet: { address: '0x1' } } }, 'Option tokens.mainnet: cannot stand here.'],
    [JSON.parse('{"endpoints":{"__proto__":"https://a.example"}}') as object, 'Option endpoints.__proto__: is unknown, known are wallet,'],
  ])('behavior: %o', (more, line) => {
    expect(lines(more)).toEqual([expect.stringContaining(line)])
  })

  test('behavior: a switch by its former name is taken, unless its present name is there too', () => {
    expect(read({ features: { history: false, reownBranding: false } }).features).toEqual({ activity: false, branding: false })
    expect(read({ features: { history: false, activity: true } }).features).toEqual({ activity: true })
    expect(read({ features: { activity: true, history: false } }).features).toEqual({ activity: true })
  })

  test('behavior: switches and services of plugins are known, and others are kept for plugins that come later', () => {
    const more = { features: { 'doge.mode': true }, endpoints: { doge: 'https://doge.example' } }
    const known = { features: [{ key: 'doge.mode' as FeatureKey, kind: 'flag', fallback: false }], endpoints: ['doge'] } as const
    expect(readOptions({ ...base, ...more }, known).problems).toEqual([])
    expect(lines(more)).toHaveLength(2)
    expect(read(more)).toMatchObject(more)
  })
})

/** [what, given, what is used, what is told] */
const wrongOnes: readonly (readonly [string, object, object, readonly string[]])[] = [
  ['a switch', { reconnect: 'yes' }, { reconnect: true }, ["Option reconnect: found 'yes', give true or false."]],
  ['a switch', { basic: 1 }, { basic: false }, ['Option basic: found 1, give true or false.']],
  ['a word', { logLevel: 'loud' }, { logLevel: 'error' }, ["Option logLevel: found 'loud', give one of debug, info, warn, error."]],
  [
    'a list',
    { networks: {} },
    { networks: [] },
    ['Option networks: found object, give a list.', 'Option networks: has no network that can be used'],
  ],
  [
    'an object',
    { wallets: ['x'] },
    { wallets: { featured: [], include: [], exclude: [], custom: [] } },
    ['Option wallets: found a list, give an object.'],
  ],
  ['an object', { tokens: 'x' }, { tokens: {} }, ["Option tokens: found 'x', give an object."]],
  [
    'a field of an object alone',
    { metadata: { name: 'App', url: 'app' } },
    { metadata: { name: 'App' } },
    ["Option metadata.url: found 'app', give an address"],
  ],
  [
    'a row alone',
    { wallets: { featured: ['a', 7, 'b'] } },
    { wallets: { featured: ['a', 'b'] } },
    ['Option wallets.featured[1]: found 7, give a text'],
  ],
  [
    'a link that runs code',
    { termsUrl: 'javascript:alert(1)' },
    {},
    ["Option termsUrl: found 'javascript:alert(1)', give an address such as https://…"],
  ],
  ['a link with a user name', { privacyUrl: 'https://good.example@evil.example' }, {}, ['Option privacyUrl: found']],
  ['a link that is too long', { termsUrl: `https://a.example/${'x'.repeat(5_000)}` }, {}, ['Option termsUrl: found']],
  [
    'an endpoint',
    { endpoints: { wallet: 'ftp://a.example', blockchain: 'https://b.example' } },
    { endpoints: { blockchain: 'https://b.example' } },
    ['Option endpoints.wallet'],
  ],
  ['a relay by https', { endpoints: { relay: 'https://a.example' } }, { endpoints: { relay: [] } }, ['Option endpoints.relay[0]: found']],
  ['a relay that is no address', { endpoints: { relay: 7 } }, { endpoints: {} }, ['Option endpoints.relay: found 7, give a list.']],
  [
    'a flag of the features',
    { features: { email: ['x'] } },
    { features: {} },
    ['Option features.email: found a list, give true or false.'],
  ],
  ['a list of the features', { features: { socials: 'x' } }, { features: {} }, ["Option features.socials: found 'x', give a list."]],
  [
    'a row of the features',
    { features: { socials: ['x', 'myspace'] } },
    { features: { socials: ['x'] } },
    ["Option features.socials[1]: found 'myspace', give one of google"],
  ],
  ['an account type', { defaultAccountTypes: { eip155: 'contract' } }, { defaultAccountTypes: {} }, ['Option defaultAccountTypes.eip155']],
  [
    'an rpc address alone',
    { rpcUrls: { 'eip155:1': ['https://a.example', 'ws://b.example'] } },
    { rpcUrls: { 'eip155:1': ['https://a.example'] } },
    ['Option rpcUrls.eip155:1[1]'],
  ],
  [
    'an image that is no text',
    { images: { connectors: { injected: 7 } } },
    {},
    ['Option images.connectors.injected: found 7, give an image'],
  ],
  ['a path that leaves the origin', { images: { connectors: { injected: '//evil.example' } } }, {}, ['Option images.connectors.injected']],
  ['an image that is a page', { images: { connectors: { injected: 'data:text/html,x' } } }, {}, ['Option images.connectors.injected']],
  [
    'an image',
    { images: { networks: { 'eip155:1': 'a' } } },
    {},
    ["Option images.networks.eip155:1: found 'a', give an image by URL, path or data URI."],
  ],
  [
    'a token without address',
    { tokens: { 'eip155:1': { image: 'https://a.example/i.png' } } },
    { tokens: {} },
    ['Option tokens.eip155:1: lacks address and is left out.'],
  ],
  [
    'a custom wallet without name',
    { wallets: { custom: [{ id: 'a' }] } },
    { wallets: { custom: [] } },
    ['Option wallets.custom[0]: lacks name and is left out.'],
  ],
  [
    'a wallet link that runs code',
    { wallets: { custom: [{ id: 'a', name: 'A', mobile_link: 'javascript:x' }] } },
    { wallets: { custom: [{ id: 'a', name: 'A' }] } },
    ['Option wallets.custom[0].mobile_link'],
  ],
  [
    'a prefix with spaces',
    { storagePrefix: 'my app' },
    { storagePrefix: 'default' },
    ["Option storagePrefix: found 'my app', give up to 64"],
  ],
  [
    'an order',
    { orders: { walletFeatures: ['send', 'fly'] } },
    { orders: { walletFeatures: ['send', 'onramp', 'swaps', 'receive'] } },
    ["Option orders.walletFeatures[1]: found 'fly'"],
  ],
  [
    'a default network that is none of the networks',
    { defaultNetwork: 5 },
    {},
    ['Option defaultNetwork: found 5, give one of the networks'],
  ],
]

describe('a wrong field gets its default and a problem that says what was found and what to do', () => {
  test.each(wrongOnes)('behavior: %s: %o', (_, more, used, told) => {
    expect(lines(more)).toEqual(told.map((line) => expect.stringContaining(line)))
    expect(read(more)).toMatchObject(used)
    for (const name of Object.keys(more).filter((each) => !(each in used))) expect(read(more)).not.toHaveProperty(name, more[name as never])
  })

  test.each([undefined, null, 7, 'options', [], Symbol('x')])('behavior: %o in place of the options: all defaults', (raw) => {
    const { options, problems } = readOptions(raw)
    expect(options.reconnect).toBe(true)
    expect(options.networks).toEqual([])
    expect(problems[0]?.alert).toBe('APKT008')
  })

  test('behavior: what stands in place of the options is told', () => {
    expect(readOptions(7).problems.map(problemText)).toContain('Option object: found 7, give an object.')
  })
})

describe('what a host can give', () => {
  const given = {
    endpoints: {
      wallet: 'https://wallet.example',
      relay: ['wss://a.example', 'wss://b.example'],
      secureSite: 'https://secure.example/sdk',
    },
    metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: ['https://app.example/icon.png'] },
    features: { email: false, socials: ['x'], swaps: true, send: false, pay: true, emailCapture: ['required'] },
    basic: true,
    isEmbedded: true,
    manualPairing: true,
    reconnect: false,
    networkSwitch: false,
    chooseFamily: true,
    allowUnsupportedNetwork: true,
    unsupportedNetworkDismissible: false,
    wallets: {
      featured: ['a'],
      include: ['b'],
      exclude: ['c'],
      custom: [
        {
          id: 'mine',
          name: 'Mine',
          image_id: 'mine-image',
          image_url: '/mine.png',
          rdns: 'com.mine',
          mobile_link: 'mine://',
          desktop_link: 'https://mine.example',
          webapp_link: 'https://mine.example/app',
          chains: ['eip155:1'],
        },
      ],
    },
    termsUrl: 'https://app.example/terms',
    privacyUrl: 'http://localhost:3000/privacy',
    tokens: { 'eip155:1': { address: '0xabc', image: 'data:image/png;base64,AA' } },
    rpcUrls: { 'eip155:1': ['https://rpc.example/v1'] },
    images: { networks: { solana: 'https://app.example/s.png' }, connectors: { injected: './i.png' } },
    storagePrefix: '@app/wallet',
    sdkType: 'custom',
    sdkVersion: 'react-eip155,solana-1.2.3',
    debug: false,
    logLevel: 'debug',
    allowedOrigins: ['https://*.app.example'],
  }

  test('default: everything at once', () => {
    expect(lines(given)).toEqual([])
    expect(read(given)).toMatchObject({
      ...given,
      wallets: { ...given.wallets, custom: [expect.objectContaining({ id: 'mine', image_url: '/mine.png', chains: ['eip155:1'] })] },
    })
  })

  test('parameters: a single relay', () => {
    expect(read({ endpoints: { relay: 'wss://a.example' } }).endpoints.relay).toEqual(['wss://a.example'])
  })

  test.each([
    ['socials', ['facebook', 'x'], ['facebook', 'x', 'google', 'farcaster', 'discord', 'apple', 'github']],
    ['walletFeatures', ['send'], ['send', 'onramp', 'swaps', 'receive']],
    ['connectorTypes', ['custom', 'custom'], ['custom', 'walletConnect', 'recent', 'injected', 'featured', 'external', 'recommended']],
    ['connectMethods', ['wallet'], ['wallet', 'email', 'social']],
  ] as const)('behavior: an order never hides: what %s leaves out follows', (name, order, used) => {
    expect(read({ orders: { [name]: order } }).orders[name]).toEqual(used)
  })

  test('behavior: an order that is no list is told once and the default holds', () => {
    expect(lines({ orders: { connectMethods: 'wallet' } })).toEqual(["Option orders.connectMethods: found 'wallet', give a list."])
    expect(read({ orders: { connectMethods: 'wallet' } }).orders.connectMethods).toBeUndefined()
  })
})

describe('a host object', () => {
  test('behavior: changing it afterwards has no effect', () => {
    const raw = { ...base, features: { swaps: ['a'] }, endpoints: { wallet: 'https://a.example' }, networks: [structuredClone(mainnet)] }
    const { options } = readOptions(raw)
    raw.projectId = 'other'
    raw.features.swaps.push('b')
    raw.endpoints.wallet = 'https://evil.example'
    raw.networks.push(structuredClone(mainnet))
    if (raw.networks[0]) raw.networks[0].rpcUrls.default.http[0] = 'https://evil.example'
    expect(options.projectId).toBe('project')
    expect(options.features.swaps).toEqual(['a'])
    expect(options.endpoints.wallet).toBe('https://a.example')
    expect(options.networks).toHaveLength(1)
    expect(options.networks[0]?.rpcUrls.default.http).toEqual(['https://rpc.example'])
  })

  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))

  test('behavior: what comes out is frozen to the last leaf', () => {
    expect(isFrozen(readOptions(base))).toBe(false)
    expect(isFrozen(readOptions(base).options)).toBe(true)
    expect(isFrozen(readOptions({}).options)).toBe(true)
    const more = {
      features: { socials: ['x'] },
      orders: { connectMethods: ['wallet'] },
      wallets: { custom: [{ id: 'a', name: 'A', chains: ['eip155:1'] }] },
      tokens: { 'eip155:1': { address: '0x' } },
      rpcUrls: { 'eip155:1': [] },
      defaultNetwork: 1,
      allowedOrigins: ['x'],
      metadata: { icons: [] },
    }
    expect(isFrozen(read(more))).toBe(true)
  })

  test('behavior: records find nothing that nobody wrote', () => {
    const { endpoints, features, tokens, rpcUrls, images, defaultAccountTypes } = read()
    for (const record of [endpoints, features, tokens, rpcUrls, images.networks, images.connectors, defaultAccountTypes]) {
      expect(record).not.toHaveProperty('constructor')
      expect(Object.getPrototypeOf(record)).toBeNull()
    }
  })

  test('behavior: what stands on its prototype is not read', () => {
    expect(readOptions(Object.create({ ...base, basic: true })).options.basic).toBe(false)
  })

  test('behavior: a getter is asked once, and one that throws spoils its own field alone', () => {
    let asked = 0
    const raw = {
      ...base,
      get basic() {
        asked += 1
        return true
      },
      get reconnect(): boolean {
        throw new Error('no')
      },
    }
    const { options, problems } = readOptions(raw)
    expect(asked).toBe(1)
    expect(options.basic).toBe(true)
    expect(options.reconnect).toBe(true)
    expect(problems.map(problemText)).toEqual(['Option reconnect: throws, give plain data.'])
  })

  test('behavior: long lists and endless problems have an end', () => {
    const featured = Array.from({ length: 5_000 }, (_, index) => `wallet-${index}`)
    expect(read({ wallets: { featured } }).wallets.featured).toHaveLength(1_000)
    expect(lines({ wallets: { featured } })).toEqual(['Option wallets.featured: has more than 1000 entries, the others are left out.'])
    const rpcUrls = Object.fromEntries(featured.map((name, index) => [`eip155:${index}`, [`https://${name}.example`]]))
    expect(Object.keys(read({ rpcUrls }).rpcUrls)).toHaveLength(1_000)
    const nonsense = Object.fromEntries(featured.map((name) => [name, 1]))
    expect(lines(nonsense)).toHaveLength(100)
    expect(readOptions(nonsense).problems[0]?.alert).toBe('APKT008')
  })
})

describe('junk in every option', () => {
  const reference = readOptions(base).options

  test.each(optionNames.flatMap((name) => exoticValues.map((exotic) => [name, exotic] as const)))(
    'behavior: %s: $name',
    (name, { make }) => {
      const { options } = readOptions(Object.defineProperty({ ...base }, name, { value: make(), enumerable: true }))
      const others = optionNames.filter((each) => each !== name && !(name === 'networks' && each === 'defaultNetwork'))
      for (const other of others) expect(options[other as keyof KernelOptions]).toEqual(reference[other as keyof KernelOptions])
      expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
    },
  )

  test('behavior: whatever the options are, nothing but the two sign-ins is thrown', () => {
    const value = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true })
    const raw = fc.record(Object.fromEntries(optionNames.filter((name) => name !== 'siwx').map((name) => [name, value])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(raw, (options) => {
        const { networks, reconnect } = readOptions(options).options
        expect(Array.isArray(networks)).toBe(true)
        expect(typeof reconnect).toBe('boolean')
      }),
    )
  })
})
