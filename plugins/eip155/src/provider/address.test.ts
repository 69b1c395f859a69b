import { expect, test } from 'vitest'
import { isEvmAddress } from './address.js'

const evm = '52908400098527886E0F7030069857D2E4169EE7'

test.each<[string, unknown, boolean]>([
  ['EVM address: 40 hex digits', evm, true],
  ['with an optional 0x prefix', `0x${evm}`, true],
  ['39 digits', `0x${evm.slice(1)}`, false],
  ['41 digits', `0x${evm}0`, false],
  ['a letter that is no hex digit', `0x${evm.slice(1)}g`, false],
  ['a line after it', `0x${evm}\n`, false],
  ['a capital X', `0X${evm}`, false],
  ['no text', 5, false],
  ['nothing', undefined, false],
  ['a list', [evm], false],
])('behavior: %s', (_, address, expected) => expect(isEvmAddress(address)).toBe(expected))
