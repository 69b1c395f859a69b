import { expect, test } from 'vitest'
import { awayAddress, readComeBack } from './away-login.js'

const here = 'https://app.example/shop?item=5#top'

test('default: the secure site reads behind the state where the person came from', () => {
  const url = new URL(awayAddress('https://provider.example/authorize?state=abc&scope=openid', here))
  const state = url.searchParams.get('state') ?? ''
  expect(state.startsWith('abc--')).toBe(true)
  expect(decodeURIComponent(state.slice('abc--'.length))).toBe(here)
  expect(url.searchParams.get('scope')).toBe('openid')
})

test('behavior: an address without a state stays as it is', () => {
  expect(awayAddress('https://provider.example/authorize?x=1', here)).toBe('https://provider.example/authorize?x=1')
})

test('default: the page that comes back is cleaned of the result', () => {
  const resultUri = 'https://keys.example/oauth?code=1&state=2'
  const href = `https://app.example/shop?item=5&result_uri=${encodeURIComponent(resultUri)}#top`
  expect(readComeBack(href)).toEqual({ resultUri, href: here })
})

test('behavior: another page has come back from nowhere', () => expect(readComeBack(here)).toBeUndefined())
