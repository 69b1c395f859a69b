import { unknown } from 'valibot'
import { isBillfoldError } from '../../src/core/errors/billfold-error.js'
import type { HttpClient } from '../../src/core/http/client.js'
import { jsonContent } from '../../src/core/http/json-content.js'
import type { RpcNodeNeeds } from './rpc-node.js'

const textContent = { 'Content-Type': 'text/plain' }

/** Statuses by which a node says that it has no time: another one may. */
const busy: readonly number[] = [408, 425, 429]

/**
 * Hands calls to a node that speaks REST: `GET v2/info` is the method of one, what it posts are its parameters, a list of one text as that text. A node that understood
 * and said no has answered; one that failed has not.
 */
export function restPost(client: Pick<HttpClient, 'get' | 'post'>): RpcNodeNeeds['post'] {
  return async (call, signal) => {
    const { id, method, params } = call as { readonly id: number; readonly method: string; readonly params: unknown }
    const body = isOneText(params) ? params[0] : params
    const path = method.slice(method.indexOf(' ') + 1)
    const options = { schema: unknown(), ...(signal && { signal }) }
    try {
      const headers = typeof body === 'string' ? textContent : jsonContent
      const isPosted = method.startsWith('POST ')
      return { id, result: await (isPosted ? client.post(path, { ...options, headers, body }) : client.get(path, options)) }
    } catch (error) {
      if (!isBillfoldError(error, 'http/status')) throw error
      const { status } = error.context
      if (status < 400 || status > 499 || busy.includes(status)) throw error
      return { id, error: { code: status, message: error.message } }
    }
  }
}

function isOneText(params: unknown): params is readonly [string] {
  return Array.isArray(params) && params.length === 1 && typeof params[0] === 'string'
}
