import { afterAll, describe, test } from 'vitest'
import type { PluginSetup } from './bench.js'
import { chainAdapterChecks } from './chain-adapter-checks.js'
import type { ChainAdapterSetup } from './chain-adapter-setup.js'
import type { Check } from './check.js'
import { connectorChecks } from './connector-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { featureChecks } from './feature-checks.js'
import { familyChecks } from './family-checks.js'
import type { FamilySetup } from './family-setup.js'
import { hostileInputChecks } from './hostile-input-checks.js'
import { type Finding, type SetUp, abilityTable, findOut } from './survey.js'

/** Tests a chain plugin: `describeChainAdapter('chain.solana', () => ({ manifest: solana(), … }))`. The setup is made anew for each test. */
export function describeChainAdapter(title: string, setUp: SetUp<ChainAdapterSetup>): void {
  describeChecks(title, { checks: chainAdapterChecks, setUp })
}

/** Tests a connector plugin together with the wallet that it reaches. */
export function describeConnector(title: string, setUp: SetUp<ConnectorSetup>): void {
  describeChecks(title, { checks: connectorChecks, setUp })
}

/** Tests a chain family from one end to the other: a page in which a wallet connects, pays and leaves. */
export function describeFamily(title: string, setUp: SetUp<FamilySetup>): void {
  describeChecks(title, { checks: familyChecks, setUp })
}

/** Tests a connector plugin, or the base that it stands on, with hostile input from the wallet. */
export function describeHostileInput(title: string, setUp: SetUp<ConnectorSetup>): void {
  describeChecks(title, { checks: hostileInputChecks, setUp })
}

/** Tests a feature plugin. */
export function describeFeature(title: string, setUp: SetUp<PluginSetup>): void {
  describeChecks(title, { checks: featureChecks, setUp })
}

/** Timeout of one check on a busy machine, in milliseconds: most take a few. */
const timeout = 120_000

export interface DescribeChecksOptions<S> {
  readonly checks: readonly Check<S>[]
  readonly setUp: SetUp<S>
}

/** Runs checks as tests. A check that does not apply is skipped, with its reason. */
export function describeChecks<S extends PluginSetup>(title: string, { checks, setUp }: DescribeChecksOptions<S>): void {
  describe(title, () => {
    const findings: Finding[] = []
    test.for(checks.map((check) => [check.name, check] as const))('%s', { timeout }, async ([, check], { skip }) => {
      const { error, ...finding } = await findOut(check, setUp)
      findings.push(finding)
      if (finding.outcome === 'fails') throw error
      if (finding.outcome === 'absent') skip(finding.reason)
    })
    // Printed once, whatever the reporter shows of single tests.
    afterAll(() => console.info(abilityTable(title, findings)))
  })
}
