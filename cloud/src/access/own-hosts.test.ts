import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'

import { ownHosts } from './own-hosts.js'

describe('ownHosts', () => {
  test.each([
    ['its public address alone', { publicUrl: 'https://cloud.example/x', host: '0.0.0.0', port: '8787' }, ['cloud.example']],
    ['every name of this machine', { host: '127.0.0.1', port: '8787' }, ['127.0.0.1:8787', 'localhost:8787', '[::1]:8787']],
    ['the same by another of them', { host: '::1', port: '80' }, ['127.0.0.1', 'localhost', '[::1]']],
    ['another name', { host: 'cloud.example', port: '8787' }, ['cloud.example:8787']],
  ])('behavior: %s', (_, place, expected) => expect(ownHosts(place)).toEqual(expected))

  test('behavior: a server that listens everywhere is meant by each address of the machine', () => {
    const hosts = ownHosts({ host: '0.0.0.0', port: '8787' })
    const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ family }) => family === 'IPv4'))
    expect(hosts).toEqual(expect.arrayContaining(['localhost:8787', ...own.map(({ address }) => `${address}:8787`)]))
    expect(hosts).not.toContain('cloud.example:8787')
  })
})
