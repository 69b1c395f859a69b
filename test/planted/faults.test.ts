/** Plugins that do one thing wrong: the kit turns red on each, by the check that is about it. */
import { describe, expect, test } from 'vitest'
import { chainAdapterChecks } from '../suites/chain-adapter-checks.js'
import type { Check } from '../suites/check.js'
import { connectorChecks } from '../suites/connector-checks.js'
import { familyChecks } from '../suites/family-checks.js'
import { featureChecks } from '../suites/feature-checks.js'
import { findOut } from '../suites/survey.js'
import { adapterFaults } from './adapter-faults.js'
import { connectorFaults } from './connector-faults.js'
import { familyFaults } from './family-faults.js'
import { featureFaults } from './feature-faults.js'
import type { PlantedFault } from './plant.js'

describeFaults('an adapter', chainAdapterChecks, adapterFaults)
describeFaults('a connector', connectorChecks, connectorFaults)
// These wait most of the time, each in a page of its own.
describe.concurrent('at once', () => {
  describeFaults('a family', familyChecks, familyFaults)
})
describeFaults('a feature', featureChecks, featureFaults)

test('default: there are at least a hundred, no two alike', () => {
  const all = [adapterFaults, connectorFaults, familyFaults, featureFaults].map((faults) => new Set(faults.map(([fault]) => fault)))
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThanOrEqual(100)
  expect(Math.min(...all.map(({ size }) => size))).toBeGreaterThanOrEqual(25)
})

function describeFaults<S extends object>(kind: string, ...[checks, faults]: [readonly Check<S>[], readonly PlantedFault<S>[]]): void {
  describe(`${kind} with one fault`, () => {
    test.each(faults)('behavior: %s: the kit is red', async (_, about, setUp) => {
      const check = checks.find(({ name }) => name.startsWith(about))
      expect(check && (await findOut(check, setUp))).toMatchObject({ outcome: 'fails' })
    })
  })
}
