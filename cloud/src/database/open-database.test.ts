import { chmod, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { missingPostgres, notRun } from '../../testing/missing-postgres.js'
import { forkRelay, startRelayProcess } from '../../testing/relay-process.js'
import { testDatabase } from '../../testing/test-database.js'
import { importJsonStore } from '../store/import-json-store.js'
import { SqlStore } from '../store/sql-store.js'
import { openDatabase } from './open-database.js'

let folder: string
const log = vi.fn<(line: string, error?: unknown) => void>()
beforeEach(async () => {
  log.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'cloud-data-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The small files of a folder, and the sizes of the others. */
async function contentOf(files: string): Promise<Readonly<Record<string, string | number>>> {
  // A server that tried leaves a note of that.
  const names = (await readdir(files, { recursive: true })).filter((name) => !name.startsWith('postmaster.')).toSorted()
  const entries = names.map(async (name) => {
    const { size } = await stat(join(files, name))
    return [name, size < 10_000 && size > 0 ? await readFile(join(files, name), 'hex').catch(() => size) : size] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const place = { table: 'names', key: 'alice' }

describe.each(missingPostgres === undefined ? (['embedded', 'pglite'] as const) : (['pglite'] as const))(
  'a database of its own: %s',
  (engine) => {
    test('default: what is kept is there after a restart', async () => {
      const options = { dataFolder: join(folder, 'data'), engine }
      const first = await openDatabase(options, log)
      await new SqlStore(first.queries).change(place, () => ({ value: 7 }))
      await first.close()
      const second = await openDatabase(options, log)
      expect([second.engine, await new SqlStore(second.queries).read(place)]).toEqual([engine, 7])
      await second.close()
      expect(log).not.toHaveBeenCalled()
    })

    test('behavior: a second cloud in the folder is refused, and told who has it, in this process and in another', async () => {
      const options = { dataFolder: join(folder, 'data'), engine }
      const first = await openDatabase(options, log)
      const told = `is in use by process ${process.pid}: two clouds cannot share a folder`
      await expect(openDatabase(options, log)).rejects.toThrow(told)
      await expect(startRelayProcess(options)).rejects.toThrow(told)
      await first.close()
    })

    test.each([
      ['of a newer PostgreSQL', 'PG_VERSION', (file: string) => writeFile(file, '99\n'), 'was written by PostgreSQL 99, and this is 18'],
      ['that lost their version', 'PG_VERSION', (file: string) => rm(file), 'the file PG_VERSION is missing. Nothing was changed.'],
      ['that are damaged', 'global/pg_control', (file: string) => truncate(file, 10), 'could not be started in'],
    ])('behavior: files %s are told with what to do, and left alone', async (_, name, damage, told) => {
      const dataFolder = join(folder, 'data')
      const files = join(dataFolder, engine === 'pglite' ? 'pglite' : 'postgres')
      await (await openDatabase({ dataFolder, engine }, log)).close()
      await damage(join(files, name))
      const before = await contentOf(files)
      await expect(openDatabase({ dataFolder }, log)).rejects.toThrow(told)
      expect(await contentOf(files)).toEqual(before)
      expect((await readdir(dataFolder)).toSorted()).toEqual(engine === 'pglite' ? ['pglite'] : ['libraries', 'password', 'postgres'])
    })
  },
)

describe.skipIf(missingPostgres !== undefined)(`openDatabase${notRun}`, () => {
  test('default: without a folder it is gone when it closes', async () => {
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(() => void vi.unstubAllEnvs())
    const database = await openDatabase({}, log)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^billfold-cloud-/)])
    await database.close()
    expect(await readdir(folder)).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('behavior: without a folder it is gone also when the cloud is killed', async () => {
    // As in /tmp, everybody may remove what is theirs: PostgreSQL runs as another user when the tests run as root.
    await chmod(folder, 0o1777)
    const relay = await startRelayProcess({}, { TMPDIR: folder })
    expect(await readdir(folder)).toHaveLength(1)
    await relay.kill()
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test.skipIf(process.platform === 'win32')('behavior: it is gone also when the cloud is killed while its files are made', async () => {
    await chmod(folder, 0o1777)
    const { ready, kill } = await forkRelay({}, { TMPDIR: folder })
    const ended = ready.catch((error: Error) => error.message)
    await expect.poll(() => readdir(folder, { recursive: true })).toContainEqual(expect.stringMatching(/postgres\.new$/))
    await kill()
    expect(await ended).toContain('The relay ended')
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test.each([
    ['is a file', 'file'],
    ['is within a file', 'file/data'],
  ])('behavior: a folder that %s is told with what to do', async (_, name) => {
    await writeFile(join(folder, 'file'), '')
    const opening = openDatabase({ dataFolder: join(folder, name) }, log)
    await expect(opening).rejects.toThrow(/cannot be written \(E\w+\): let the user .* or name another folder as dataFolder/)
  })

  test('behavior: a server that is away is said, without its password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:9/db' }, log)
    await expect(opening).rejects.toThrow(/^The database at 127\.0\.0\.1:9 does not answer: (?!.*secret)/)
  })

  test('behavior: the JSON file of an earlier version is taken over once, and stays', async () => {
    const file = join(folder, 'store.json')
    const text = JSON.stringify([
      [place, { value: { age: 7 } }],
      [
        { table: 'names', key: 'brief' },
        { value: 1, until: 5 },
      ],
    ])
    await writeFile(file, text)
    const database = await testDatabase()
    const store = new SqlStore(database.queries)
    await importJsonStore(database.queries, file, 1)
    expect([await store.read(place), await store.keys('names')]).toEqual([{ age: 7 }, ['alice']])
    await store.change(place, () => undefined)
    await importJsonStore(database.queries, file, 2)
    expect([await store.read(place), await readFile(file, 'utf8')]).toEqual([undefined, text])
    await importJsonStore(database.queries, join(folder, 'none.json'), 3)
    await database.close()
  })

  test.each(['{', '{"a":1}', '[[1,2]]'])('behavior: a JSON file that is something else (%s) is said, and left as it is', async (text) => {
    const file = join(folder, 'store.json')
    await writeFile(file, text)
    const database = await testDatabase()
    await expect(importJsonStore(database.queries, file, 1)).rejects.toThrow(
      'is not a store of this server: name another file, or remove it.',
    )
    await database.close()
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})
