import { nodeDeadline } from '../chains/node-deadline.js'
import { AnswerTooLarge, readCapped } from '../chains/read-capped.js'
import type { CloudContext } from '../context.js'
import { type Answer, json } from '../http/answer.js'
import type { Call } from '../http/call.js'
import { Refusal } from '../http/refusal.js'
import { busy, unreachable } from './node-refusals.js'

export interface RpcPassing extends Pick<Call, 'body' | 'signal'> {
  readonly url: string
}

/** Sends calls to a node. Its answer is passed back as it is: numbers in it may be larger than a program can read. */
export async function passRpc({ url, body, signal }: RpcPassing, log: CloudContext['log']): Promise<Answer> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(nodeDeadline)])
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: waiting, redirect: 'error' })
    const text = await readCapped(response)
    if (response.status === 429) throw busy(response.headers.get('retry-after'))
    if (!/^\s*[[{]/.test(text)) throw new Error(`The node answered ${response.status} with something that is not JSON.`)
    return { ...json(undefined), body: text }
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw new Refusal({ status: 502, name: 'size', description: `${error.message} Ask for less.` })
    throw unreachable(error, { signal, log })
  }
}
