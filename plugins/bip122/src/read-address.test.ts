import { describe, expect, test } from 'vitest'
import { readAddress } from './read-address.js'
import { networkForAddress, networkName, networkNamed, netOf, networkIds } from './networks/wallet-networks.js'

/** Addresses of BIP 173, BIP 350 and the first block. */
describe('readAddress', () => {
  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh', ['main']],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'p2sh', ['main']],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', ['test', 'regtest']],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', ['test', 'regtest']],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', ['main']],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', ['test']],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', ['main']],
    ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'p2wpkh', ['regtest']],
  ])('default: %s', (address, kind, nets) => expect(readAddress(address)).toEqual({ kind, nets }))

  test.each([
    ['a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['the checksum of another version', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['small letters and capitals', 'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47Q'],
    ['a version that nobody can spend from yet', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['a program of another length', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
    ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
    ['nothing', ''],
  ])('behavior: %s is none', (_, address) => expect(readAddress(address)).toBeUndefined())
})

describe('networks in the words of wallets', () => {
  test.each([
    ['Mainnet', networkIds.mainnet],
    ['livenet', networkIds.mainnet],
    ['BITCOIN_TESTNET4', networkIds.testnet4],
    ['bitcoin:signet', networkIds.signet],
    ['testnet', networkIds.testnet],
    ['FRACTAL_BITCOIN_MAINNET', undefined],
    ['constructor', undefined],
    [7, undefined],
  ])('behavior: %s', (said, expected) => expect(networkNamed(said)).toBe(expected))

  test('behavior: an address is for the network that the page wants, where that has such addresses', () => {
    expect(networkForAddress(['test'], networkIds.signet)).toBe(networkIds.signet)
    expect(networkForAddress(['test'], networkIds.mainnet)).toBe(networkIds.testnet)
    expect(networkForAddress(['main'], undefined)).toBe(networkIds.mainnet)
    expect(networkForAddress([], undefined)).toBeUndefined()
  })

  test('behavior: a network of its own has the addresses of the test networks, and no name', () => {
    expect([netOf('bip122:abc'), networkName('bip122:abc'), netOf(networkIds.regtest)]).toEqual(['test', undefined, 'regtest'])
  })
})
