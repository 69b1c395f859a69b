import { type HttpClient, isBillfoldError, toMessage } from '@billfold/kernel'
import { type GenericSchema, maxLength, minLength, nullable, number, object, optional, pipe, string, unknown } from 'valibot'
import type { ConfirmedEmail, EmailCaptureProblem } from './contract.js'

/** A code that is on its way, or the news that the address needs none. */
export interface SentCode {
  /** Undefined for an address that this browser has confirmed before. */
  readonly id: string | undefined
  /** Milliseconds until another may be asked for. */
  readonly gap: number
}

export interface CodeRequest {
  readonly email: string
  /** The account, as CAIP-10 has it. */
  readonly account: string
  /** The language of the mail. */
  readonly locale: string | undefined
  /** What was confirmed for the account before. */
  readonly earlier: ConfirmedEmail | undefined
}

const sentSchema: GenericSchema<unknown, { uuid: string | null; resendAt?: number | undefined; now?: number | undefined }> = object({
  ...{ uuid: nullable(pipe(string(), minLength(1), maxLength(200))), resendAt: optional(number()), now: optional(number()) },
})

/** How long a service makes people wait that does not say it, in milliseconds; and the most that is believed. */
const gaps = { usual: 30_000, most: 600_000 } as const

/** Codes by mail: the hosted authentication of the `wallet` endpoint. */
export class CaptureService {
  constructor(private readonly client: Pick<HttpClient, 'post' | 'put'>) {}

  /** Mails a code. The times come from the service's clock: that of the device may be off. */
  async send({ email, account, locale, earlier }: CodeRequest): Promise<SentCode> {
    const headers = { ...(earlier?.id !== undefined && { 'x-otp': earlier.id }) }
    const body = { email, account, ...(locale !== undefined && { locale }) }
    const { uuid, resendAt, now } = await this.client.post('/auth/v1/otp', { headers, body, schema: sentSchema })
    const told = resendAt === undefined || now === undefined ? gaps.usual : resendAt - now
    return { id: uuid ?? undefined, gap: Math.min(Math.max(told, 0), gaps.most) }
  }

  async confirm(id: string, code: string): Promise<void> {
    await this.client.put('/auth/v1/otp', { headers: { 'x-otp': id }, body: { code }, schema: unknown() })
  }
}

/** What went wrong with a call for a code, or with the code itself. */
export function problemOf(error: unknown): EmailCaptureProblem {
  if (!isBillfoldError(error, 'http/status')) return { kind: 'other', text: toMessage(error), error }
  const { status, retryAfter } = error.context
  if (status === 429) return { kind: 'too-early', seconds: Math.max(1, Math.ceil((retryAfter ?? gaps.usual) / 1_000)) }
  const kind = kinds[status]
  return kind === undefined ? { kind: 'other', text: toMessage(error), error } : { kind }
}

const kinds: Readonly<Record<number, 'invalid' | 'mail-down' | 'code-wrong' | 'code-over'>> = {
  400: 'invalid',
  404: 'code-over',
  410: 'code-over',
  422: 'code-wrong',
  503: 'mail-down',
}
