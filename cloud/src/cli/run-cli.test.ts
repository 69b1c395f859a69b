import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { ask } from '../../testing/ask.js'
import { RelayClient } from '../../testing/relay-client.js'
import { testDatabaseUrl } from '../../testing/test-database.js'
import { openDatabase } from '../database/open-database.js'
import { SqlStore } from '../store/sql-store.js'
import { type CliOutcome, runCli } from './run-cli.js'

let folder: string
const started: { stop: () => Promise<unknown> }[] = []
const said = vi.fn<(...line: readonly unknown[]) => void>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloud-cli-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  said.mockClear()
  vi.spyOn(console, 'log').mockImplementation(said)
  vi.spyOn(console, 'error').mockImplementation(said)
})
afterEach(async () => {
  vi.restoreAllMocks()
  // Its database writes into the folder until it has ended.
  await Promise.all(started.splice(0).map((cloud) => cloud.stop()))
  await rm(folder, { recursive: true })
})

const config = (): string => join(folder, 'billfold-cloud.json')
const write = (options: unknown): Promise<void> => writeFile(config(), typeof options === 'string' ? options : JSON.stringify(options))

const run = async (...args: readonly string[]): Promise<CliOutcome> => {
  const outcome = await runCli(['--config', config(), ...args], {})
  if (outcome.running !== undefined) started.push(outcome.running)
  return outcome
}
const allSaid = (): string => said.mock.calls.flat().join('\n')

describe('billfold-cloud', () => {
  test('default: serves what the file describes; the database stands beside the file', async () => {
    await write({ projects: [{ id: 'demo' }], dataFolder: 'data', logLevel: 'silent' })
    const { code, running } = await run('--port', '0')
    expect(code).toBe(0)
    expect(running === undefined ? 0 : (await ask(running.cloud, '/getWallets')).status).toBe(200)
    expect(await readdir(join(folder, 'data'))).toContain('postgres')
  })

  test('behavior: who says everything in the environment needs no file', async () => {
    const environment = {
      BILLFOLD_CLOUD_PROJECTS: '[{"id":"demo"}]',
      BILLFOLD_CLOUD_PORT: '0',
      BILLFOLD_CLOUD_LOG_LEVEL: 'silent',
      BILLFOLD_CLOUD_DATABASE_URL: await testDatabaseUrl(),
    }
    const { running } = await runCli([], environment)
    onTestFinished(async () => running?.stop())
    expect(running === undefined ? 0 : (await ask(running.cloud, '/getWallets')).status).toBe(200)
  })

  test.each([
    ['a file that is not there', undefined, [], 'cannot be read: write one, name another with --config'],
    ['a file that is no JSON', '{', [], 'is not JSON: '],
    ['a file without projects', {}, [], 'projects: '],
    ['a port that is none', { projects: [{ id: 'demo' }] }, ['--port', 'x'], 'port: '],
    ['an argument that is not known', { projects: [{ id: 'demo' }] }, ['--prot', '1'], "Unknown option '--prot'"],
    ['a command that is not known', { projects: [{ id: 'demo' }] }, ['doctr'], 'There is no command doctr.'],
    ['a backup without a file', { projects: [{ id: 'demo' }] }, ['backup'], 'Name the file with --to.'],
  ])('behavior: refuses %s and says how it is used', async (_, options, args, words) => {
    if (options !== undefined) await write(options)
    expect(await run(...args)).toEqual({ code: 1 })
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words))
    expect(said).toHaveBeenCalledWith(expect.stringContaining('billfold-cloud [--config'))
  })
})

describe('the recipe to back up and restore', () => {
  const place = { table: 'names', key: 'alice' }
  const remember = async (databaseUrl: string): Promise<void> => {
    const database = await openDatabase({ databaseUrl }, console.error)
    await new SqlStore(database.queries).change(place, () => ({ value: { age: 7 } }))
    await database.close()
  }
  const remembered = async (databaseUrl: string): Promise<unknown> => {
    const database = await openDatabase({ databaseUrl }, console.error)
    const value = await new SqlStore(database.queries).read(place)
    await database.close()
    return value
  }

  test('default: from a server into another one, and only into an empty one', async () => {
    const [from, to] = [await testDatabaseUrl(), await testDatabaseUrl()]
    const file = join(folder, 'backup.jsonl')
    await write({ projects: [{ id: 'demo' }], databaseUrl: from })
    await remember(from)
    expect((await run('backup', '--to', file)).code).toBe(0)
    expect(await readdir(folder)).toEqual(['backup.jsonl', 'billfold-cloud.json'])
    await write({ projects: [{ id: 'demo' }], databaseUrl: to })
    expect((await run('restore', '--from', file)).code).toBe(0)
    expect(await remembered(to)).toEqual({ age: 7 })
    expect((await run('restore', '--from', file)).code).toBe(1)
    expect(allSaid()).toContain('The database is not empty: name an empty one. Nothing was changed.')
  })

  test('behavior: a cloud with a database of its own is backed up while it runs, and moves to a server', async () => {
    const [to, file] = [await testDatabaseUrl(), join(folder, 'backup.jsonl')]
    await write({ projects: [{ id: 'demo' }, { id: 'test' }], dataFolder: 'data', engine: 'embedded', logLevel: 'silent' })
    const { running } = await run('--port', '0')
    const client = await RelayClient.open(running?.cloud.relayUrl ?? '')
    const topic = 'c'.repeat(64)
    await client.ask('irn_publish', { topic, message: 'sealed', ttl: 3_600, tag: 1 })
    client.close()
    expect((await run('backup', '--to', file)).code).toBe(0)
    await running?.stop()
    await write({ projects: [{ id: 'demo' }, { id: 'test' }], databaseUrl: to, logLevel: 'silent' })
    expect((await run('restore', '--from', file)).code).toBe(0)
    const second = (await run('--port', '0')).running
    const reader = await RelayClient.open(second?.cloud.relayUrl ?? '')
    onTestFinished(() => reader.close())
    await reader.ask('irn_subscribe', { topic })
    await expect.poll(() => reader.pushes.map(({ message }) => message)).toEqual(['sealed'])
    // A number that was given is not given again.
    await reader.ask('irn_publish', { topic, message: 'later', ttl: 3_600, tag: 1 })
  })
})
