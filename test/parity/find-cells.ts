import { type GroupFinding, byGroup, chainAdapterChecks, connectorChecks, featureChecks, groupOf, survey } from '@billfold/test/suites'
import type { ChainAdapterSetup, ConnectorSetup, Finding, PluginSetup } from '@billfold/test/suites'

import { type Ability, abilities, allAbilities } from './abilities.js'
import { impossible, needless } from './impossible.js'

/** What the kit looks at of one family. */
export interface FamilySetups {
  readonly adapter?: () => ChainAdapterSetup
  readonly connector?: () => ConnectorSetup
  /** A wallet on a phone, behind a relay. */
  readonly pairing?: () => Promise<ConnectorSetup>
  /** Plugins of the product that bring an ability to the family. */
  readonly features?: Readonly<Partial<Record<Ability, () => PluginSetup>>>
}

/** One cell of the table. A fault is no cell of a table that can be published. */
export type Cell = { readonly is: 'yes' | 'not yet' } | { readonly is: 'impossible' | 'fault'; readonly reason: string }

/** What the kit finds a family to be able to do. */
export async function findCells(family: string, setups: FamilySetups): Promise<Readonly<Record<Ability, Cell>>> {
  const { adapter, connector } = setups
  const findings = [
    ...(adapter === undefined ? [] : await survey({ checks: chainAdapterChecks, setUp: adapter })),
    ...(connector === undefined ? [] : await survey({ checks: connectorChecks, setUp: connector })),
  ]
  const cells = await Promise.all(
    allAbilities.map(async (ability) => [ability, await cellOf({ family, ability, setups, findings })] as const),
  )
  return Object.fromEntries(cells) as Record<Ability, Cell>
}

interface CellQuestion {
  readonly family: string
  readonly ability: Ability
  readonly setups: FamilySetups
  readonly findings: readonly Finding[]
}

async function cellOf({ family, ability, setups, findings }: CellQuestion): Promise<Cell> {
  const own = await findingsOf({ ability, setups, findings })
  const groups = byGroup(own).filter(({ group }) => abilities[ability].includes(group))
  const fault = own.find(({ outcome }) => outcome === 'fails')
  const reason = impossible.find((each) => each.ability === ability && each.families.includes(family))?.reason
  if (fault !== undefined) return { is: 'fault', reason: `${fault.name}: ${fault.reason ?? ''}` }
  if (isThere(groups, abilities[ability])) return { is: 'yes' }
  return reason === undefined ? { is: 'not yet' } : { is: 'impossible', reason }
}

/** What is looked at for an ability: a phone, a plugin of the product, or what the family itself brings. */
async function findingsOf({ ability, setups, findings }: Omit<CellQuestion, 'family'>): Promise<readonly Finding[]> {
  const feature = setups.features?.[ability]
  if (feature !== undefined) return survey({ checks: featureChecks, setUp: feature })
  if (ability !== 'pair with a phone') return findings
  if (setups.pairing === undefined) return []
  return survey({ checks: connectorChecks.filter(({ name }) => abilities[ability].includes(groupOf(name))), setUp: setups.pairing })
}

/** Every group has to hold, and none may have had nothing to look at where there could be something. */
function isThere(found: readonly GroupFinding[], wanted: readonly string[]): boolean {
  const isWhole = ({ holds, lacks }: GroupFinding): boolean => holds > 0 && lacks.every((reason) => needless.includes(reason))
  return wanted.every((name) => found.some((finding) => finding.group === name && isWhole(finding)))
}
