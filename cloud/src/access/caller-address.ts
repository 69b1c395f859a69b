import type { IncomingMessage } from 'node:http'

/** Where a call comes from. Behind a proxy that is trusted it is what that proxy has added last. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return forwarded === undefined || forwarded === '' ? (request.socket.remoteAddress ?? 'unknown') : forwarded
}
