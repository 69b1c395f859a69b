import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { placeFinder } from './find-place.js'

const old = `Qm${'Y'.repeat(44)}`
const folder = `bafybei${'a'.repeat(52)}`
const transaction = 'x_-'.repeat(14) + 'x'
const [ipfs, arweave] = ['https://gateway.example/ipfs/', 'https://weave.example/raw/']
const find = placeFinder({ ipfs, arweave, hosts: ['metadata.example.com', '*.example.org', 'http://127.0.0.1:8080'] })

describe('the place of an address', () => {
  test.each([
    ['a content id', `ipfs://${folder}`, `${ipfs}${folder}`],
    ['one of version 0, with a path', `ipfs://${old}/7.json`, `${ipfs}${old}/7.json`],
    ['the word twice', `ipfs://ipfs/${folder}/7`, `${ipfs}${folder}/7`],
    ['no scheme', `${folder}/7`, `${ipfs}${folder}/7`],
    ['a path of IPFS', `/ipfs/${folder}/7`, `${ipfs}${folder}/7`],
    ['the gateway itself', `${ipfs}${folder}/7`, `${ipfs}${folder}/7`],
    ['another gateway', `https://ipfs.io/ipfs/${folder}/7?filename=x#y`, `${ipfs}${folder}/7`],
    ['another gateway without TLS', `http://ipfs.io/ipfs/${folder}/7`, `${ipfs}${folder}/7`],
    ['a gateway with a host for each id', `https://${folder}.ipfs.dweb.link/7`, `${ipfs}${folder}/7`],
    ['a folder', `ipfs://${folder}/a/`, `${ipfs}${folder}/a/`],
    ['a name with a blank', `ipfs://${folder}/low tide.png`, `${ipfs}${folder}/low%20tide.png`],
    ['a name that is escaped', `ipfs://${folder}/low%20tide%23.png`, `${ipfs}${folder}/low%20tide%23.png`],
    ['a name that is escaped twice', `ipfs://${folder}/%252e%252e`, `${ipfs}${folder}/%252e%252e`],
    ['Arweave', `ar://${transaction}/7.json`, `${arweave}${transaction}/7.json`],
    ['Arweave by its own gateway', `https://arweave.net/${transaction}?ext=png`, `${arweave}${transaction}`],
    ['a named host', 'https://metadata.example.com/a?b=c#d', 'https://metadata.example.com/a?b=c'],
    ['a name below a domain', 'https://a.b.example.org/1', 'https://a.b.example.org/1'],
    ['a host that is named without TLS', 'http://127.0.0.1:8080/1', 'http://127.0.0.1:8080/1'],
  ])('parameters: %s', (_, address, url) => expect(find(address)?.url).toBe(url))

  test.each([
    ['a host that nobody named', 'https://spy.example/1.json'],
    ['a named host without TLS', 'http://metadata.example.com/1.json'],
    ['a named host at another port', 'https://metadata.example.com:8443/1.json'],
    ['a named host as the name of somebody', 'https://metadata.example.com@spy.example/1'],
    ['somebody at a named host', 'https://me:secret@metadata.example.com/1'],
    ['a named host as a part of another', 'https://metadata.example.com.spy.example/1'],
    ['a named host behind a backslash', 'https://spy.example\\@metadata.example.com/1'],
    ['the domain itself', 'https://example.org/1'],
    ['what ends like the domain', 'https://spyexample.org/1'],
    ['the metadata of a machine', 'http://169.254.169.254/latest/meta-data'],
    ['this machine', 'http://127.0.0.1/1'],
    ['this machine in other digits', 'http://2130706433/1'],
    ['this machine by IPv6', 'http://[::1]:8080/1'],
    ['a file', 'file:///etc/passwd'],
    ['FTP', 'ftp://metadata.example.com/1'],
    ['a page of data', 'data:application/json,{}'],
    ['a content id that is too short', 'ipfs://Qm123/1.json'],
    ['a content id with a host behind it', `ipfs://${folder}@spy.example/1`],
    ['a way up', `ipfs://${folder}/../../admin`],
    ['a way up, escaped', `ipfs://${folder}/%2e%2e/admin`],
    ['a slash, escaped', `ipfs://${folder}/..%2f..%2fadmin`],
    ['a backslash, escaped', `ipfs://${folder}/..%5cadmin`],
    ['a way up behind the gateway itself', `${ipfs}../admin`],
    ['a new line', `ipfs://${folder}/a%0d%0ahost:x`],
    ['an escape that stands for nothing', `ipfs://${folder}/%zz`],
    ['names of IPNS', 'ipns://docs.ipfs.tech/1'],
    ['a transaction that is too long', `ar://${transaction}x`],
    ['more than anybody writes', `ipfs://${folder}/${'a'.repeat(2_000)}`],
    ['nothing', ''],
    ['no text', 7n],
  ])('behavior: there is none of %s', (_, address) => expect(find(address)).toBeUndefined())

  test('default: nothing is named, and there is no place at all', () => {
    const nowhere = placeFinder({ hosts: [] })
    for (const address of [`ipfs://${folder}`, `ar://${transaction}`, 'https://metadata.example.com/1'])
      expect(nowhere(address)).toBeUndefined()
  })

  test('behavior: an address that pages are told leads to the same place, which is below a gateway or at a host', () => {
    const pieces = fc.constantFrom(
      folder,
      old,
      transaction,
      'ipfs://',
      'ar://',
      'https://',
      'metadata.example.com',
      ipfs,
      '/',
      '..',
      '%2f',
      '%2e',
      '@',
      '\\',
      '?',
      '#',
      ':',
      'a.example.org',
      ' ',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 }), (parts) => {
        const place = find(parts.join(''))
        if (place === undefined) return
        const { href, origin } = new URL(place.url)
        expect(find(place.address)).toEqual(place)
        expect(
          href.startsWith(ipfs) || href.startsWith(arweave) || /^https:\/\/(metadata\.example\.com|[^/@]+\.example\.org)$/.test(origin),
        ).toBe(true)
      }),
    )
  })
})
