import { type GenericSchema, array, number, object, optional, safeParse, string } from 'valibot'
import { makeProof } from '../device/device-key.js'
import { Fault, type FaultCode } from '../faults/fault.js'

/** A call of the accounts API. */
export interface CloudCall<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly schema: GenericSchema<unknown, T>
  /** The access token of a session. */
  readonly access?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The line to the accounts of a cloud. */
export interface CloudLine {
  ask<T>(call: CloudCall<T>): Promise<T>
  /** The time of the cloud, as far as it is known: clocks of browsers may be off by hours. */
  readonly now: () => number
}

export interface CloudLineNeeds {
  readonly cloudUrl: string
  readonly deviceKey: () => Promise<CryptoKeyPair>
  readonly fetch?: typeof fetch
  readonly clock?: () => number
}

const refusalSchema = object({
  reasons: array(object({ name: string(), description: optional(string()) })),
  retryAfter: optional(number()),
  triesLeft: optional(number()),
  now: optional(number()),
})
const timeSchema = object({ now: number() })

/** What the cloud's refusals mean for a person. */
const faults: Readonly<Record<string, FaultCode>> = {
  'code-wrong': 'code-wrong',
  'code-locked': 'too-many-tries',
  'code-expired': 'code-expired',
  'code-used': 'code-used',
  'too-early': 'too-early',
  'too-many': 'too-early',
  rate: 'too-early',
  'mail-down': 'mail-unavailable',
  flow: 'flow-unknown',
  email: 'request-malformed',
  'email-taken': 'email-taken',
  provider: 'provider-unknown',
  declined: 'provider-declined',
  state: 'state-wrong',
  'provider-down': 'provider-down',
  session: 'session-ended',
  reused: 'session-ended',
  'keys-away': 'cloud-away',
  'not-fresh': 'login-not-fresh',
  shares: 'shares-taken',
  project: 'project-unknown',
  origin: 'project-unknown',
}

/** Opens the line. Each call proves that this browser makes it. */
export function cloudLine({ cloudUrl, deviceKey, fetch: get = fetch, clock = Date.now }: CloudLineNeeds): CloudLine {
  let ahead = 0
  const now = (): number => clock() + ahead
  const learn = (time: number | undefined): void => {
    if (time !== undefined) ahead = time - clock()
  }

  const send = async <T>({ method, path, body, access, signal }: CloudCall<T>): Promise<Response> => {
    const url = new URL(`/accounts/v1${path}`, cloudUrl)
    const proof = await makeProof(await deviceKey(), { method, url: `${url.origin}${url.pathname}`, access, now: now() })
    const headers = { DPoP: proof, ...(access !== undefined && { Authorization: `DPoP ${access}` }) }
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    try {
      return await get(url, { method, headers: { ...headers, ...type }, ...json, ...(signal && { signal }), cache: 'no-store' })
    } catch (error) {
      if (signal?.aborted === true) throw new Fault('aborted')
      throw new Fault('cloud-away', {}, { cause: error })
    }
  }

  const ask = async <T>(call: CloudCall<T>, isLast = false): Promise<T> => {
    const response = await send(call)
    const answer = await readJson(response)
    const time = safeParse(timeSchema, answer)
    if (time.success) learn(time.output.now)
    if (response.ok) return readAnswer(call.schema, answer)
    const refusal = safeParse(refusalSchema, answer)
    if (!refusal.success) throw new Fault('cloud-away')
    const name = refusal.output.reasons[0]?.name ?? ''
    if (name === 'proof-clock' && !isLast) return ask(call, true)
    const { retryAfter, triesLeft } = refusal.output
    throw new Fault(Object.hasOwn(faults, name) ? (faults[name] ?? 'unexpected') : 'unexpected', { retryAfter, triesLeft, said: name })
  }
  return { ask: (call) => ask(call), now }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // A page of somebody between here and the cloud; its status says the rest.
    return undefined
  }
}

function readAnswer<T>(schema: GenericSchema<unknown, T>, answer: unknown): T {
  const read = safeParse(schema, answer)
  if (!read.success) throw new Fault('cloud-away', { said: 'The answer has another shape' })
  return read.output
}
