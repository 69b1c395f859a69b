import { Absent, type Check } from './check.js'

/** Outcome of one check of a plugin. `absent`: the plugin, or its setup, lacks what the check is about. */
export interface Finding {
  readonly name: string
  readonly outcome: 'holds' | 'fails' | 'absent'
  /** Why it fails, or what the plugin lacks. */
  readonly reason?: string
}

/** Outcome of a group of checks: `connect`, `send`, `balances`. */
export interface GroupFinding {
  readonly group: string
  readonly holds: number
  readonly fails: number
  /** Reasons of the checks that did not apply, each once. */
  readonly lacks: readonly string[]
}

export interface SurveyOptions<S> {
  readonly checks: readonly Check<S>[]
  /** Makes the setup anew for each check. */
  readonly setUp: SetUp<S>
}

/** Makes a setup, at once or after something that it needs was started. */
export type SetUp<S> = () => S | Promise<S>

/** Finding of a check that has just run, with the error of one that failed. */
export interface CheckOutcome extends Finding {
  readonly error?: unknown
}

/** Runs a check on a setup of its own, and closes what that opened. */
export async function findOut<S extends object>({ name, run }: Check<S>, setUp: SetUp<S>): Promise<CheckOutcome> {
  try {
    const setup: S & { readonly end?: () => Promise<void> } = await setUp()
    try {
      await run(setup)
    } finally {
      await setup.end?.()
    }
    return { name, outcome: 'holds' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return error instanceof Absent ? { name, outcome: 'absent', reason } : { name, outcome: 'fails', reason, error }
  }
}

/** Runs every check and returns the findings, of which a table of abilities is made. */
export async function survey<S extends object>({ checks, setUp }: SurveyOptions<S>): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const { error: _, ...finding } = await findOut(check, setUp)
    findings.push(finding)
  }
  return findings
}

/** The group that a check belongs to, by its name. */
export function groupOf(name: string): string {
  return name.slice(0, name.indexOf(':'))
}

/** Groups findings, in the order of the checks. */
export function byGroup(findings: readonly Finding[]): readonly GroupFinding[] {
  const groups = [...new Set(findings.map(({ name }) => groupOf(name)))]
  return groups.map((group) => {
    const own = findings.filter(({ name }) => groupOf(name) === group)
    const count = (outcome: Finding['outcome']): number => own.filter((finding) => finding.outcome === outcome).length
    const reasons = own.flatMap(({ outcome, reason }) => (outcome === 'absent' && reason !== undefined ? [reason] : []))
    return { group, holds: count('holds'), fails: count('fails'), lacks: [...new Set(reasons)] }
  })
}

/** Prints findings as a table: what the plugin can, and what it cannot. */
export function abilityTable(title: string, findings: readonly Finding[]): string {
  const groups = byGroup(findings)
  const width = Math.max(...groups.map(({ group }) => group.length))
  const lines = groups.map((group) => `  ${group.group.padEnd(width)}  ${verdict(group)}`)
  return [`${title}: ${findings.filter(({ outcome }) => outcome === 'holds').length} of ${findings.length} checks hold`, ...lines].join(
    '\n',
  )
}

function verdict({ holds, fails, lacks }: GroupFinding): string {
  const parts = [
    ...(holds > 0 ? [`can (${holds})`] : []),
    ...(fails > 0 ? [`FAILS (${fails})`] : []),
    ...(lacks.length > 0 ? [`${holds > 0 ? 'but ' : 'cannot: '}${lacks.join('; ')}`] : []),
  ]
  return parts.join(', ')
}
