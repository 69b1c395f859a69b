import type { Mailbox } from '@billfold/local-logins'

import type { SiteBrowser, SiteReply } from './site-browser.js'

export interface EmailLogin {
  readonly mailbox: Mailbox
  readonly email: string
}

/** Asks for a code, and gives it with its login. */
export async function askForCode(
  browser: SiteBrowser,
  { mailbox, email }: EmailLogin,
): Promise<{ readonly flow: string; readonly code: string }> {
  const { json } = await browser.post('/email/start', { projectId: 'demo', email })
  const { code = '' } = await mailbox.next(email)
  return { flow: json.flow, code }
}

/** Logs in by e-mail, as a person does who reads the mail. */
export async function logInByEmail(browser: SiteBrowser, login: EmailLogin): Promise<SiteReply['json']> {
  return browser.take(await browser.post('/email/verify', await askForCode(browser, login)))
}
