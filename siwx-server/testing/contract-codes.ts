import { type Hex, concat, encodeErrorResult, numberToHex, parseAbi, size } from 'viem'

/** What a contract account says of each signature: four bytes, whatever it is asked. */
function sayingAlways(bytes: Hex): Hex {
  // PUSH4 bytes, PUSH1 224, SHL, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN
  return concat(['0x63', bytes, '0x60e01b5f5260205ff3'])
}

/** A contract account that takes every signature (EIP-1271), and one that takes none. */
export const takesAll: Hex = sayingAlways('0x1626ba7e')
export const takesNone: Hex = sayingAlways('0xffffffff')

const lookup = parseAbi(['error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)'])

/** A contract that answers each call with a host that is said to know more (EIP-3668). */
export function askingElsewhere(address: Hex, url: string): Hex {
  const data = encodeErrorResult({
    abi: lookup,
    errorName: 'OffchainLookup',
    args: [address, [url], '0x', '0x12345678', '0x'],
  })
  const length = numberToHex(size(data), { size: 2 })
  // PUSH2 length, PUSH1 12, PUSH0, CODECOPY, PUSH2 length, PUSH0, REVERT, and what is reverted with.
  return concat(['0x61', length, '0x600c5f3961', length, '0x5ffd', data])
}

/** Code that makes a contract of another code. */
export function making(code: Hex): Hex {
  const length = numberToHex(size(code), { size: 2 })
  return concat(['0x61', length, '0x600c5f3961', length, '0x5ff3', code])
}
