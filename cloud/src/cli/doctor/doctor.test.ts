import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'

import { missingPostgres, notRun } from '../../../testing/missing-postgres.js'
import { testDatabaseUrl } from '../../../testing/test-database.js'
import { ConfigError, readConfig } from '../../config/config-schema.js'
import type { CloudOptions } from '../../config/config.js'
import { openDatabase } from '../../database/open-database.js'
import { runDoctor } from './run-doctor.js'

interface Visit {
  readonly isWell: boolean
  readonly text: string
}

async function visit(options: Partial<CloudOptions>): Promise<Visit> {
  const lines: string[] = []
  const config = { projects: [{ id: 'demo', origins: ['https://app.example'] }], ...options }
  const isWell = await runDoctor(
    async () => readConfig(config),
    (line) => lines.push(line),
  )
  return { isWell, text: lines.join('\n') }
}

/** A node that answers everything with the same text, until the test ends. */
async function openNode(said: string): Promise<string> {
  const server = createServer((_, response) => response.end(said))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/key-that-is-secret`
}

const network = (rpcUrl: string) => ({ caipNetworkId: 'eip155:1', name: 'One', rpcUrl }) as const

describe.skipIf(missingPostgres !== undefined)(`billfold-cloud doctor${notRun}`, () => {
  test('default: says of everything that it is good', async () => {
    const databaseUrl = await testDatabaseUrl()
    const { isWell, text } = await visit({ databaseUrl, networks: [network(await openNode('{"result":"0x1"}'))] })
    expect(text).toMatch(/the configuration can be read/)
    expect(text).toMatch(/the database is PostgreSQL \d\d/)
    expect(text).toMatch(/its user may make tables/)
    expect(text).toMatch(/its tables are up to date/)
    expect(text).toMatch(/the database answers in [\d.]+ ms/)
    expect(text).toMatch(/the node of One \(eip155:1\) at 127\.0\.0\.1:\d+ answers/)
    expect(text).toMatch(/Nothing is wrong\.$/)
    expect(isWell).toBe(true)
  })

  test.each([
    ['of another chain', '{"result":"0x5"}', 'is of eip155:5\n          → name a node of this network as rpcUrl'],
    ['that is a web page', '<!doctype html>', 'does not answer: what it says is no answer of a node\n          → start it'],
    ['that wants a key', '{"error":{"code":-32000,"message":"no"}}', 'does not answer: what it says is no answer of a node'],
  ])('behavior: a node %s is wrong, and its key is not said', async (_, said, words) => {
    const { isWell, text } = await visit({ databaseUrl: await testDatabaseUrl(), networks: [network(await openNode(said))] })
    expect([isWell, text]).toEqual([false, expect.stringContaining(words)])
    expect(text).not.toContain('key-that-is-secret')
  })

  test('behavior: a node and a database that nobody reaches are wrong, and the password is not said', async () => {
    const { isWell, text } = await visit({
      databaseUrl: 'postgres://billfold:secret-word@127.0.0.1:1/cloud',
      networks: [network('http://127.0.0.1:1')],
    })
    expect([isWell, text]).toEqual([false, expect.stringContaining('The database at 127.0.0.1:1 does not answer: ')])
    expect(text).toContain('→ start the server')
    expect(text).toContain('the node of One (eip155:1) at 127.0.0.1:1 does not answer')
    expect(text).not.toContain('secret-word')
    expect(text).toMatch(/2 to mend\.$/)
  })

  test('behavior: a database of a newer version is wrong', async () => {
    const databaseUrl = await testDatabaseUrl()
    const database = await openDatabase({ databaseUrl }, console.error)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.queries)
    await database.close()
    const { text } = await visit({ databaseUrl })
    expect(text).toContain('the database was written by a newer version (9999-later)\n          → install that version')
  })

  test('behavior: an empty database is good, and stays empty', async () => {
    const databaseUrl = await testDatabaseUrl()
    const database = await openDatabase({ databaseUrl }, console.error)
    onTestFinished(() => database.close())
    await sql`drop schema public cascade`.execute(database.queries)
    await sql`create schema public`.execute(database.queries)
    expect((await visit({ databaseUrl })).text).toContain('the database is empty: the first start fills it')
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(database.queries)
    expect(rows).toEqual([])
  })

  test('behavior: a data folder that a cloud runs on is looked at through it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cloud-doctor-'))
    await chmod(folder, 0o755)
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const dataFolder = join(folder, 'data')
    expect((await visit({ dataFolder })).text).toContain('can be written')
    const database = await openDatabase({ dataFolder, engine: 'embedded' }, console.error)
    onTestFinished(() => database.close())
    const { isWell, text } = await visit({ dataFolder })
    expect([isWell, text]).toEqual([true, expect.stringMatching(/a cloud runs on this data folder[^]*its tables are up to date/)])
  })
})

describe('what is seldom meant', () => {
  test.each([
    ['faults', { allowFaults: true }, 'anybody can make the cloud fail'],
    ['projects for every page', { projects: [{ id: 'open' }] }, 'every page may use open'],
    ['a host for everybody', { host: '0.0.0.0' }, 'listens at 0.0.0.0 for everybody, without TLS'],
    ['an address without TLS', { publicUrl: 'http://cloud.example' }, 'publicUrl is not https'],
    ['a proxy that is not trusted', { publicUrl: 'https://cloud.example' }, 'share one rate limit'],
    ['no networks', {}, 'no network is named'],
    ['a folder that is a file', { dataFolder: '/dev/null/x' }, 'the data folder cannot be written'],
  ])('behavior: %s', async (_, options, words) => {
    expect((await visit(options)).text).toContain(words)
  })

  test('behavior: a configuration that cannot be used is told line by line', async () => {
    const lines: string[] = []
    const read = (): Promise<never> => Promise.reject(new ConfigError(['port: is wrong', 'host: is wrong']))
    expect(await runDoctor(read, (line) => lines.push(line))).toBe(false)
    expect(lines.join('\n')).toMatch(/WRONG {5}port: is wrong[^]*WRONG {5}host: is wrong[^]*2 to mend\.$/)
  })
})
