import { execFile } from 'node:child_process'

/** Runs a program in a folder and gives what it said; what it said is the error when it fails. */
export function runIn(cwd: string, program: string, ...words: readonly string[]): Promise<string> {
  const { npm_config_loglevel: _quiet, ...inherited } = process.env
  // A Vitest inside of a Vitest is one of its own.
  const env = Object.fromEntries(Object.entries(inherited).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)))
  return new Promise((resolve, reject) => {
    execFile(
      program,
      words,
      { cwd, env, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else reject(new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`, { cause: error }))
      },
    )
  })
}
