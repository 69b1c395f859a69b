import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

import { serve } from '../shared/serve.js'
import { mailboxApp } from './mailbox-app.js'

/** A mail that arrived. */
export interface ArrivedMail {
  readonly id: number
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The six digits in it, where there are some. */
  readonly code: string | undefined
  /** The first address in it, where there is one. */
  readonly link: string | undefined
  readonly at: number
}

/** A mail server on this machine that hands nothing on, and the page where its mails are read. */
export interface Mailbox {
  readonly smtpUrl: string
  /** The page, without a slash at the end. */
  readonly url: string
  readonly mails: readonly ArrivedMail[]
  /** The mail that arrives next for an address, or the one that has and was not asked for yet. */
  next(to: string): Promise<ArrivedMail>
  /** What the server says to mails from now on; undefined takes them again. */
  refuse(status: 451 | 550 | undefined): void
  stop(): Promise<void>
}

export interface MailboxOptions {
  readonly port?: number | undefined
  readonly smtpPort?: number | undefined
}

type OnData = NonNullable<SMTPServerOptions['onData']>

interface Receiving {
  readonly stream: Parameters<OnData>[0]
  readonly session: Parameters<OnData>[1]
  readonly done: Parameters<OnData>[2]
}

/** Mails that are kept. */
const most = 200

export async function startMailbox({ port, smtpPort = 0 }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ArrivedMail[] = []
  const asked = new Set<number>()
  const listeners = new Set<() => void>()
  let refusal: number | undefined
  let last = 0
  const receive = async ({ stream, session, done }: Receiving): Promise<void> => {
    const to = session.envelope.rcptTo[0]?.address ?? ''
    try {
      const parsed = await simpleParser(stream)
      last += 1
      mails.unshift(arrived({ id: last, to, parsed }))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    mails.splice(most)
    for (const listener of listeners) listener()
    done()
  }
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, disableReverseLookup: true },
    onRcptTo: (_, __, done) => done(refusal === undefined ? null : Object.assign(new Error('Not now'), { responseCode: refusal })),
    onData: (stream, session, done) => void receive({ stream, session, done }),
  })
  await new Promise<void>((resolve, reject) => {
    smtp.on('error', reject)
    smtp.listen(smtpPort, '127.0.0.1', resolve)
  })
  const { port: smtpTaken } = smtp.server.address() as AddressInfo
  const page = await serve(
    mailboxApp(() => mails),
    port,
  )
  const take = (to: string): ArrivedMail | undefined => {
    const found = mails.findLast((mail) => mail.to === to && !asked.has(mail.id))
    if (found !== undefined) asked.add(found.id)
    return found
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpTaken}`,
    url: page.url,
    mails,
    next: (to) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = take(to)
          if (found === undefined) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
      }),
    refuse: (status) => void (refusal = status),
    stop: async () => {
      await page.stop()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

interface Arriving {
  readonly id: number
  readonly to: string
  readonly parsed: Awaited<ReturnType<typeof simpleParser>>
}

function arrived({ id, to, parsed }: Arriving): ArrivedMail {
  const { text = '', html, subject = '', from } = parsed
  const body = html === false ? '' : (html ?? '')
  return {
    ...{ id, to, subject, text, html: body, from: from?.text ?? '', at: Date.now() },
    code: /\b\d{6}\b/.exec(text)?.[0],
    link: /https?:\/\/\S+/.exec(text)?.[0],
  }
}
