import { Absent, type Check } from './check.js'

/** How one check of a plugin ended. */
export interface Finding {
  readonly name: string
  readonly outcome: 'holds' | 'fails' | 'absent'
  /** Why it fails, or what the plugin lacks. */
  readonly reason?: string
}

/** What was found in one group of checks: `connect`, `send`, `balances`. */
export interface GroupFinding {
  readonly group: string
  readonly holds: number
  readonly fails: number
  /** What the plugin, or its setup, lacks; each reason once. */
  readonly lacks: readonly string[]
}

export interface SurveyOptions<S> {
  readonly checks: readonly Check<S>[]
  /** Makes the setup anew for each check. */
  readonly setUp: SetUp<S>
}

/** Makes a setup, at once or after something that it needs was started. */
export type SetUp<S> = () => S | Promise<S>

/** Runs a check on a setup of its own, and closes what that opened. */
export async function runCheck<S extends { readonly end?: () => Promise<void> }>({ run }: Check<S>, setUp: SetUp<S>): Promise<void> {
  const setup = await setUp()
  try {
    await run(setup)
  } finally {
    await setup.end?.()
  }
}

/** Runs every check by itself and says what was found: what a table of abilities is made of. */
export async function survey<S extends object>({ checks, setUp }: SurveyOptions<S>): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) findings.push(await find(check, setUp))
  return findings
}

/** The group that a check belongs to, by its name. */
export function groupOf(name: string): string {
  return name.slice(0, name.indexOf(':'))
}

/** What was found, group by group, in the order of the checks. */
export function byGroup(findings: readonly Finding[]): readonly GroupFinding[] {
  const groups = [...new Set(findings.map(({ name }) => groupOf(name)))]
  return groups.map((group) => {
    const own = findings.filter(({ name }) => groupOf(name) === group)
    const count = (outcome: Finding['outcome']): number => own.filter((finding) => finding.outcome === outcome).length
    const reasons = own.flatMap(({ outcome, reason }) => (outcome === 'absent' && reason !== undefined ? [reason] : []))
    return { group, holds: count('holds'), fails: count('fails'), lacks: [...new Set(reasons)] }
  })
}

/** A table for people: what the plugin can, and what it cannot. */
export function abilityTable(title: string, findings: readonly Finding[]): string {
  const groups = byGroup(findings)
  const width = Math.max(...groups.map(({ group }) => group.length))
  const lines = groups.map((group) => `  ${group.group.padEnd(width)}  ${verdict(group)}`)
  return [`${title}: ${findings.filter(({ outcome }) => outcome === 'holds').length} of ${findings.length} checks hold`, ...lines].join(
    '\n',
  )
}

async function find<S extends object>(check: Check<S>, setUp: SetUp<S>): Promise<Finding> {
  const { name } = check
  try {
    await runCheck(check, setUp)
    return { name, outcome: 'holds' }
  } catch (error) {
    return { name, outcome: error instanceof Absent ? 'absent' : 'fails', reason: error instanceof Error ? error.message : String(error) }
  }
}

function verdict({ holds, fails, lacks }: GroupFinding): string {
  const parts = [
    ...(holds > 0 ? [`can (${holds})`] : []),
    ...(fails > 0 ? [`FAILS (${fails})`] : []),
    ...(lacks.length > 0 ? [`${holds > 0 ? 'but ' : 'cannot: '}${lacks.join('; ')}`] : []),
  ]
  return parts.join(', ')
}
