import { describe, expect, test } from 'vitest'
import { type Check, chainAdapterChecks, connectorChecks, familyChecks, featureChecks, groupOf, hostileInputChecks } from './index.js'

const suites: Readonly<Record<string, readonly Check<never>[]>> = {
  describeChainAdapter: chainAdapterChecks,
  describeConnector: connectorChecks,
  describeFamily: familyChecks,
  describeHostileInput: hostileInputChecks,
  describeFeature: featureChecks,
}
const all = [...chainAdapterChecks, ...connectorChecks, ...featureChecks].map(({ name }) => name)

describe('the kit', () => {
  test('default: there are at least 150 checks, each counted once', () => {
    expect(new Set(all).size).toBeGreaterThanOrEqual(150)
  })

  test('behavior: without the hostile values there are at least 70 different sentences', () => {
    const sentences = new Set(
      all.filter((name) => !/ (is no account|breaks nothing|is none|is no signature|names no transaction)$/.test(name)),
    )
    expect(sentences.size).toBeGreaterThanOrEqual(70)
  })

  test('behavior: it looks at every side of a plugin', () => {
    const sides =
      'discovery connect restore reject pending silent twice events signing send balances disconnect teardown leak loading budget reach'
    expect([...new Set(all.map(groupOf))]).toEqual(expect.arrayContaining(sides.split(' ')))
  })

  test.each(Object.entries(suites))('behavior: %s says no sentence twice', (_, checks) => {
    const names = checks.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
