import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { readConfig } from './config-schema.js'
import { readEnvironment } from './environment.js'

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-env-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

describe('readEnvironment', () => {
  test('default: each variable is a field; JSON where it is JSON, else text; others are left alone', async () => {
    const { options } = await readEnvironment({
      PATH: '/bin',
      BILLFOLD_CLOUD_PORT: '9000',
      BILLFOLD_CLOUD_HOST: '0.0.0.0',
      BILLFOLD_CLOUD_TRUST_PROXY: 'true',
      BILLFOLD_CLOUD_RATE_LIMIT: '{"calls":1,"seconds":2}',
      BILLFOLD_CLOUD_PROJECTS: '[{"id":"my-app"}]',
    })
    expect(options).toEqual({
      ...{ port: 9_000, host: '0.0.0.0', trustProxy: true, rateLimit: { calls: 1, seconds: 2 } },
      projects: [{ id: 'my-app' }],
    })
  })

  test('behavior: a secret may be in a file', async () => {
    const { options } = await readEnvironment({ BILLFOLD_CLOUD_DATABASE_URL_FILE: await fileWith('postgres://x@db/cloud\n') })
    expect(options).toEqual({ databaseUrl: 'postgres://x@db/cloud' })
  })

  test('behavior: a variable without a field, a file that is not there and a field that is said twice are named, all of them', async () => {
    const reading = readEnvironment({
      BILLFOLD_CLOUD_PROT: '1',
      BILLFOLD_CLOUD_ADMIN_SECRET_FILE: '/nowhere/secret',
      BILLFOLD_CLOUD_DATABASE_URL: 'postgres://x@db/cloud',
      BILLFOLD_CLOUD_DATABASE_URL_FILE: await fileWith('postgres://y@db/cloud'),
    })
    await expect(reading).rejects.toThrow(/BILLFOLD_CLOUD_PROT: there is no such field/)
    await expect(reading).rejects.toThrow(/BILLFOLD_CLOUD_ADMIN_SECRET_FILE: ENOENT/)
    await expect(reading).rejects.toThrow(/BILLFOLD_CLOUD_DATABASE_URL_FILE: BILLFOLD_CLOUD_DATABASE_URL says the same field/)
  })

  test('behavior: every wrong value is named with the variable that has it', async () => {
    const { options, saidBy } = await readEnvironment({
      BILLFOLD_CLOUD_PORT: 'x',
      BILLFOLD_CLOUD_ADMIN_SECRET: 'short',
      BILLFOLD_CLOUD_PROJECTS: '[]',
    })
    const words =
      /port \(BILLFOLD_CLOUD_PORT\).*adminSecret \(BILLFOLD_CLOUD_ADMIN_SECRET\): is a secret.*projects \(BILLFOLD_CLOUD_PROJECTS\): has no project/s
    expect(() => readConfig(options, saidBy)).toThrow(words)
  })
})
