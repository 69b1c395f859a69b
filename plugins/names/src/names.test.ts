import type { Cloud } from '@billfold/cloud'
import { userMessages } from '@billfold/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type NamesPage, namesCloud, namesPage, somebody, zone } from '../testing/names-page.js'
import { profileNamesKey } from './contract.js'

let cloud: Cloud
beforeAll(async () => {
  cloud = await namesCloud()
}, 60_000)
afterAll(() => cloud.stop())
afterEach(() => cloud.faults.clear())

let count = 0
/** A name that no other test has. */
function fresh(): string {
  count += 1
  return `pier-${count}-${crypto.randomUUID().slice(0, 8)}`
}

async function registered(page: NamesPage, label = fresh()): Promise<string> {
  page.store.write(label)
  expect(await page.store.register()).toBe(true)
  return `${label}.${zone}`
}

describe('registering', () => {
  test('default: the message is signed and posted, the profile name set, the cache updated, and the success view shown', async () => {
    const page = await namesPage({ cloud })
    const { kernel, account, posted, ports } = page
    void kernel.modal.open({ view: 'RegisterAccountName' })
    await expect.poll(() => kernel.router.view).toBe('RegisterAccountName')
    const events: unknown[] = []
    kernel.events.on('names:registered', (event) => events.push(event))
    const name = await registered(page)
    const [body] = posted as { coin_type: number; address: string; message: string; signature: string }[]
    expect(body).toEqual({
      coin_type: 2_147_483_649,
      address: account.address,
      message: JSON.stringify({ name, attributes: {}, timestamp: Math.floor(ports.clock.now() / 1000) }),
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    })
    expect(kernel.families.account()?.profileName).toBe(name)
    expect(kernel.router.view).toBe('RegisterAccountNameSuccess')
    expect(events).toEqual([{ namespace: 'eip155', address: account.address, name }])
    expect(page.recorded).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
    const resolver = await kernel.load(profileNamesKey)
    const { length } = page.asked
    expect([await resolver.resolve(name), await resolver.reverse?.(account.address)]).toEqual([account.address, name])
    expect(page.asked.length).toBe(length)
  })

  test('behavior: a name that was taken between look and register goes back to the form, which says so', async () => {
    const [page, other] = await Promise.all([namesPage({ cloud }), namesPage({ cloud })])
    const label = fresh()
    page.store.write(label)
    expect(page.store.isTaken).toBe(false)
    await registered(other, label)
    void page.kernel.modal.open({ view: 'RegisterAccountName' })
    await expect.poll(() => page.kernel.router.view).toBe('RegisterAccountName')
    expect(await page.store.register()).toBe(false)
    expect([page.kernel.router.view, page.store.phase, page.store.isTaken, page.store.failure]).toEqual([
      'RegisterAccountName',
      'form',
      true,
      'failed',
    ])
    expect(page.toast()).toBe(userMessages.nameNotRegistered(`${label}.${zone}`))
    expect(page.kernel.families.account()?.profileName).toBeUndefined()
    expect(page.recorded).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_ERROR'])
  })

  test('behavior: an embedded wallet that showed what it signs gives way to the form on error', async () => {
    const page = await namesPage({
      cloud,
      adapter: {
        signMessage: () => {
          page.kernel.router.push('ApproveTransaction')
          return Promise.reject(new Error('The wallet broke'))
        },
      },
    })
    page.kernel.router.reset('Account')
    page.kernel.router.push('RegisterAccountName')
    page.store.write(fresh())
    expect(await page.store.register()).toBe(false)
    expect(page.kernel.router.history.map(({ view }) => view)).toEqual(['Account', 'RegisterAccountName'])
  })

  test('behavior: an answer that was lost is not the end: the same name once more is a renewal', async () => {
    const page = await namesPage({ cloud })
    const label = fresh()
    await registered(page, label)
    await registered(page, label)
    await page.store.lookUpOwned()
    expect(page.store.owned.map(({ name }) => name)).toEqual([`${label}.${zone}`])
  })

  test('behavior: pressed twice it is asked once', async () => {
    const page = await namesPage({ cloud })
    page.store.write(fresh())
    expect(await Promise.all([page.store.register(), page.store.register()])).toEqual([true, false])
    expect(page.posted).toHaveLength(1)
  })

  test('behavior: one address has many names', async () => {
    const page = await namesPage({ cloud })
    const names = [await registered(page), await registered(page)]
    await page.store.lookUpOwned()
    expect(page.store.owned.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  test('behavior: another account’s signature registers nothing', async () => {
    const other = somebody()
    const page = await namesPage({ cloud, adapter: { signMessage: (_, message) => other.signMessage({ message }) } })
    page.store.write(fresh())
    expect(await page.store.register()).toBe(false)
    expect(page.toast()).toMatch(/^Error registering name pier-/)
  })

  test("behavior: a chain id without a coin type is rejected: 'Invalid chainId'", async () => {
    const page = await namesPage({ cloud, networkId: 2_147_483_648 })
    page.store.write(fresh())
    expect([await page.store.register(), page.toast(), page.posted.length]).toEqual([false, 'Invalid chainId', 0])
  })

  test.each([
    ['', 'empty'],
    ['ada', 'short'],
    ['ad a', 'invalid'],
    ['ada.lovelace', 'invalid'],
    ['аda-lovelace', 'invalid'],
    ['ada\u200Dlovelace', 'invalid'],
    ['🚢🚢🚢🚢', 'invalid'],
    ['ميناء', 'invalid'],
    ['xn--lovelace', 'invalid'],
    ['a'.repeat(255), 'invalid'],
    ['ADA-1815', undefined],
    [`ada-1815.${zone}`, undefined],
  ])('parameters: at least 4 letters, digits and hyphens: %s is %s', async (typed, problem) => {
    const page = await namesPage({ cloud })
    page.store.write(typed)
    expect(page.store.problem).toBe(problem)
    cloud.faults.set('POST /v1/profile/account', { status: 400 })
    expect([await page.store.register(), page.posted.length]).toEqual([false, problem === undefined ? 1 : 0])
  })
})

describe('suggestions', () => {
  test('default: asked once nobody types any more, in the zone of the option; one that is taken is told', async () => {
    const other = await namesPage({ cloud })
    const label = fresh()
    await registered(other, label)
    const page = await namesPage({ cloud })
    for (const typed of [label.slice(0, 5), label.slice(0, 7), label]) page.store.write(typed)
    await page.ports.clock.settle(499)
    const suggestions = (): readonly string[] => page.asked.filter((line) => line.includes('suggestions'))
    expect(suggestions()).toEqual([])
    await page.ports.clock.settle(1)
    await expect.poll(() => page.store.suggestions).toContainEqual({ label, name: `${label}.${zone}`, isRegistered: true })
    expect(suggestions()).toEqual([`GET /v1/profile/suggestions/${label}?zone=${zone}`])
    expect(page.store.isTaken).toBe(true)
  })

  test("behavior: 'Error fetching name suggestions' where the service is away, and the name can be registered all the same", async () => {
    const page = await namesPage({ cloud })
    cloud.faults.set('GET /v1/profile/suggestions/{name}', { status: 500 })
    page.store.write(fresh())
    await page.ports.clock.settle(500)
    await expect.poll(page.toast).toBe('Error fetching name suggestions')
    expect(page.store.areSuggestionsFailed).toBe(true)
    expect(await page.store.register()).toBe(true)
  })
})

describe('looking names up', () => {
  test('default: by name and by address, in either direction once in five minutes, however many want to know', async () => {
    const other = await namesPage({ cloud })
    const name = await registered(other)
    const page = await namesPage({ cloud })
    const resolver = await page.kernel.load(profileNamesKey)
    const { address } = other.account
    const own = (): readonly string[] => page.asked.filter((line) => !line.includes(`reverse/${page.account.address}`))
    expect(await Promise.all([1, 2, 3].map(async () => resolver.reverse?.(address)))).toEqual([name, name, name])
    expect(await resolver.resolve(name.toUpperCase())).toBe(address.toLowerCase())
    expect(await resolver.reverse?.(address.toLowerCase())).toBe(name)
    expect(own()).toEqual([
      `GET /v1/profile/reverse/${address}?sender=${page.account.address}&apiVersion=2`,
      `GET /v1/profile/account/${name}?apiVersion=2`,
    ])
    page.ports.clock.advance(5 * 60_000)
    expect(await resolver.reverse?.(address)).toBe(name)
    expect(own()).toHaveLength(3)
  })

  test('behavior: a connected account has its name, and a picture where there is one', async () => {
    const account = somebody()
    const name = await registered(await namesPage({ cloud, account }))
    const { kernel } = await namesPage({ cloud, account })
    await expect.poll(() => kernel.families.account()?.profileName).toBe(name)
  })

  test('behavior: nobody has it', async () => {
    const { kernel, account } = await namesPage({ cloud })
    const resolver = await kernel.load(profileNamesKey)
    expect([await resolver.resolve(`nobody-at-all.${zone}`), await resolver.reverse?.(account.address)]).toEqual([undefined, undefined])
  })

  test('behavior: a service that lies is not believed: the name has to lead back, within a zone', async () => {
    const { kernel } = await namesPage({ cloud })
    const resolver = await kernel.load(profileNamesKey)
    const [liar, alien] = [somebody().address, somebody().address]
    const record = { name: `stolen.${zone}`, addresses: { 60: { address: somebody().address } }, attributes: [] }
    cloud.faults.set(`GET /v1/profile/reverse/${liar}`, { body: [record] })
    cloud.faults.set(`GET /v1/profile/reverse/${alien}`, {
      body: [{ ...record, name: 'alien.eth', addresses: { 60: { address: alien } } }],
    })
    expect([await resolver.reverse?.(liar), await resolver.reverse?.(alien)]).toEqual([undefined, undefined])
  })

  test('behavior: names of an earlier zone are still found', async () => {
    const { kernel, asked } = await namesPage({ cloud })
    const { item } = kernel.slots.entries('name.resolvers')[0] ?? {}
    expect(item?.suffixes).toEqual(['.harbour.id', '.pier.id'])
    await (await kernel.load(profileNamesKey)).resolve('ada-lovelace.pier.id')
    expect(asked).toContain('GET /v1/profile/account/ada-lovelace.pier.id?apiVersion=2')
  })

  test("behavior: 'Error resolving name' where the service is away", async () => {
    const page = await namesPage({ cloud })
    cloud.faults.set('GET /v1/profile/account/{name}', { status: 500 })
    const resolver = await page.kernel.load(profileNamesKey)
    await expect(resolver.resolve(`ada-lovelace.${zone}`)).rejects.toMatchObject({
      code: 'names/not-resolved',
      message: 'Error resolving name',
    })
    expect(page.toast()).toBe('Error resolving name')
  })

  test("behavior: 'Error fetching names for address' where the service is away while somebody looks at their names", async () => {
    const page = await namesPage({ cloud })
    cloud.faults.set('GET /v1/profile/reverse/{address}', { status: 500 })
    await page.store.lookUpOwned()
    expect([page.toast(), page.store.owned]).toEqual(['Error fetching names for address', []])
  })

  test('behavior: skipped on a network that the service does not know', async () => {
    const page = await namesPage({ cloud, networkId: 7 })
    const resolver = await page.kernel.load(profileNamesKey)
    expect([await resolver.resolve(`ada-lovelace.${zone}`), await resolver.reverse?.(page.account.address)]).toEqual([undefined, undefined])
    expect(page.asked).toEqual([])
  })

  test('behavior: names are for EVM alone', async () => {
    const { kernel } = await namesPage({ cloud })
    const entries = [...kernel.slots.entries('name.resolvers'), ...kernel.slots.entries('account.actions')]
    expect(entries.map(({ item }) => item.namespaces)).toEqual([['eip155'], ['eip155']])
  })
})
