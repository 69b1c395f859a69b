import type { FakeAnswer, FakeFetch } from '@billfold/test/fakes'

/** A service that confirms addresses, as the wire has it: each code once, five tries, one for each mail. */
export interface CodeService {
  /** The codes that were mailed, newest last. */
  readonly mails: {
    readonly email: string
    readonly account: string
    readonly locale: string | undefined
    readonly code: string
    readonly id: string
  }[]
  /** What was confirmed, by what it is known by. */
  readonly confirmed: ReadonlyMap<string, { readonly email: string; readonly account: string }>
  /** Answers the next calls in place of what it would say. */
  refuse: FakeAnswer | undefined
}

/** Lets a network answer calls for codes at `wallet.example`, and the project configuration. */
export function codeService(fetch: FakeFetch, { features = [] as readonly object[] } = {}): CodeService {
  const mails: CodeService['mails'] = []
  const confirmed = new Map<string, { readonly email: string; readonly account: string }>()
  const service: CodeService = { mails, confirmed, refuse: undefined }
  fetch.route('/appkit/v1/config', { json: { features } })
  fetch.route(/^POST https:\/\/wallet\.example\/auth\/v1\/otp/, (request) => {
    if (service.refuse !== undefined) return typeof service.refuse === 'function' ? service.refuse(request) : service.refuse
    const { email, account, locale } = JSON.parse(request.body ?? '') as { email: string; account: string; locale?: string }
    if (confirmed.get(request.headers['x-otp'] ?? '')?.email === email) return { json: { uuid: null } }
    const id = `otp-${mails.length + 1}`
    mails.push({ email, account, locale, code: String(100_000 + mails.length), id })
    return { json: { uuid: id, resendAt: 31_000, now: 1_000 } }
  })
  fetch.route(/^PUT https:\/\/wallet\.example\/auth\/v1\/otp/, (request) => {
    if (service.refuse !== undefined) return typeof service.refuse === 'function' ? service.refuse(request) : service.refuse
    const mail = mails.find(({ id }) => id === request.headers['x-otp'])
    if (mail === undefined) return { status: 404, json: {} }
    if (mail.code !== (JSON.parse(request.body ?? '') as { code: string }).code) return { status: 422, json: {} }
    confirmed.set(mail.id, mail)
    return { json: null }
  })
  return service
}
