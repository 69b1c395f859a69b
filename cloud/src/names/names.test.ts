import { ens_normalize as normalize } from '@adraffy/ens-normalize'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { alice, brook, carol } from '@billfold/local-chains/evm/seed'
import * as fc from 'fast-check'
import { type Hex, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'
import { isLabel, readZoneName } from './zone-name.js'

const nameZones = ['harbour.id', 'pier.id']
const seconds = (): number => Math.floor(Date.now() / 1000)

interface Sent {
  readonly name?: string
  readonly by?: { readonly privateKey: Hex; readonly address: Hex }
  readonly address?: string
  readonly coinType?: number
  readonly timestamp?: number
  readonly attributes?: unknown
  readonly signature?: string
}

/** Registers a name as a page does: without a project. */
async function register(cloud: Cloud, { by = alice, ...sent }: Sent = {}): Promise<Reply> {
  const { name = 'ada-lovelace.harbour.id', coinType = 0x80000001, address = by.address, attributes = {}, timestamp = seconds() } = sent
  const message = JSON.stringify({ name, attributes, timestamp })
  const signature = sent.signature ?? (await privateKeyToAccount(by.privateKey).signMessage({ message }))
  const body = JSON.stringify({ coin_type: coinType, address, message, signature })
  return ask(cloud, '/v1/profile/account?projectId=', { method: 'POST', body })
}

const reasons = ({ status, json }: Reply): unknown => [status, json.reasons[0].name]

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain({ isBare: true })
})
afterAll(() => chain.stop())

describe('names that people register', () => {
  test('default: registered by a signature, found by the name, and by the address', async () => {
    const cloud = await openCloud({ nameZones })
    const attributes = { avatar: 'https://harbour.example/ada.png' }
    expect((await register(cloud, { attributes })).status).toBe(200)
    const record = {
      name: 'ada-lovelace.harbour.id',
      registered_at: expect.stringMatching(/^\d{4}-.*Z$/),
      updated_at: expect.any(String),
      addresses: { 2147483649: { address: alice.address.toLowerCase(), created: expect.any(String) } },
      attributes: [attributes],
    }
    expect((await ask(cloud, '/v1/profile/account/Ada-Lovelace.harbour.id?apiVersion=2')).json).toEqual(record)
    expect((await ask(cloud, `/v1/profile/reverse/${alice.address}?apiVersion=2&sender=${alice.address}`)).json).toEqual([record])
    expect((await ask(cloud, `/v1/profile/reverse/${brook.address}`)).json).toEqual([])
    expect(reasons(await ask(cloud, '/v1/profile/account/nobody.harbour.id'))).toEqual([404, 'name'])
  })

  test('behavior: a cloud without a zone has no names', async () => {
    expect((await openCloud()).routes.filter((route) => route.includes('profile'))).toEqual([])
  })

  test('behavior: a name that is taken stays with who has it, whoever asks, also at the same moment', async () => {
    const cloud = await openCloud({ nameZones })
    const asked = await Promise.all([alice, brook, carol].map((by) => register(cloud, { by })))
    expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const [owner] = Object.values<{ readonly address: string }>(
      (await ask(cloud, '/v1/profile/account/ada-lovelace.harbour.id')).json.addresses,
    )
    const others = [alice, brook, carol].filter(({ address }) => address.toLowerCase() !== owner?.address)
    for (const by of others) expect(reasons(await register(cloud, { by }))).toEqual([409, 'taken'])
  })

  test('behavior: its owner alone renews it; the same message twice and an older one change nothing', async () => {
    const cloud = await openCloud({ nameZones })
    const now = seconds()
    await register(cloud, { timestamp: now })
    expect((await register(cloud, { timestamp: now })).status).toBe(200)
    await register(cloud, { timestamp: now + 5, coinType: 0x8000000a, attributes: { bio: 'counts' } })
    await register(cloud, { timestamp: now - 60, attributes: { bio: 'older' } })
    const { json } = await ask(cloud, '/v1/profile/account/ada-lovelace.harbour.id')
    expect([Object.keys(json.addresses), json.attributes]).toEqual([['2147483649', '2147483658'], [{ bio: 'counts' }]])
  })

  test('behavior: one address has many names, the one it spoke of last first', async () => {
    const cloud = await openCloud({ nameZones })
    const now = seconds()
    for (const [index, name] of ['ada-one.harbour.id', 'ada-two.harbour.id'].entries())
      await register(cloud, { name, timestamp: now + index })
    await register(cloud, { name: 'ada-one.harbour.id', timestamp: now + 9 })
    const { json } = await ask(cloud, `/v1/profile/reverse/${alice.address}`)
    expect(json.map(({ name }: { readonly name: string }) => name)).toEqual(['ada-one.harbour.id', 'ada-two.harbour.id'])
  })

  test.each<[string, Sent, number, string]>([
    ['a signature of somebody else', { address: brook.address }, 401, 'signature'],
    ['what is no signature', { signature: '0x1234' }, 401, 'signature'],
    ['a clock that is off by an hour', { timestamp: seconds() - 3_600 }, 400, 'timestamp'],
    ['a clock that is ahead by an hour', { timestamp: seconds() + 3_600 }, 400, 'timestamp'],
    ['a short name', { name: 'ada.harbour.id' }, 400, 'name'],
    ['letters of another script', { name: 'аda-lovelace.harbour.id' }, 400, 'name'],
    ['a name of names', { name: 'x.ada-lovelace.harbour.id' }, 400, 'name'],
    ['a name of 255 signs', { name: `${'a'.repeat(244)}.harbour.id` }, 400, 'name'],
    ['another writing', { name: 'xn--lovelace.harbour.id' }, 400, 'name'],
    ['a zone that is only kept', { name: 'ada-lovelace.pier.id' }, 400, 'name'],
    ['a foreign zone', { name: 'ada-lovelace.eth' }, 400, 'name'],
    ['a coin of no EVM network', { coinType: 501 }, 400, 'coin_type'],
    ['an avatar that is a script', { attributes: { avatar: 'javascript:alert(1)' } }, 400, 'message'],
    ['no signature in hex', { signature: 'none' }, 400, 'body'],
  ])('parameters: %s is refused', async (_, sent, status, name) => {
    const cloud = await openCloud({ nameZones })
    expect(reasons(await register(cloud, sent))).toEqual([status, name])
    expect((await ask(cloud, `/v1/profile/reverse/${alice.address}`)).json).toEqual([])
  })

  test('behavior: a clock that is off by ten minutes is taken', async () => {
    expect((await register(await openCloud({ nameZones }), { timestamp: seconds() - 600 })).status).toBe(200)
  })

  test('behavior: a smart account is asked on its network, and a node that is away is told', async () => {
    const account = `0x${'c0'.repeat(20)}`
    // Says yes to every signature (ERC-1271): PUSH4 magic, PUSH1 224, SHL, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN.
    await chain.call('anvil_setCode', [account, '0x631626ba7e60e01b5f5260205ff3'])
    const networks = [harbour(chain.url)]
    const sent = { address: account, coinType: 0x80000000 + 31_337, signature: keccak256(toHex('of a contract')) }
    expect((await register(await openCloud({ nameZones, networks }), sent)).status).toBe(200)
    expect(reasons(await register(await openCloud({ nameZones }), sent))).toEqual([401, 'signature'])
    const away = [harbour('http://127.0.0.1:9')]
    expect(reasons(await register(await openCloud({ nameZones, networks: away }, { log: () => undefined }), sent))).toEqual([502, 'node'])
  })

  test('behavior: suggestions tell whether what is typed is taken, and otherwise only what is free', async () => {
    const cloud = await openCloud({ nameZones })
    await register(cloud, { name: 'harbour.harbour.id' })
    await register(cloud, { name: 'the-harbour.harbour.id' })
    const suggested = async (typed: string, zone = 'harbour.id'): Promise<Reply> =>
      ask(cloud, `/v1/profile/suggestions/${encodeURIComponent(typed)}?zone=${zone}`)
    const { suggestions } = (await suggested('Harbour')).json
    expect(suggestions).toContainEqual({ name: 'harbour.harbour.id', registered: true })
    expect(suggestions).toContainEqual({ name: 'harbour-id.harbour.id', registered: false })
    expect(suggestions.some(({ name }: { readonly name: string }) => name === 'the-harbour.harbour.id')).toBe(false)
    expect((await suggested('🚢')).json).toEqual({ suggestions: [] })
    expect((await suggested('ada')).json.suggestions[0]).toEqual({ name: 'ada-id.harbour.id', registered: false })
    expect(reasons(await suggested('ada', 'reown.id'))).toEqual([400, 'zone'])
  })
})

test('behavior: every name that may be chosen is written as ENSIP-15 writes it', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abcxyzABC019-_ßäа.'), minLength: 0, maxLength: 9 })
  fc.assert(fc.property(label, (text) => !isLabel(text) || normalize(text) === text))
  expect(readZoneName('ADA-1.Harbour.ID', nameZones)).toEqual({ name: 'ada-1.harbour.id', label: 'ada-1', zone: 'harbour.id' })
})
