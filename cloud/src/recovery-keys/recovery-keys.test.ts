import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { logInByEmail } from '../../testing/log-in-by-email.js'
import { accountOptions, openAccounts } from '../../testing/open-accounts.js'
import { SiteBrowser } from '../../testing/site-browser.js'
import { addressesOf, drawShares } from '../../testing/split-key.js'
import { testDatabaseUrl } from '../../testing/test-database.js'
import { runCli } from '../cli/run-cli.js'
import type { CloudOptions } from '../config/config.js'
import { openDatabase } from '../database/open-database.js'

const secret = 'the secret between a cloud and its keys'
const email = 'ada@harbour.example'
const addresses = addressesOf('ada')
const said = vi.fn<(...line: readonly unknown[]) => void>()
let file: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recovery-keys-'))
  file = join(folder, 'keys.json')
  said.mockClear()
  vi.spyOn(console, 'log').mockImplementation(said)
  vi.spyOn(console, 'error').mockImplementation(said)
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })
})

async function command(...args: readonly string[]) {
  const outcome = await runCli(['recovery-keys', '--keys', file, '--port', '0', ...args], { BILLFOLD_CLOUD_RECOVERY_KEYS_SECRET: secret })
  onTestFinished(async () => outcome.keys?.stop())
  return outcome
}

const secretsIn = async (): Promise<readonly string[]> =>
  (JSON.parse(await readFile(file, 'utf8')) as { readonly secrets: string[] }).secrets

/** A cloud whose recovery keys are in the service. */
async function openBeside(url: string) {
  const databaseUrl = await testDatabaseUrl()
  const database = await openDatabase({ databaseUrl }, console.error)
  onTestFinished(() => database.close())
  const { accountSecrets, authShareSecrets, accounts } = accountOptions
  const own = { recoveryShareSecrets: undefined, recoveryKeysSecret: secret, accounts: { ...accounts, recoveryKeysUrl: url } }
  const world = await openAccounts(own, { database, log: () => undefined })
  const browser = await SiteBrowser.open(world)
  await logInByEmail(browser, { ...world, email })
  const options = { ...own, accountSecrets, authShareSecrets, smtpUrl: world.mailbox.smtpUrl, databaseUrl, projects: [{ id: 'demo' }] }
  return { ...world, database, browser, options }
}

/** Runs a command with a configuration. */
async function commandOn(options: CloudOptions, word: string): Promise<0 | 1> {
  const config = join(file, '..', 'cloud.json')
  await writeFile(config, JSON.stringify(options))
  return (await runCli([word, '--config', config], {})).code
}

describe('recovery-keys', () => {
  test('default: makes a first key that nobody else can read, and serves it to the cloud that knows the secret', async () => {
    const { keys } = await command()
    expect(await secretsIn()).toHaveLength(1)
    expect((await stat(file)).mode & 0o077).toBe(0)
    const { browser } = await openBeside(keys?.url ?? '')
    const split = drawShares()
    expect((await browser.call('PUT', '/shares', { body: { ...split, addresses } })).json).toEqual({ kept: true })
    expect((await browser.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'recover', ...split } })
    for (const authorization of ['', 'Bearer ', 'Bearer another secret of thirty-two letters'])
      expect((await fetch(`${keys?.url}/unwrap`, { method: 'POST', headers: { authorization }, body: '{}' })).status).toBe(401)
  })

  test('behavior: a rotation needs no restart and logs nobody out, and after a reseal the older key can go', async () => {
    const { keys } = await command()
    const { browser, database, options } = await openBeside(keys?.url ?? '')
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    const keyId = async () =>
      (await database.queries.selectFrom('account_shares').select('key_id').where('kind', '=', 'recovery').execute())[0]
    const before = await keyId()
    expect((await command('--rotate')).code).toBe(0)
    expect(await secretsIn()).toHaveLength(2)
    expect(await commandOn(options, 'reseal')).toBe(0)
    expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^1 keys .*2 were before. Older secrets can be taken away.$/))
    expect(await keyId()).not.toEqual(before)
    expect((await command('--prune')).code).toBe(0)
    expect(await secretsIn()).toHaveLength(1)
    expect((await browser.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'recover', ...split } })
    expect((await browser.call('GET', '/sessions')).json.sessions).toHaveLength(1)
  })

  test('behavior: while it is away a known browser logs in and signs, and a recovery waits', async () => {
    const { keys } = await command()
    const { browser, mailbox, clock } = await openBeside(keys?.url ?? '')
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    await keys?.stop()
    clock.now += 60_000
    const bare = browser.beside()
    bare.access = undefined
    expect((await logInByEmail(bare, { mailbox, email })).shares).toEqual({ kind: 'device', auth: split.auth })
    expect((await bare.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'away' } })
  })

  test('behavior: a file that was damaged is left alone, and told without what is in it', async () => {
    await writeFile(file, '{"secrets":["a secret that is cut sho')
    for (const args of [[], ['--rotate'], ['--prune']]) expect((await command(...args)).code).toBe(1)
    expect(String(said.mock.calls)).toContain('is no file of recovery keys')
    expect(String(said.mock.calls)).not.toContain('cut sho')
    expect(await readFile(file, 'utf8')).toBe('{"secrets":["a secret that is cut sho')
  })

  test('behavior: it is not served without a secret', async () => {
    expect((await runCli(['recovery-keys', '--keys', file], {})).code).toBe(1)
    expect(String(said.mock.calls)).toContain('BILLFOLD_CLOUD_RECOVERY_KEYS_SECRET')
  })
})

describe('reseal', () => {
  test('default: puts shares and sessions under the newest secrets, and says which are missing', async () => {
    const databaseUrl = await testDatabaseUrl()
    const database = await openDatabase({ databaseUrl }, console.error)
    onTestFinished(() => database.close())
    const world = await openAccounts({}, { database })
    const browser = await SiteBrowser.open(world)
    await logInByEmail(browser, { ...world, email })
    await browser.call('PUT', '/shares', { body: { ...drawShares(), addresses } })
    const options = { ...accountOptions, smtpUrl: world.mailbox.smtpUrl, databaseUrl, projects: [{ id: 'demo' }] }
    const newest = {
      authShareSecrets: ['a newer secret that seals auth shares', ...accountOptions.authShareSecrets],
      recoveryShareSecrets: ['a newer secret that seals recovery', ...accountOptions.recoveryShareSecrets],
    }
    expect(await commandOn({ ...options, authShareSecrets: newest.authShareSecrets.slice(0, 1) }, 'reseal')).toBe(1)
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Secrets of these keys are missing'))
    expect(await commandOn({ ...options, ...newest }, 'reseal')).toBe(0)
    expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^3 keys .* 0 were before/))
    expect(await commandOn({ ...options, ...newest }, 'reseal')).toBe(0)
    expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^0 keys .* 3 were before/))
  })
})
