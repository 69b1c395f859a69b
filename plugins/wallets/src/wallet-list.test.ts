import { type Kernel, type KernelOptionsInput, type NetworkInput, type WalletList, createKernel, walletListKey } from '@billfold/kernel'
import { type FakeAnswer, type FakePorts, type FakeRequest, type NetworkFault, fakeDevice, fakePorts, noLeaks } from '@billfold/test/fakes'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wallets } from './manifest.js'

const base = 'https://api.example'
const ethereum: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

const hex = (index: number): string => index.toString(16).padStart(64, '0')
const entry = (index: number, more: object = {}): object => ({
  id: hex(index),
  name: `Wallet ${index}`,
  mobile_link: `w${index}://`,
  ...more,
})

/** A service that has so many wallets, and answers what it is asked. */
function service(count: number, more: (index: number) => object = () => ({})): FakeAnswer {
  const all = Array.from({ length: count }, (_, index) => entry(index, more(index)) as { id: string; name: string; badge_type?: string })
  return ({ query }: FakeRequest) => {
    const list = (key: string): readonly string[] => query[key]?.split(',') ?? []
    const found = all.filter(
      ({ id, name, badge_type }) =>
        (list('include').length === 0 || list('include').includes(id)) &&
        !list('exclude').includes(id) &&
        name.includes(query['search'] ?? '') &&
        (query['badge_type'] === undefined || query['badge_type'] === badge_type),
    )
    const [page, entries] = [Number(query['page']), Number(query['entries'])]
    return { json: { data: found.slice((page - 1) * entries, page * entries), count: found.length } }
  }
}

interface Page {
  readonly ports: FakePorts
  readonly kernel: Kernel
  readonly list: Required<WalletList>
  /** The queries of what was asked, in order. */
  asked(): readonly FakeRequest['query'][]
}

interface PageOptions {
  readonly answers?: readonly [FakeAnswer, ...FakeAnswer[]]
  readonly options?: KernelOptionsInput['wallets']
  readonly isMobile?: boolean
  readonly ports?: FakePorts
  readonly hasEndpoint?: boolean
  readonly networks?: readonly NetworkInput[]
  readonly isBasic?: boolean
}

/** A page with the plugin loaded and its first questions answered. */
async function open({
  answers = [service(100)],
  options = {},
  isMobile = false,
  hasEndpoint = true,
  networks = [ethereum],
  isBasic = false,
  ...rest
}: PageOptions = {}): Promise<Page> {
  const ports = rest.ports ?? fakePorts({ device: fakeDevice({ isMobile }) })
  ports.fetch.route('/getWallets', ...answers)
  const kernel = createKernel(ports, [wallets()], {
    projectId: 'test',
    networks,
    basic: isBasic,
    wallets: options,
    ...(hasEndpoint && { endpoints: { wallet: base } }),
  })
  onTestFinished(() => kernel.destroy())
  const list = (await kernel.load(walletListKey)) as Required<WalletList>
  // The registry and the code that sends calls arrive with the first question.
  const isThere = (): boolean => !ports.device.isOnline() || (hasEndpoint ? ports.fetch.requests : list.recommended).length > 0
  await expect.poll(isThere).toBe(true)
  await ports.clock.settle(20_000)
  return { ports, kernel, list, asked: () => ports.fetch.requests.map(({ query }) => query) }
}

const more = async ({ list, ports }: Page): Promise<void> => {
  list.loadMore()
  await ports.clock.settle(20_000)
}
const busy: FakeAnswer = { status: 429, headers: { 'retry-after': '30' } }
const ids = (found: readonly { readonly id: string }[]): readonly string[] => found.map(({ id }) => id)
const names = (found: readonly { readonly name: string }[]): readonly string[] => found.map(({ name }) => name)
const range = (from: number, to: number): readonly string[] => Array.from({ length: to - from }, (_, index) => hex(from + index))

describe('what is asked', () => {
  test('default: recommended list has 4 entries, the paged list 40 per page, without what is there already', async () => {
    const page = await open()
    expect(page.list.recommended).toHaveLength(4)
    expect(page.list.total).toBe(100)
    await more(page)
    expect(page.asked()).toMatchObject([
      { page: '1', entries: '4', chains: 'eip155:1', projectId: 'test', st: expect.any(String), sv: expect.any(String) },
      { page: '1', entries: '40', exclude: range(0, 4).join(','), chains: 'eip155:1' },
    ])
    expect(ids(page.list.shown)).toEqual(range(0, 44))
    await more(page)
    await more(page)
    expect([page.list.shown.length, page.list.hasMore, page.list.total]).toEqual([100, false, 100])
    await more(page)
    expect(page.asked()).toHaveLength(4)
  })

  test('behavior: featured ones are asked for by their ids and stand in the order of the host', async () => {
    const featured = [hex(7), hex(3), hex(5)]
    const page = await open({ options: { featured } })
    expect(ids(page.list.featured)).toEqual(featured)
    expect(page.asked()).toContainEqual(expect.objectContaining({ page: '1', entries: '3', include: featured.join(',') }))
    expect(page.asked()).toContainEqual(expect.objectContaining({ entries: '4', exclude: featured.join(',') }))
    expect(ids(page.list.recommended)).toEqual(range(0, 5).filter((id) => !featured.includes(id)))
  })

  test('behavior: include and exclude by id go along with every question', async () => {
    const page = await open({ options: { include: range(0, 30), exclude: [hex(2)] } })
    await more(page)
    expect(ids(page.list.shown)).toEqual(range(0, 30).filter((id) => id !== hex(2)))
    expect(page.asked()).toContainEqual(expect.objectContaining({ entries: '1', include: hex(2) }))
  })

  test('behavior: a wallet that is excluded by id is hidden by its rdns and its name too', async () => {
    const more2 = (index: number): object => ({ 2: { rdns: 'com.two' }, 9: { rdns: 'com.two' }, 11: { name: 'Wallet 2' } })[index] ?? {}
    const page = await open({ answers: [service(20, more2)], options: { exclude: [hex(2)] } })
    await more(page)
    expect(page.list.unwanted).toEqual([expect.objectContaining({ rdns: 'com.two', name: 'Wallet 2' })])
    expect(ids(page.list.shown)).toEqual(range(0, 20).filter((_, index) => ![2, 9, 11].includes(index)))
  })

  test('behavior: duplicate wallets are filtered by rdns, by name and by id', async () => {
    const twice = {
      json: { data: [entry(1, { rdns: 'a.b' }), entry(1), entry(2, { rdns: 'a.b' }), entry(3, { name: 'Wallet 1' })], count: 4 },
    }
    const page = await open({ answers: [twice] })
    await more(page)
    expect(ids(page.list.shown)).toEqual([hex(1)])
  })

  test('behavior: wallets whose chains do not intersect are dropped', async () => {
    const chains = (index: number): object => (index % 2 === 0 ? { chains: ['solana:x'] } : { chains: ['eip155:1', 'solana:x'] })
    const page = await open({ answers: [service(10, chains)] })
    await more(page)
    expect(ids(page.list.shown)).toEqual([1, 3, 5, 7, 9].map(hex))
  })

  test.each([
    ['a mobile_link', { mobile_link: 'xyz://' }, true],
    ['a webapp_link', { webapp_link: 'https://x.example/' }, true],
    ['neither', {}, false],
    ['neither, but a deep link of its own', { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' }, true],
  ])('behavior: on a phone a wallet is shown with %s', async (_, fields, isShown) => {
    const page = await open({ answers: [{ json: { data: [{ id: hex(1), name: 'One', ...fields }], count: 1 } }], isMobile: true })
    await more(page)
    expect(page.list.shown).toHaveLength(Number(isShown))
  })

  test('behavior: a page of which nothing is shown is followed by the next one', async () => {
    const links = (index: number): object => ({ mobile_link: index < 90 && index > 3 ? null : 'xyz://' })
    const page = await open({ answers: [service(130, links)], isMobile: true })
    await more(page)
    expect(ids(page.list.shown)).toEqual([...range(0, 4), ...range(90, 124)])
  })

  test('behavior: nobody is asked before the modal is opened', async () => {
    const ports = fakePorts()
    const kernel = createKernel(ports, [wallets()], { projectId: 'test', networks: [ethereum], endpoints: { wallet: base } })
    onTestFinished(() => kernel.destroy())
    await kernel.start()
    await ports.clock.settle(5_000)
    expect(ports.fetch.requests.filter(({ path }) => path === '/getWallets')).toEqual([])
  })
})

describe('search', () => {
  test('behavior: a search waits at least 300 ms, is trimmed and asks for 100 entries', async () => {
    const page = await open()
    const before = page.asked().length
    page.list.search('  Wallet 9 ')
    await page.ports.clock.settle(299)
    expect([page.asked().length, page.list.state]).toEqual([before, 'loading'])
    await page.ports.clock.settle(1)
    expect(page.asked().at(-1)).toMatchObject({ page: '1', entries: '100', search: 'Wallet 9', chains: 'eip155:1' })
    expect([names(page.list.shown).at(0), page.list.shown.length, page.list.state]).toEqual(['Wallet 9', 11, 'idle'])
    page.list.search(' ')
    expect(page.list.shown).toHaveLength(4)
  })

  test('behavior: the latest search wins, however late an earlier one answers', async () => {
    const slow: FakeAnswer = { json: { data: [entry(1)], count: 1 }, delay: 5_000 }
    const page = await open({ answers: [service(100), slow, { json: { data: [entry(2)], count: 1 } }] })
    page.list.search('first')
    await page.ports.clock.settle(400)
    page.list.search('second')
    await page.ports.clock.settle(10_000)
    expect(ids(page.list.shown)).toEqual([hex(2)])
  })

  test('behavior: what is searched for is recorded as SEARCH_WALLET', async () => {
    const page = await open()
    const told: unknown[] = []
    page.kernel.events.on('analytics:recorded', (event) => told.push(event))
    page.list.search('rain')
    await page.ports.clock.settle(300)
    expect(told).toEqual([{ event: 'SEARCH_WALLET', properties: { search: 'rain' } }])
  })

  test('behavior: only wallets with a badge, by badge_type', async () => {
    const page = await open({ answers: [service(50, (index) => ({ badge_type: index < 3 ? 'certified' : 'none' }))] })
    expect([page.list.hasCertified, page.list.isCertifiedOnly]).toEqual([true, false])
    page.list.showCertified(true)
    await page.ports.clock.settle(300)
    expect(page.asked().at(-1)).toMatchObject({ badge_type: 'certified', entries: '100' })
    expect(ids(page.list.shown)).toEqual(range(0, 3))
    page.list.showCertified(false)
    expect(page.list.shown.length).toBeGreaterThan(3)
  })
})

describe('a service that lets the list down', () => {
  test.each<[NetworkFault, WalletList['failure']]>([
    ['forbidden', 'refused'],
    ['limited', 'busy'],
    ['broken', 'unreachable'],
    ['unavailable', 'unreachable'],
    ['html', 'unreachable'],
    ['malformed', 'unreachable'],
    ['cut', 'unreachable'],
    ['redirect', 'unreachable'],
    ['huge', 'unreachable'],
    ['deep', 'unreachable'],
    ['hang', 'unreachable'],
    ['polluting', 'unreachable'],
  ])('behavior: %s is told as %s, what was there stays, and trying again works', async (fault, failure) => {
    const page = await open({ answers: [service(100), fault, fault, fault, fault, service(100)] })
    await more(page)
    await page.ports.clock.settle(60_000)
    expect([page.list.state, page.list.failure, page.list.shown.length, page.list.hasMore]).toEqual(['failed', failure, 4, false])
    page.ports.fetch.route('/getWallets', service(100))
    await more(page)
    expect([page.list.state, page.list.failure, page.list.shown.length]).toEqual(['idle', undefined, 44])
    expect(Reflect.has(Object.prototype, 'isPolluted')).toBe(false)
  })

  test('behavior: 429 with Retry-After 30: waits as told, counts down, and goes on by itself', async () => {
    const page = await open()
    page.ports.fetch.route('/getWallets', busy, service(100))
    page.list.loadMore()
    await page.ports.clock.settle(100)
    expect([page.list.state, page.list.secondsLeft]).toEqual(['loading', 30])
    await page.ports.clock.settle(10_000)
    expect([page.list.secondsLeft, page.list.shown.length]).toEqual([20, 4])
    await page.ports.clock.settle(21_000)
    expect([page.list.state, page.list.secondsLeft, page.list.shown.length]).toEqual(['idle', 0, 44])
  })

  test.each<[string, (list: Page['list']) => void, number]>([
    ['a page', (list) => list.loadMore(), 44],
    ['a search', (list) => list.search('Wallet 7'), 11],
  ])('behavior: %s: it can be asked for at once, and once', async (_, ask, count) => {
    const page = await open()
    page.ports.fetch.route('/getWallets', busy, service(100))
    ask(page.list)
    await page.ports.clock.settle(1_000)
    expect(page.list.secondsLeft).toBeGreaterThan(28)
    const before = page.asked().length
    page.list.tryNow()
    await page.ports.clock.settle(1_000)
    expect([page.list.state, page.list.secondsLeft, page.list.shown.length]).toEqual(['idle', 0, count])
    await page.ports.clock.settle(60_000)
    expect(page.asked()).toHaveLength(before + 1)
  })

  test('behavior: a wait of a moment is not told', async () => {
    const page = await open()
    page.ports.fetch.route('/getWallets', { status: 429, headers: { 'retry-after': '2' } }, service(100))
    page.list.loadMore()
    await page.ports.clock.settle(100)
    expect([page.list.state, page.list.secondsLeft]).toEqual(['loading', 0])
  })

  test('behavior: offline is told so, and the list comes by itself when the network is back', async () => {
    const ports = fakePorts()
    ports.fetch.goOffline()
    ports.device.goOffline()
    const page = await open({ ports })
    await more(page)
    expect([page.list.state, page.list.failure]).toEqual(['failed', 'offline'])
    ports.fetch.goOnline()
    ports.device.goOnline()
    await ports.clock.settle(20_000)
    expect([page.list.state, page.list.shown.length, page.list.recommended.length, page.list.total]).toEqual(['idle', 40, 4, 100])
  })

  test('behavior: APKT010 is raised once', async () => {
    const ports = fakePorts()
    ports.fetch.route('/getWallets', 'limited')
    const kernel = createKernel(ports, [wallets()], { projectId: 'test', networks: [ethereum], endpoints: { wallet: base } })
    onTestFinished(() => kernel.destroy())
    const codes: string[] = []
    kernel.events.on('alert:raised', ({ code }) => codes.push(code))
    const list = await kernel.load(walletListKey)
    await ports.clock.settle(60_000)
    list.loadMore()
    await ports.clock.settle(60_000)
    expect(codes).toEqual(['APKT010'])
  })

  test('behavior: the same page for ever ends the list', async () => {
    const page = await open({ answers: [service(4), { json: { data: [entry(8), entry(9)], count: 100_000 } }] })
    await more(page)
    await more(page)
    await more(page)
    expect([page.list.shown.length, page.list.hasMore, page.asked().length]).toEqual([6, false, 3])
  })

  test('behavior: 100,000 wallets in one answer are cut to what was asked for', async () => {
    const data = Array.from({ length: 5_000 }, (_, index) => entry(index))
    const page = await open({ answers: [{ json: { data, count: 5_000 } }] })
    expect(page.list.recommended).toHaveLength(4)
    await more(page)
    expect(page.list.shown).toHaveLength(40)
  })

  test.each([
    ['an id that leads elsewhere', { id: '../../x' }],
    ['no id', { id: undefined }],
    ['a name of nothing one can see', { name: '\u200b\u202e' }],
    ['a name of the wrong type', { name: 7 }],
  ])('behavior: a row with %s is dropped alone', async (_, fields) => {
    const page = await open({ answers: [{ json: { data: [{ ...entry(1), ...fields }, null, 7, entry(2)], count: 2 } }] })
    expect(ids(page.list.recommended)).toEqual([hex(2)])
  })

  test.each([
    ['mobile_link', 'javascript:alert(1)'],
    ['mobile_link', 'intent://x#Intent;end'],
    ['webapp_link', 'https://user@evil.example/'],
    ['desktop_link', 'file:///etc/passwd'],
    ['homepage', 'http://plain.example'],
    ['rdns', 'not a domain'],
    ['image_id', '../evil'],
    ['badge_type', 'gold'],
    ['chains', 7],
  ])('behavior: a %s of %s is left out, the wallet stays', async (field, value) => {
    const page = await open({ answers: [{ json: { data: [{ id: hex(1), name: 'One', [field]: value }], count: 1 } }] })
    expect(page.list.recommended).toEqual([{ id: hex(1), name: 'One' }])
  })

  test('behavior: nothing is left behind when the kernel ends in the middle of a question', async () => {
    const ports = fakePorts()
    ports.fetch.route('/getWallets', 'hang')
    const kernel = createKernel(ports, [wallets()], { projectId: 'test', networks: [ethereum], endpoints: { wallet: base } })
    const list = await kernel.load(walletListKey)
    list.search('x')
    await ports.clock.settle(100)
    await kernel.destroy()
    expect(ports.leaks()).toEqual(noLeaks)
  })
})

describe('a list for one family', () => {
  const solana: NetworkInput = { ...ethereum, id: 'main', name: 'Solana', chainNamespace: 'solana' }
  const networks = [ethereum, solana]
  const evmFirst = service(100, (index) => ({ chains: [index % 2 === 0 ? 'eip155:1' : 'solana:main'] }))
  const odd = (from: number, to: number): readonly string[] => range(from, to).filter((_, index) => (from + index) % 2 === 1)
  const ofFamily: FakeAnswer = (request) => {
    const chains = request.query['chains']?.split(',') ?? []
    const { json } = (evmFirst as (request: FakeRequest) => { json: { data: { chains: string[] }[]; count: number } })({
      ...request,
      query: { ...request.query, entries: '100', page: '1' },
    })
    const found = json.data.filter((wallet) => chains.length === 0 || wallet.chains.some((chain) => chains.includes(chain)))
    const [page, entries] = [Number(request.query['page']), Number(request.query['entries'])]
    return { json: { data: found.slice((page - 1) * entries, page * entries), count: found.length } }
  }

  test('default: recommended ones, pages, the number of all and what a search asks are its own, and come back when it ends', async () => {
    const page = await open({ answers: [ofFamily], networks })
    await more(page)
    expect([page.list.total, page.list.shown.length]).toEqual([100, 44])
    page.kernel.connectors.narrow('solana')
    await page.ports.clock.settle(1_000)
    expect(ids(page.list.recommended)).toEqual(odd(0, 8))
    expect(ids(page.list.shown)).toEqual(odd(0, 8))
    await more(page)
    expect([page.list.total, ids(page.list.shown)]).toEqual([50, odd(0, 88)])
    expect(page.asked().at(-1)).toMatchObject({ chains: 'solana:main', exclude: odd(0, 8).join(',') })
    page.list.search('Wallet 1')
    await page.ports.clock.settle(1_000)
    expect(page.asked().at(-1)).toMatchObject({ chains: 'solana:main', search: 'Wallet 1' })
    page.list.search('')
    const { length } = page.asked()
    page.kernel.connectors.narrow(undefined)
    await page.ports.clock.settle(1_000)
    expect([page.list.total, page.list.shown.length, page.asked().length]).toEqual([100, 44, length])
  })

  test('behavior: a search that is on is asked again', async () => {
    const page = await open({ answers: [ofFamily], networks })
    page.list.search('Wallet 1')
    await page.ports.clock.settle(1_000)
    page.kernel.connectors.narrow('solana')
    await page.ports.clock.settle(1_000)
    expect(page.asked().at(-1)).toMatchObject({ chains: 'solana:main', search: 'Wallet 1' })
    expect(page.list.shown.every(({ chains }) => chains?.includes('solana:main'))).toBe(true)
  })

  test('behavior: featured wallets of other families are left out', async () => {
    const page = await open({ answers: [evmFirst], networks, options: { featured: [hex(0), hex(1)] } })
    page.kernel.connectors.narrow('solana')
    await page.ports.clock.settle(1_000)
    expect(ids(page.list.featured)).toEqual([hex(1)])
  })

  test('behavior: the packaged registry knows families', async () => {
    const page = await open({ hasEndpoint: false, networks })
    page.kernel.connectors.narrow('solana')
    await expect.poll(() => names(page.list.recommended)).not.toContain('Rabby')
    await more(page)
    expect(page.list.shown.length).toBeGreaterThan(20)
    expect(page.list.shown.filter(({ families }) => families?.includes('solana') !== true)).toEqual([])
  })
})

describe('without an endpoint', () => {
  test('default: the packaged registry serves all of it, and no request is sent', async () => {
    const page = await open({ hasEndpoint: false })
    expect(names(page.list.recommended)).toEqual(['MetaMask', 'Trust Wallet', 'OKX Wallet', 'Phantom'])
    await more(page)
    expect(page.list.shown).toHaveLength(44)
    expect(page.list.total).toBeGreaterThan(500)
    page.list.search('rainb')
    await page.ports.clock.settle(300)
    expect(names(page.list.shown)).toEqual(['Rainbow'])
    expect(page.ports.fetch.requests).toEqual([])
  })

  test('behavior: ids are the same in capitals: featured and excluded', async () => {
    const metaMask = 'C57CA95B47569778A828D19178114F4DB188B89B763C899BA0BE274E97267D96'
    expect(names((await open({ hasEndpoint: false, options: { featured: [metaMask] } })).list.featured)).toEqual(['MetaMask'])
    expect(names((await open({ hasEndpoint: false, options: { exclude: [metaMask] } })).list.recommended)).not.toContain('MetaMask')
  })

  test('behavior: a wallet is featured by an id that it had, and no id is searched', async () => {
    const former = '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'
    const page = await open({ hasEndpoint: false, options: { featured: [former] } })
    expect(names(page.list.featured)).toEqual(['Binance Wallet'])
    page.list.search('8a0ee50d')
    await page.ports.clock.settle(300)
    expect(page.list.shown).toEqual([])
  })

  test('behavior: in basic mode the wallets are left out whose link opens their own browser', async () => {
    const page = await open({
      hasEndpoint: false,
      isBasic: true,
      isMobile: true,
      networks: [ethereum, { ...ethereum, id: 'main', chainNamespace: 'solana' }],
    })
    expect(names(page.list.recommended)).not.toContain('Phantom')
    await more(page)
    for (const name of ['Phantom', 'Solflare', 'Coinbase Wallet', 'Binance Wallet']) expect(names(page.list.shown)).not.toContain(name)
    expect(page.list.unwanted).toEqual([])
  })

  test('behavior: a former name finds a wallet, and one that is over is not offered', async () => {
    const page = await open({ hasEndpoint: false })
    const found = async (text: string): Promise<readonly string[]> => {
      page.list.search(text)
      await page.ports.clock.settle(300)
      return names(page.list.shown)
    }
    expect(await found('BitKeep')).toEqual(['Bitget Wallet'])
    expect(await found('porto')).toEqual([])
  })
})
