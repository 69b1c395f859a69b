import { afterAll, describe, test } from 'vitest'
import type { PluginSetup } from './bench.js'
import { chainAdapterChecks } from './chain-adapter-checks.js'
import type { ChainAdapterSetup } from './chain-adapter-setup.js'
import { Absent, type Check } from './check.js'
import { connectorChecks } from './connector-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { featureChecks } from './feature-checks.js'
import { type Finding, type SetUp, abilityTable, runCheck } from './survey.js'

/** Tests a chain plugin: `describeChainAdapter('chain.solana', () => ({ manifest: solana(), … }))`. The setup is made anew for each test. */
export function describeChainAdapter(title: string, setUp: SetUp<ChainAdapterSetup>): void {
  describeChecks(title, { checks: chainAdapterChecks, setUp })
}

/** Tests a connector plugin together with the wallet that it reaches. */
export function describeConnector(title: string, setUp: SetUp<ConnectorSetup>): void {
  describeChecks(title, { checks: connectorChecks, setUp })
}

/** Tests a feature plugin. */
export function describeFeature(title: string, setUp: SetUp<PluginSetup>): void {
  describeChecks(title, { checks: featureChecks, setUp })
}

/** How long one check may take on a busy machine, in milliseconds: most take a few. */
const longest = 120_000

interface DescribeChecksOptions<S> {
  readonly checks: readonly Check<S>[]
  readonly setUp: SetUp<S>
}

function describeChecks<S extends PluginSetup>(title: string, { checks, setUp }: DescribeChecksOptions<S>): void {
  describe(title, () => {
    const findings: Finding[] = []
    test.each(checks.map((check) => [check.name, check] as const))(
      '%s',
      async (name, check) => {
        const { finding, error } = await outcomeOf(name, () => runCheck(check, setUp))
        findings.push(finding)
        if (finding.outcome === 'fails') throw error
      },
      longest,
    )
    // Printed once, whatever the reporter shows of single tests.
    afterAll(() => console.info(abilityTable(title, findings)))
  })
}

/** A check with nothing to look at is no failure: it is a line of the table. */
async function outcomeOf(name: string, run: () => Promise<void>): Promise<{ readonly finding: Finding; readonly error?: unknown }> {
  try {
    await run()
    return { finding: { name, outcome: 'holds' } }
  } catch (error) {
    if (error instanceof Absent) return { finding: { name, outcome: 'absent', reason: error.message } }
    return { finding: { name, outcome: 'fails', reason: String(error) }, error }
  }
}
