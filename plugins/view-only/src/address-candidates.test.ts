import { expect, test } from 'vitest'
import { addressCandidates } from './address-candidates.js'

const evm = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'

test.each([
  ['an address', evm, evm],
  ['with spaces around', `  ${evm}\n`, evm],
  ['a CAIP-10 id', `eip155:10:${evm}`, evm],
  ['a payment link of EVM', `ethereum:pay-${evm}@1?value=1e18`, evm],
  ['a payment link of Bitcoin', 'bitcoin:bc1qxyz0123456789?amount=1', 'bc1qxyz0123456789'],
  ['the page of an explorer', `https://scan.example/address/${evm}#tokentxns`, evm],
  ['a page that names it in its query', `https://scan.example/?network=main&a=${evm}`, evm],
  ['a page that names it behind the hash', `https://scan.example/#/account/${evm}`, evm],
])('behavior: %s', (_, text, expected) => expect(addressCandidates(text)).toContain(expected))

test.each([
  ['nothing', '   ', []],
  ['a link that is none', 'https://', ['https://']],
])('behavior: %s', (_, text, expected) => expect(addressCandidates(text)).toEqual(expected))

test('behavior: a text without an end is cut', () => expect(addressCandidates('x'.repeat(5_000_000))[0]).toHaveLength(2_000))
