/** A small family on the family base: whole it keeps every check, and a careless driver turns hostile input red. */
import { describe, expect, test } from 'vitest'
import { familyFaults } from '../planted/family-faults.js'
import { type FamilyFault, smallFamily } from '../planted/small-family.js'
import { describeConnector, describeFamily, describeHostileInput } from './describe-checks.js'
import { familyChecks } from './family-checks.js'
import { hostileInputChecks } from './hostile-input-checks.js'
import { findOut } from './survey.js'

describeFamily('a small family', smallFamily)
describeConnector('the wallet of a small family', smallFamily)
describeHostileInput('hostile input to the family base', smallFamily)

const made = (): readonly { readonly address: string }[] => [{ address: '0xmade-up' }]

describe('a small family with one fault', () => {
  test('behavior: every check of a family has its fault', () => {
    const isPlanted = (name: string): boolean => familyFaults.some(([, check]) => name.startsWith(check))
    expect(familyChecks.map(({ name }) => name).filter((name) => !isPlanted(name))).toEqual([])
  })

  test.each([
    ['makes accounts up', { driver: { readAccounts: made, network: async () => 'sui:1' } }, /^(?:connect|restore|lists|other account): /],
    ['listens to nothing', { driver: { listen: () => () => undefined } }, /^flood: the /],
  ] satisfies readonly (readonly [string, FamilyFault, RegExp])[])(
    'behavior: a driver that %s: hostile input turns it red',
    async (_, fault, names) => {
      // A proxy that refuses everything never leaves the wallet: awaiting it looks at it.
      const checks = hostileInputChecks.filter(({ name }) => names.test(name) && !name.startsWith('lists: a proxy'))
      const findings = await Promise.all(checks.map((check) => findOut(check, () => smallFamily(fault))))
      expect(findings.filter(({ outcome }) => outcome !== 'fails').map(({ name }) => name)).toEqual([])
    },
  )
})
