import type { CloudConfig } from '../../config/config.js'
import { ConfigError } from '../../config/config-schema.js'
import { hideSecrets, secretsOf } from '../../operations/secrets.js'
import { configFindings } from './config-findings.js'
import { databaseFindings } from './database-findings.js'
import { type Finding, findingLine } from './finding.js'
import { networkFindings } from './network-findings.js'

/** Looks at everything that a configuration names, and says what is wrong and how to mend it. True when nothing is wrong. */
export async function runDoctor(read: () => Promise<CloudConfig>, say: (line: string) => void): Promise<boolean> {
  const { findings, hide } = await examine(read)
  for (const finding of findings) say(hide(findingLine(finding)))
  const wrong = findings.filter(({ kind }) => kind === 'wrong').length
  say(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to mend.`)
  return wrong === 0
}

interface Examination {
  readonly findings: readonly Finding[]
  readonly hide: (text: string) => string
}

async function examine(read: () => Promise<CloudConfig>): Promise<Examination> {
  let config: CloudConfig
  try {
    config = await read()
  } catch (error) {
    return { findings: unreadable(error), hide: (text) => text }
  }
  const parts = await Promise.all([databaseFindings(config), networkFindings(config)])
  return { findings: [...configFindings(config), ...parts.flat()], hide: hideSecrets(secretsOf(config)) }
}

function unreadable(error: unknown): readonly Finding[] {
  const remedy = 'the README lists every field and what it may be'
  if (error instanceof ConfigError) return error.problems.map((line) => ({ kind: 'wrong', line, remedy }))
  return [{ kind: 'wrong', line: error instanceof Error ? error.message : String(error), remedy }]
}
