import { fakeNetwork } from '@billfold/test/fakes'
import { expect, test } from 'vitest'
import { nodeUrls } from './node-urls.js'

test("nodeUrls: the host's own first, then those of each network", () => {
  const rpcUrls = { default: { http: ['https://a'] }, chainDefault: { http: ['https://b'] } }
  const networks = [fakeNetwork('eip155', { id: 1, rpcUrls }), fakeNetwork('eip155', { id: 2 })]
  expect(nodeUrls(networks, { 'eip155:1': ['https://own'], 'eip155:3': ['https://unused'] })).toEqual([
    'https://own',
    'https://a',
    'https://b',
    'https://eip155-2.example',
  ])
})
