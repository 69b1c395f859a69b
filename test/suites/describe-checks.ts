import { describe, test } from 'vitest'
import type { PluginSetup } from './bench.js'
import { chainAdapterChecks } from './chain-adapter-checks.js'
import type { ChainAdapterSetup } from './chain-adapter-setup.js'
import type { Check } from './check.js'
import { connectorChecks } from './connector-checks.js'
import type { ConnectorSetup } from './connector-setup.js'
import { featureChecks } from './feature-checks.js'

/** Tests a chain plugin: `describeChainAdapter('chain.solana', () => ({ manifest: solana(), … }))`. The setup is made anew for each test. */
export function describeChainAdapter(title: string, setUp: () => ChainAdapterSetup): void {
  describeChecks(title, { checks: chainAdapterChecks, setUp })
}

/** Tests a connector plugin together with the wallet that it reaches. */
export function describeConnector(title: string, setUp: () => ConnectorSetup): void {
  describeChecks(title, { checks: connectorChecks, setUp })
}

/** Tests a feature plugin. */
export function describeFeature(title: string, setUp: () => PluginSetup): void {
  describeChecks(title, { checks: featureChecks, setUp })
}

interface DescribeChecksOptions<S> {
  readonly checks: readonly Check<S>[]
  readonly setUp: () => S
}

function describeChecks<S>(title: string, { checks, setUp }: DescribeChecksOptions<S>): void {
  describe(title, () => {
    test.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => run(setUp()))
  })
}
