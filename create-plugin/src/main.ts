import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { type Ask, terminal } from './ask.js'
import { ownFolder } from './examples.js'
import { pluginFiles } from './plugin-files.js'
import { readAnswers } from './read-answers.js'
import { readFlags } from './read-flags.js'
import { writeAll } from './write-all.js'

/** Input and output of the command. */
export interface World {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly ask: Ask | undefined
}

const help = `npm create billfold-plugin -- --kind chain --name lichen

  --kind    chain, connector or feature
  --name    lower-case letters, digits and hyphens
  --folder  where to write it; billfold-<name> when absent

What is not said is asked for, where somebody sits.`

/** Writes a plugin, or says why it cannot; gives the exit code. */
export async function main(args: readonly string[], world?: World): Promise<number> {
  if (world !== undefined) return begin(args, world)
  const person = terminal()
  try {
    return await begin(args, { say: (line) => console.log(line), complain: (line) => console.error(line), ask: person?.ask })
  } finally {
    person?.close()
  }
}

async function begin(args: readonly string[], { say, complain, ask }: World): Promise<number> {
  const flags = readFlags(args)
  if ('problem' in flags) return refuse(flags.problem, complain)
  if (flags.help === true) return (say(help), 0)
  const answers = await readAnswers(flags, { ask, complain })
  if ('problem' in answers) return refuse(answers.problem, complain)
  const problem = writeAll(answers.folder, pluginFiles({ ...answers, version: ownVersion() }))
  if (problem !== undefined) return refuse(problem, complain)
  const place = relative(process.cwd(), answers.folder) || '.'
  say(`A ${answers.kind} plugin stands in ${place}. Next:\n\n  cd ${place}\n  npm install\n  npm test\n  npm start`)
  return 0
}

function refuse(problem: string, complain: World['complain']): number {
  complain(problem)
  return 1
}

/** The version of a new plugin's packages of Billfold: they come out together with the command that writes it. */
function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ownFolder(), 'package.json'), 'utf8')) as { readonly version: string }
  return version
}
