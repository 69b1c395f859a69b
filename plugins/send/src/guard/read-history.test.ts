import { expect, test } from 'vitest'
import { readHistory } from './read-history.js'

const me = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const row = (sentFrom: string, transfers: readonly object[], more: object = {}): object => ({
  metadata: { sentFrom, sentTo: '0xbob', status: 'confirmed', ...more },
  transfers,
})
const move = (direction: string, numeric: string, value?: number): object => ({ direction, quantity: { numeric }, ...(value && { value }) })

test.each<[what: string, row: unknown, found: readonly object[]]>([
  ['what the account sent itself', row(me.toLowerCase(), [move('out', '1.5', 3_000)]), [{ address: '0xbob', bond: 'paid' }]],
  ['what the account did without sending anything', row(me, [move('out', '0')]), []],
  ['what failed', row(me, [move('out', '1')], { status: 'failed' }), []],
  ['money from others', row('0xeve', [move('in', '5', 5)]), [{ address: '0xeve', bond: 'payer' }]],
  ['dust from others', row('0xeve', [move('in', '0.000001', 0.002)]), [{ address: '0xeve', bond: 'planted' }]],
  ['a token of no worth from others', row('0xeve', [move('in', '1000000')]), [{ address: '0xeve', bond: 'planted' }]],
  ['a transfer of nothing that others wrote', row('0xeve', [move('out', '0')]), [{ address: '0xeve', bond: 'planted' }]],
  ['what is not whole', { metadata: { sentFrom: 7 } }, []],
  ['nothing', null, []],
])('behavior: %s', (_, told, found) => expect(readHistory([told], me)).toEqual(found))
