import { createTransport } from 'nodemailer'

import { refuse } from '../refusals.js'
import type { Mail } from './login-mail.js'

export interface MailerOptions {
  readonly smtpUrl: string
  readonly from: string
  readonly log: (line: string, error?: unknown) => void
}

/** How long the mail server may take for each step, in milliseconds: somebody waits. */
const deadlines = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 8_000 } as const

/** Sends mails through the server of the configuration. */
export class Mailer {
  private readonly transport

  constructor(private readonly options: MailerOptions) {
    const { hostname } = new URL(options.smtpUrl)
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    this.transport = createTransport({
      ...{ url: options.smtpUrl, pool: true, ...deadlines, disableFileAccess: true, disableUrlAccess: true },
      // Codes do not travel in the clear.
      requireTLS: !isHere && options.smtpUrl.startsWith('smtp:'),
    })
  }

  /** What mails call the app: the name that they come from. */
  get app(): string {
    const name = /^([^<]*)</.exec(this.options.from)?.[1]?.trim() ?? ''
    return name === '' ? (this.options.from.split('@')[1] ?? '').replace('>', '') : name
  }

  /** Resolves once the server has taken it. Throws a refusal when it does not. */
  async send(to: string, mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        ...mail,
        from: this.options.from,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
      // What the server says holds the address of the person.
      this.options.log(`The mail server did not take a mail (${String(code)} ${String(responseCode ?? '')})`)
      const isRefused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
      throw refuse(isRefused ? 'email' : 'mail-down')
    }
  }

  stop(): void {
    this.transport.close()
  }
}
