import { fakeConnector } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isSameWallet } from '../../core/validation/same-wallet.js'
import type { Connector } from '../contract/connector.js'
import { certainIdentity, connectorRows, withoutDuplicates } from './connector-rows.js'

/** Few ids and names over few families, so that many of them are the same wallet in one way or another. */
const connectors = fc.array(
  fc
    .record({
      id: fc.constantFrom('auk', 'gull', 'tern', 'skua', 'Auk'),
      name: fc.constantFrom('Auk', 'Gull', 'Tern Wallet', 'Tern', 'Skua', 'Petrel'),
      namespace: fc.constantFrom('eip155' as const, 'solana' as const, 'sui' as const),
    })
    .map((given) => fakeConnector(given)),
  { maxLength: 12 },
)

const isSame = (one: Connector, other: Connector): boolean => isSameWallet(certainIdentity(one), certainIdentity(other))

describe('connectors in a list', () => {
  test('property: the first to a wallet in its family stays, and nobody else does', () => {
    fc.assert(
      fc.property(connectors, (all) => {
        const isFirst = (connector: Connector, index: number): boolean =>
          !all.slice(0, index).some((other) => other.namespace === connector.namespace && isSame(other, connector))
        expect(withoutDuplicates(all)).toEqual(all.filter(isFirst))
      }),
    )
  })

  test('property: a connector stands in the first row with one to the same wallet', () => {
    fc.assert(
      fc.property(connectors, (all) => {
        const rows: Connector[][] = []
        for (const connector of all) {
          const row = rows.find((each) => each.some((other) => isSame(other, connector)))
          if (row === undefined) rows.push([connector])
          else row.push(connector)
        }
        expect(connectorRows(all).map((row) => row.connectors)).toEqual(rows)
      }),
    )
  })
})
