import { type Answer, json } from '../http/answer.js'
import { refusalAnswer } from '../http/refusal.js'
import type { Fault } from './fault.js'

/** The answer that a fault puts in place of the true one; undefined when the true one is needed. */
export function spoiled(fault: Fault): Answer | undefined {
  const answer = replacement(fault)
  if (answer === undefined || fault.retryAfter === undefined) return answer
  return { ...answer, headers: { ...answer.headers, 'Retry-After': String(fault.retryAfter) } }
}

function replacement({ status, html, malformed, redirect, huge, body }: Fault): Answer | undefined {
  if (redirect !== undefined) return { status: status ?? 302, headers: { Location: redirect }, body: '' }
  if (html === true) return { ...json(''), status: status ?? 200, headers: { 'Content-Type': 'text/html' }, body: captivePortal }
  if (malformed === true) return { ...json(''), status: status ?? 200, body: '{"data":[{"id":"' }
  if (huge !== undefined) return { ...json(''), status: status ?? 200, body: `{"data":"${'x'.repeat(huge)}"}` }
  if (body !== undefined) return json(body, status ?? 200)
  return status === undefined ? undefined : refusalAnswer({ status, name: 'fault', description: descriptions[status] ?? 'Set by a test.' })
}

const captivePortal = '<!doctype html><title>Welcome</title><p>Accept the terms to use this network.'

const descriptions: Readonly<Record<number, string>> = {
  401: 'Unauthorized: invalid key',
  403: 'Unauthorized: origin not allowed',
  429: 'Too many requests: try again later.',
}
