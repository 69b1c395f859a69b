import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'

import { logInByEmail } from '../../../testing/log-in-by-email.js'
import { accountOptions, openAccounts } from '../../../testing/open-accounts.js'
import { openCloud } from '../../../testing/open-cloud.js'
import { SiteBrowser } from '../../../testing/site-browser.js'
import { addressesOf, drawShares } from '../../../testing/split-key.js'
import { testDatabase } from '../../../testing/test-database.js'
import { backupTables } from '../../backup/backup-tables.js'
import type { ShareRow } from '../../database/account-tables.js'
import type { Database } from '../../database/database.js'
import { OwnKeyHolder, unseal } from './key-holder.js'

const email = 'ada@harbour.example'
const addresses = addressesOf('ada')

async function open(...[options, tools]: Parameters<typeof openAccounts>) {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const world = await openAccounts(options, { ...tools, database })
  const browser = await SiteBrowser.open(world)
  await logInByEmail(browser, { ...world, email })
  return { ...world, database, browser }
}

/** Everything that a thief finds in the database, as text. */
async function dumpOf({ queries }: Database): Promise<string> {
  const tables = [...backupTables, 'login_flows', 'code_mails', 'used_proofs']
  const all = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(queries)))
  return JSON.stringify(all.map(({ rows }) => rows))
}

/** The shares that a thief with the database and a secret can open. */
async function openedBy({ queries }: Database, kind: ShareRow['kind'], holder: OwnKeyHolder): Promise<readonly string[]> {
  const rows = await queries.selectFrom('account_shares').selectAll().execute()
  const tries = rows.map(async (row) => {
    const use = `${row.account} ${row.thumbprint} ${kind}`
    const { key } = await holder.unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, use)
    return unseal(row.sealed, key, use).toString()
  })
  return (await Promise.allSettled(tries)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

describe('shares', () => {
  test('default: a browser gets its own auth share; a new one gets both of another, and keeps a split of its own beside it', async () => {
    const { cloud, clock, mailbox, browser } = await open()
    const split = drawShares()
    expect((await browser.call('PUT', '/shares', { body: { ...split, addresses } })).json).toEqual({ kept: true })
    expect((await browser.post('/shares', {})).json).toEqual({ shares: { kind: 'device', auth: split.auth } })
    expect((await browser.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'recover', ...split } })
    clock.now += 60_000
    const phone = await SiteBrowser.open({ cloud, clock })
    const login = await logInByEmail(phone, { mailbox, email })
    expect(login).toMatchObject({ isNew: false, account: { addresses }, shares: { kind: 'recover', ...split } })
    const other = drawShares()
    await phone.call('PUT', '/shares', { body: { ...other, addresses } })
    expect((await phone.post('/shares', {})).json).toEqual({ shares: { kind: 'device', auth: other.auth } })
    expect((await browser.post('/shares', {})).json).toEqual({ shares: { kind: 'device', auth: split.auth } })
  })

  test.each(['automatic', 'passkey', 'code'] as const)('behavior: what is sealed by %s comes back as it was given', async (kind) => {
    const { browser } = await open()
    const split = drawShares(kind)
    expect((await browser.call('PUT', '/shares', { body: { ...split, addresses } })).json).toEqual({ kept: true })
    expect((await browser.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'recover', ...split } })
  })

  test('behavior: they are given to a login of the last ten minutes only, and other keys take no account over', async () => {
    const { clock, browser } = await open()
    await browser.call('PUT', '/shares', { body: { ...drawShares(), addresses } })
    const others = await browser.call('PUT', '/shares', { body: { ...drawShares(), addresses: addressesOf('eve') } })
    expect(others).toMatchObject({ status: 409, refusal: 'shares' })
    clock.now += 600_000
    const bare = browser.beside()
    bare.access = undefined
    browser.take(await bare.post('/token', { refresh: browser.refresh }))
    expect(await browser.post('/shares', {})).toMatchObject({ status: 403, refusal: 'not-fresh' })
    const kept = await browser.call('PUT', '/shares', { body: { ...drawShares(), addresses } })
    expect(kept).toMatchObject({ status: 403, refusal: 'not-fresh' })
  })

  test('behavior: a secret that is missing loses nobody: the login says that shares are away, and they are there with it again', async () => {
    const { clock, mailbox, database, browser } = await open()
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    clock.now += 60_000
    const wrong = { ...accountOptions, authShareSecrets: ['another secret that seals auth shares'], smtpUrl: mailbox.smtpUrl }
    const lines: unknown[] = []
    const without = await openCloud(wrong, { database, now: () => clock.now, log: (...line) => lines.push(line) })
    const there = browser.beside(without)
    there.access = undefined
    expect(await logInByEmail(there, { mailbox, email })).toMatchObject({ isNew: false, shares: { kind: 'away' } })
    expect(String(lines)).toContain('put its secret back')
    // A session from before waits for the secret, and is not ended by having asked.
    const before = browser.beside(without)
    before.access = undefined
    expect(await before.post('/token', { refresh: browser.refresh })).toMatchObject({ status: 503, refusal: 'keys-away' })
    const bare = browser.beside()
    bare.access = undefined
    expect(bare.take(await bare.post('/token', { refresh: browser.refresh })).unlock).toBe(browser.unlock)
    expect((await browser.post('/shares', {})).json).toEqual({ shares: { kind: 'device', auth: split.auth } })
  })

  test('behavior: under another secret they are sealed anew when they are read, and the old one can be taken away', async () => {
    const { clock, mailbox, database, browser } = await open()
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    const newest = {
      authShareSecrets: ['a newer secret that seals auth shares'],
      recoveryShareSecrets: ['a newer secret that seals recovery'],
    }
    const { authShareSecrets, recoveryShareSecrets } = accountOptions
    const both = {
      authShareSecrets: [...newest.authShareSecrets, ...authShareSecrets],
      recoveryShareSecrets: [...newest.recoveryShareSecrets, ...recoveryShareSecrets],
    }
    for (const secrets of [both, newest]) {
      const cloud = await openCloud({ ...accountOptions, ...secrets, smtpUrl: mailbox.smtpUrl }, { database, now: () => clock.now })
      const there = browser.beside(cloud)
      const bare = browser.beside(cloud)
      bare.access = undefined
      there.take(await bare.post('/token', { refresh: browser.refresh }))
      browser.refresh = there.refresh
      expect(there.unlock).toBe(browser.unlock)
      expect((await there.post('/shares', { recover: true })).json).toEqual({ shares: { kind: 'recover', ...split } })
    }
  })
})

describe('a stolen database', () => {
  test('behavior: holds no code, token, share or secret', async () => {
    const { clock, mailbox, database, browser } = await open()
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    clock.now += 60_000
    await browser.post('/email/update/start', { email: 'ada.lovelace@harbour.example' })
    const { code = '' } = await mailbox.next(email)
    const dump = await dumpOf(database)
    const { accountSecrets, authShareSecrets, recoveryShareSecrets } = accountOptions
    const secrets = [code, browser.access ?? '', browser.refresh, browser.unlock, split.auth, split.recovery.share]
    for (const secret of [...secrets, ...accountSecrets, ...authShareSecrets, ...recoveryShareSecrets]) {
      expect(secret).not.toBe('')
      // Six digits may stand in a time or in a seal by chance.
      expect(dump.includes(secret.length === 6 ? `"${secret}"` : secret)).toBe(false)
    }
  })

  test('behavior: with the database and all secrets but one there is one share of three at the most, which is no key', async () => {
    const { database, browser } = await open()
    const split = drawShares()
    await browser.call('PUT', '/shares', { body: { ...split, addresses } })
    const { accountSecrets, authShareSecrets, recoveryShareSecrets } = accountOptions
    const holders = (secrets: readonly string[]) => ({
      auth: new OwnKeyHolder(secrets, 'auth shares'),
      recovery: new OwnKeyHolder(secrets, 'recovery shares'),
    })
    const opened = async (secrets: readonly string[]) => {
      const { auth, recovery } = holders(secrets)
      return [...(await openedBy(database, 'auth', auth)), ...(await openedBy(database, 'recovery', recovery))]
    }
    expect(await opened(accountSecrets)).toEqual([])
    expect(await opened([...accountSecrets, ...authShareSecrets])).toEqual([split.auth])
    expect(await opened([...accountSecrets, ...recoveryShareSecrets])).toEqual([split.recovery.share])
    // Only both together open both: this shows that the test can fail.
    expect(await opened([...authShareSecrets, ...recoveryShareSecrets])).toEqual([split.auth, split.recovery.share])
  })

  test('behavior: a share that is put to another account opens there no more', async () => {
    const { cloud, clock, mailbox, database, browser } = await open({}, { log: () => undefined })
    await browser.call('PUT', '/shares', { body: { ...drawShares(), addresses } })
    const eve = await SiteBrowser.open({ cloud, clock })
    const { account } = await logInByEmail(eve, { mailbox, email: 'eve@harbour.example' })
    await database.queries.updateTable('account_shares').set({ account: account.id }).execute()
    expect((await eve.post('/shares', {})).json).toEqual({ shares: { kind: 'away' } })
  })
})

test('behavior: no secret of a login is in a log or in what a program that counts is told', async () => {
  const told: unknown[] = []
  const note = (...line: readonly unknown[]): void => void told.push(line.map((each) => (each instanceof Error ? each.stack : each)))
  const { mailbox, browser } = await open({ logLevel: 'debug' }, { log: note, observer: { served: note } })
  const split = drawShares()
  await browser.call('PUT', '/shares', { body: { ...split, addresses } })
  await browser.post('/shares', { recover: true })
  await browser.post('/email/verify', { flow: 'x', code: mailbox.mails[0]?.code })
  const all = JSON.stringify(told)
  for (const secret of [browser.access ?? '', browser.refresh, browser.unlock, split.auth, split.recovery.share, 'ada@'])
    expect(all.includes(secret)).toBe(false)
})
