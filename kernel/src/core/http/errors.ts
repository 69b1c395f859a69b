import { type ErrorFactory, errorFactory } from '../errors/billfold-error.js'
import type { EndpointName } from '../open.js'

/** Place of a call: the service by its name in the options, and the path without its query, or the host where there is none. */
export interface HttpPlace {
  /** A node of a chain has no name of its own. */
  readonly endpoint: EndpointName | 'node'
  readonly path: string
}

declare module '../open.js' {
  interface ErrorContexts {
    'http/status': HttpPlace & { readonly status: number; readonly name?: string; readonly retryAfter?: number }
    'http/offline': HttpPlace
    'http/unreachable': HttpPlace & { readonly reason: string }
    'http/timeout': HttpPlace & { readonly deadline: number }
    'http/aborted': HttpPlace
    'http/too-large': HttpPlace & { readonly limit: number }
    'http/malformed': HttpPlace
    'http/mismatch': HttpPlace & { readonly field: string; readonly expected: string }
    'http/redirected': HttpPlace & { readonly host: string }
    'http/not-a-picture': HttpPlace & { readonly type: string }
    'http/foreign-path': HttpPlace
  }
}

const at = ({ endpoint, path }: HttpPlace): string => `${endpoint} ${path}`

/** Makes the failures of calls to services. */
export const httpError: ErrorFactory<'http'> = errorFactory({
  'http/status': ({ status, name }) => `HTTP status code: ${status}${name === undefined ? '' : ` (${name})`}`,
  'http/offline': (place) => `${at(place)}: this device is offline`,
  'http/unreachable': (place) => ({
    message: `${at(place)} cannot be reached: ${place.reason}`,
    remedy: 'Check the endpoint, its CORS headers and the connect-src directive of the page.',
  }),
  'http/timeout': (place) => `${at(place)}: no whole answer within ${place.deadline} ms`,
  'http/aborted': (place) => `${at(place)}: the call was called off`,
  'http/too-large': (place) => `${at(place)} answered with more than ${place.limit} bytes`,
  'http/malformed': (place) => `${at(place)} answered with something that is not JSON, or nests too deeply`,
  'http/mismatch': (place) => `${at(place)} answered in another shape: ${place.field} should be ${place.expected}`,
  'http/redirected': (place) => ({
    message: `${at(place)} was answered by ${place.host}`,
    remedy: 'Name the host that answers as the endpoint.',
  }),
  'http/not-a-picture': (place) => `${at(place)} answered with ${place.type} in place of a picture`,
  'http/foreign-path': (place) => ({ message: `${at(place)} leads away from its endpoint`, remedy: 'Encode what stands in the path.' }),
})
