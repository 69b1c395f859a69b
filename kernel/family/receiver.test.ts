import { describe, expect, test } from 'vitest'
import { checkReceiver } from './receiver.js'

const harbour = { name: 'Harbour', isAddress: (text: string) => text === 'harbour1' }
const refusal = (address: unknown, family = harbour): unknown => {
  try {
    checkReceiver(address, family)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

describe('checkReceiver', () => {
  test('default: an address of the family is taken', () => expect(refusal('harbour1')).toBe('accepted'))

  test.each([
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'an EVM network'],
    [`0x${'1'.repeat(64)}`, 'Sui'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'Bitcoin'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'a Bitcoin test network'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'a Bitcoin test network'],
    ['ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea', 'Litecoin'],
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 'Stacks'],
    ['ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQVX8X0G', 'a Stacks test network'],
    ['cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'a Cosmos network'],
    ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 'Polkadot or another Substrate network'],
    ['F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4', 'Solana'],
  ])('behavior: %s is said to be of %s', (address, family) =>
    expect(refusal(address)).toBe(`That is an address of ${family}, and not of Harbour. Nothing was sent.`),
  )

  test.each([['a word'], [''], [undefined], [{}], [`0x${'1'.repeat(63)}`]])('behavior: %j is no address', (address) =>
    expect(refusal(address)).toBe('That is no address of Harbour. Nothing was sent.'),
  )

  test('behavior: an address of the family with a wrong checksum is not said to be of another', () =>
    expect(refusal('F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4', { ...harbour, name: 'Solana' })).toBe(
      'That is no address of Solana. Nothing was sent.',
    ))
})
