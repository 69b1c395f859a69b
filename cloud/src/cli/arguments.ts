import { parseArgs } from 'node:util'

export const usage = `billfold-cloud [--config billfold-cloud.json] [--port 8787] [--host 127.0.0.1]
billfold-cloud doctor    says what is wrong, and how to mend it
billfold-cloud backup    --to backup.jsonl writes everything that is remembered, while the cloud runs or not
billfold-cloud restore   --from backup.jsonl reads it into an empty database
billfold-cloud reseal    puts all shares of accounts under the newest secrets
billfold-cloud recovery-keys [--keys billfold-recovery-keys.json] [--port 8789] [--host 127.0.0.1]
                         serves the key of recovery shares; with --rotate makes a new one, with --prune forgets older ones`

const commands = ['serve', 'doctor', 'backup', 'restore', 'reseal', 'recovery-keys'] as const

/** What a command line says. */
export interface CliArguments {
  readonly command: (typeof commands)[number]
  readonly config?: string | undefined
  readonly port?: string | undefined
  readonly host?: string | undefined
  readonly to?: string | undefined
  readonly from?: string | undefined
  readonly keys?: string | undefined
  readonly rotate?: boolean | undefined
  readonly prune?: boolean | undefined
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Reads a command line. Throws what is wrong with it. */
export function readArguments(args: readonly string[]): CliArguments {
  const options = { config: text, port: text, host: text, to: text, from: text, keys: text, rotate: flag, prune: flag }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [word = 'serve', ...more] = positionals
  const command = commands.find((each) => each === word)
  if (command === undefined || more.length > 0) throw new Error(`There is no command ${positionals.join(' ')}.`)
  return { command, ...values }
}
