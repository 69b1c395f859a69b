import { describe, expect, test } from 'vitest'

import { fromBase64url } from '../bytes/base64url.js'
import { makeDeviceKey, makeProof } from './device-key.js'
import { memoryStore } from './device-store.js'
import { makeSealKey, seal, sealKeyFrom, unseal } from './sealed.js'

describe('sealed', () => {
  test('default: a key opens what it sealed', async () => {
    const key = await makeSealKey()
    const sealed = await seal(key, new Uint8Array([1, 2, 3]))
    expect(await unseal(key, sealed)).toEqual(new Uint8Array([1, 2, 3]))
  })

  test('behavior: no key of this device can be read out', async () => {
    await expect(crypto.subtle.exportKey('raw', await makeSealKey())).rejects.toThrow(/extractable/)
    await expect(crypto.subtle.exportKey('jwk', (await makeDeviceKey()).privateKey)).rejects.toThrow(/extractable/)
  })

  test('behavior: another key, another purpose or a changed byte opens nothing', async () => {
    const secret = crypto.getRandomValues(new Uint8Array(32))
    const sealed = await seal(await sealKeyFrom(secret, 'one'), new Uint8Array(16))
    const changed = new Uint8Array(sealed.data.slice(0))
    changed[0] = (changed[0] ?? 0) ^ 1
    await expect(unseal(await makeSealKey(), sealed)).rejects.toMatchObject({ code: 'keys-mismatch' })
    await expect(unseal(await sealKeyFrom(secret, 'two'), sealed)).rejects.toMatchObject({ code: 'keys-mismatch' })
    await expect(unseal(await sealKeyFrom(secret, 'one'), { ...sealed, data: changed.buffer })).rejects.toMatchObject({
      code: 'keys-mismatch',
    })
  })
})

describe('proof', () => {
  const claims = { method: 'POST', url: 'http://cloud.test/accounts/v1/token', now: 1_700_000_000_500 }
  const read = (part = ''): Record<string, unknown> => JSON.parse(new TextDecoder().decode(fromBase64url(part))) as Record<string, unknown>

  test('default: says which call it is for and with which token, signed by the key that it names', async () => {
    const [header = '', payload = '', signature = ''] = (await makeProof(await makeDeviceKey(), { ...claims, access: 'abc' })).split('.')
    expect(read(payload)).toMatchObject({ htm: 'POST', htu: claims.url, iat: 1_700_000_000 })
    // SHA-256 of "abc", as the standard of it says.
    expect(read(payload)['ath']).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
    const jwk = read(header)['jwk'] as JsonWebKey
    expect(jwk).not.toHaveProperty('d')
    const named = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['verify'])
    const bytes = new TextEncoder().encode(`${header}.${payload}`)
    expect(await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, named, fromBase64url(signature), bytes)).toBe(true)
  })

  test('behavior: no two are alike', async () => {
    const key = await makeDeviceKey()
    const [one, other] = [await makeProof(key, claims), await makeProof(key, claims)]
    expect(read(one.split('.')[1])['jti']).not.toBe(read(other.split('.')[1])['jti'])
  })
})

describe('memory store', () => {
  test('default: says that nothing is kept', async () => {
    const store = memoryStore()
    await store.write('a', 1)
    expect([store.isKept, await store.read('a')]).toEqual([false, 1])
    await store.remove('a')
    expect(await store.read('a')).toBeUndefined()
  })
})
