import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FrameRequestName,
  errorMessage,
  frameResults,
  pushMessage,
  readAppMessage,
  readFrameMessage,
  readSocialResult,
  requestMessage,
  successMessage,
} from './index.js'

const names = Object.keys(frameResults) as FrameRequestName[]
const user = { address: '0xabc', chainId: 1, email: null, accounts: [{ address: '0xabc', type: 'eoa' }] } as const

const payloads: Readonly<Partial<Record<FrameRequestName, unknown>>> = {
  SWITCH_NETWORK: { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'http://127.0.0.1:8899' },
  CONNECT_EMAIL: { email: 'jo@mail.example' },
  CONNECT_OTP: { otp: '012345' },
  GET_USER: { chainId: 1, preferredAccountType: 'smartAccount' },
  CONNECT_SOCIAL: { uri: 'https://secure.example/?code=1' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'github' },
  IS_CONNECTED: { token: 'abc' },
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  RPC_REQUEST: { method: 'personal_sign', params: ['0x00', '0xabc'], chainId: 1, chainNamespace: 'eip155' },
  UPDATE_EMAIL: { email: 'new@mail.example' },
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '000000' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '999999' },
  SYNC_THEME: { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': '#fff' } },
  SYNC_DAPP_DATA: { projectId: 'project', metadata: { name: 'Shop', icons: [] } },
}
const results: Readonly<Partial<Record<FrameRequestName, unknown>>> = {
  SWITCH_NETWORK: { chainId: 10 },
  CONNECT_EMAIL: { action: 'VERIFY_OTP' },
  GET_USER: user,
  CONNECT_SOCIAL: { ...user, userName: 'jo' },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://login.example/authorize' },
  GET_FARCASTER_URI: { url: 'https://farcaster.example/~/sign-in' },
  CONNECT_FARCASTER: { userName: 'jo' },
  IS_CONNECTED: { isConnected: true },
  GET_CHAIN_ID: { chainId: 1 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1, 10] },
  INIT_SMART_ACCOUNT: { address: '0xabc', isDeployed: false },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address: '0xabc' },
  RPC_REQUEST: { anything: ['at', 1] },
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'new@mail.example' },
}

describe('messages of the frame protocol', () => {
  test.each(names)('parameters: %s, its success and its error arrive as they were sent', (name) => {
    const [payload, result] = [payloads[name], results[name]]
    expect(readAppMessage(requestMessage(name, 'a1', payload as never))).toEqual({ id: 'a1', request: name, payload })
    expect(readFrameMessage(successMessage(name, 'a1', result as never))).toEqual({ kind: 'success', id: 'a1', request: name, result })
    expect(readFrameMessage(errorMessage(name, 'a1', 'no'))).toEqual({ kind: 'error', id: 'a1', request: name, message: 'no' })
  })

  test('behavior: names travel with the prefix of their side', () => {
    expect(requestMessage('RELOAD', 'a1', undefined)).toEqual({ id: 'a1', type: '@w3m-app/RELOAD' })
    expect(successMessage('RELOAD', 'a1', undefined)).toEqual({ id: 'a1', type: '@w3m-frame/RELOAD_SUCCESS' })
    expect(pushMessage('READY', { version: '4' })).toEqual({ type: '@w3m-frame/READY', payload: { version: '4' } })
  })

  test('behavior: an error without words gets some', () => {
    const bare = { id: 'a1', type: '@w3m-frame/RELOAD_ERROR' }
    expect(readFrameMessage(bare)).toEqual({ kind: 'error', id: 'a1', request: 'RELOAD', message: 'An error occurred' })
  })

  test.each([
    ['READY', { type: '@w3m-frame/READY' }, undefined],
    ['SESSION_UPDATE', { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } }, { token: 'abc' }],
  ])('behavior: %s needs no id', (push, data, payload) => {
    expect(readFrameMessage(data)).toEqual({ kind: 'push', push, payload })
  })

  test.each([
    ['nothing', undefined],
    ['a text', '@w3m-app/RELOAD'],
    ['no id', { type: '@w3m-app/RELOAD' }],
    ["the frame's prefix", { id: 'a1', type: '@w3m-frame/RELOAD' }],
    ['an unknown name', { id: 'a1', type: '@w3m-app/APPROVE' }],
    ['a name that every object has', { id: 'a1', type: '@w3m-app/constructor' }],
    ['no e-mail', { id: 'a1', type: '@w3m-app/CONNECT_EMAIL', payload: { email: 'jo' } }],
    ['five digits', { id: 'a1', type: '@w3m-app/CONNECT_OTP', payload: { otp: '12345' } }],
    ['no payload where one is due', { id: 'a1', type: '@w3m-app/RPC_REQUEST' }],
    ['a text without end', { id: 'a1', type: '@w3m-app/CONNECT_SOCIAL', payload: { uri: 'x'.repeat(9_000) } }],
  ])('behavior: a request with %s is none', (_, data) => expect(readAppMessage(data)).toBeUndefined())

  test.each([
    ['no id', { type: '@w3m-frame/RELOAD_SUCCESS' }],
    ["the page's prefix", { id: 'a1', type: '@w3m-app/RELOAD_SUCCESS' }],
    ['neither end', { id: 'a1', type: '@w3m-frame/RELOAD' }],
    ['an unknown name', { id: 'a1', type: '@w3m-frame/APPROVE_SUCCESS' }],
    ['a result of another shape', { id: 'a1', type: '@w3m-frame/GET_USER_SUCCESS', payload: { address: 5, chainId: 1 } }],
    ['a link that runs', { id: 'a1', type: '@w3m-frame/GET_SOCIAL_REDIRECT_URI_SUCCESS', payload: { uri: 'javascript:alert(1)' } }],
    ['a link that is not safe', { id: 'a1', type: '@w3m-frame/GET_FARCASTER_URI_SUCCESS', payload: { url: 'http://far.example' } }],
    ['a token that is none', { type: '@w3m-frame/SESSION_UPDATE', payload: {} }],
  ])('behavior: an answer with %s is none', (_, data) => expect(readFrameMessage(data)).toBeUndefined())

  test('behavior: a popup hands over a link, and nothing else', () => {
    expect(readSocialResult({ resultUri: 'https://secure.example/?code=1' })).toBe('https://secure.example/?code=1')
    expect(readSocialResult({ resultUri: 'javascript:alert(1)' })).toBeUndefined()
    expect(readSocialResult('https://secure.example/')).toBeUndefined()
  })

  test('behavior: whatever arrives, nothing is thrown', () => {
    const type = fc.oneof(
      fc.constantFrom(...names).map((name) => `@w3m-app/${name}`),
      fc.constantFrom(...names).map((name) => `@w3m-frame/${name}_SUCCESS`),
    )
    const data = fc.oneof(fc.anything(), fc.record({ id: fc.anything(), type: fc.oneof(type, fc.string()), payload: fc.anything() }))
    fc.assert(
      fc.property(data, (value) => {
        expect(() => [readAppMessage(value), readFrameMessage(value), readSocialResult(value)]).not.toThrow()
      }),
    )
  })
})
