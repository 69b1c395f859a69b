import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { takeUpgrades } from './upgrades.js'

/** Sends a request that asks for a WebSocket, and gives the first line of what comes back before the line ends. */
function knock(url: string, target: string, headers: readonly string[] = ['Connection: Upgrade', 'Upgrade: websocket']): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let said = ''
    const line = connect(Number(port), hostname, () => {
      line.write(Buffer.from([`GET ${target} HTTP/1.1`, 'Host: cloud', ...headers, '', ''].join('\r\n'), 'latin1'))
    })
    line.on('data', (piece) => {
      said += piece.toString('latin1')
      // What was taken says goodbye as a WebSocket does: whoever knocks here does not know how.
      if (said.startsWith('HTTP/1.1 101 ')) line.destroy()
    })
    line.on('error', (error) => (said ||= String(error)))
    line.on('close', () => resolve(said.split('\r\n', 1)[0] ?? ''))
  })
}

const websocket = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

describe('upgrades', () => {
  test.each(['//', '//:99999/', 'http://[', 'http://', '/', '/relays', '/relay/x', '*', '/%', 'ws://other.example/none'])(
    'behavior: a socket for %s is answered and ended, and the next caller is served',
    async (target) => {
      const cloud = await openCloud()
      expect(await knock(cloud.url, target)).toBe('HTTP/1.1 404 Not Found')
      expect((await ask(cloud, '/getWallets')).status).toBe(200)
    },
  )

  test('behavior: whatever asks for a socket is answered and ended, and the next caller is served', async () => {
    const cloud = await openCloud()
    const target = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => `/${text.replaceAll(/[\0-\x20\x7f]/g, '%')}`),
      fc
        .tuple(
          fc.constantFrom('/relay', '//relay', '/relay?', '/relay?projectId=', '/relay?auth=', '/relay#', 'http://', '//'),
          fc.webPath(),
        )
        .map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(target, fc.subarray(websocket), async (each, some) => {
        // 101: the relay takes the socket, and then closes it with its reason. 404 and 400 are refusals; 200 is no upgrade at all.
        expect(await knock(cloud.url, each, ['Upgrade: websocket', 'Connection: Upgrade', ...some])).toMatch(
          /^HTTP\/1\.1 (101|400|404|405|426) /,
        )
      }),
      { numRuns: 200 },
    )
    expect((await ask(cloud, '/getWallets')).status).toBe(200)
  })

  test('behavior: a handler that throws ends its own socket with an answer, and is logged', async () => {
    const log = vi.fn<(line: string, error: unknown) => void>()
    const server = createServer()
    const handler = (): never => {
      throw new Error('broken')
    }
    const leave = takeUpgrades(server, new Map([['/socket', handler]]), log)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
    const { port } = server.address() as AddressInfo
    expect(await knock(`http://127.0.0.1:${port}`, '/socket')).toBe('HTTP/1.1 500 Internal Server Error')
    expect(log).toHaveBeenCalledExactlyOnceWith('A socket could not be taken', expect.objectContaining({ message: 'broken' }))
    leave()
    expect(server.listenerCount('upgrade')).toBe(0)
  })
})
