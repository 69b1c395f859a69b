import { execFile } from 'node:child_process'

/** Folder and further variables of a program. */
export interface RunPlace {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program in a folder and gives what it said; what it said is the error when it fails. */
export function runIn(place: string | RunPlace, program: string, ...words: readonly string[]): Promise<string> {
  const { cwd, env = {} } = typeof place === 'string' ? { cwd: place } : place
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...inherited(), ...env }, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' } as const
    execFile(program, words, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`, { cause: error }))
    })
  })
}

/** A Vitest inside of a Vitest is one of its own, and what npm was told is not for other programs. */
export function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|npm_config_loglevel$)/.test(name)))
}
