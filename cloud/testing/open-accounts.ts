import { type Mailbox, startMailbox } from '@billfold/local-logins'
import { onTestFinished } from 'vitest'

import type { Cloud } from '../src/cloud.js'
import type { CloudOptions } from '../src/config/config.js'
import type { CloudTools } from '../src/services.js'
import { openCloud } from './open-cloud.js'

/** Secrets of a cloud with accounts. */
export const accountOptions = {
  accountSecrets: ['a secret of tokens and of codes, in tests'],
  authShareSecrets: ['a secret that seals auth shares, in tests'],
  recoveryShareSecrets: ['a secret that seals recovery shares, in tests'],
  accounts: { mailFrom: 'Harbour <accounts@harbour.example>' },
} as const satisfies Partial<CloudOptions>

/** A cloud where people log in, with the mailbox that its mails go to and a clock that the test moves. */
export interface AccountsCloud {
  readonly cloud: Cloud
  readonly mailbox: Mailbox
  readonly clock: { now: number }
}

export async function openAccounts(options: Partial<CloudOptions> = {}, tools: CloudTools = {}): Promise<AccountsCloud> {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const clock = { now: Date.UTC(2026, 0, 1) }
  const cloud = await openCloud(
    { ...accountOptions, smtpUrl: mailbox.smtpUrl, projects: [{ id: 'demo' }], ...options },
    { now: () => clock.now, ...tools },
  )
  return { cloud, mailbox, clock }
}
