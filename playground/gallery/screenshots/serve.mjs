/** Serves the built playground under the strictest policy that the product promises to live with. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist', import.meta.url))

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
])

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** @returns {Promise<{ origin: string, close: () => void }>} where it listens, and how to end it */
export async function serve() {
  const server = createServer((request, response) => {
    void respond(request, response)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function respond(request, response) {
  const { status, type, body } = await answer(new URL(request.url ?? '/', 'http://localhost').pathname)
  response.writeHead(status, { 'content-type': type, 'content-security-policy': policy })
  response.end(body)
}

/** @param {string} path */
async function answer(path) {
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  if (path === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: Buffer.alloc(0) }
  const missing = { status: 404, type: 'text/plain', body: Buffer.from('There is no such file.') }
  if (!file.startsWith(`${folder}${sep}`)) return missing
  try {
    return { status: 200, type: types.get(extname(file)) ?? 'application/octet-stream', body: await readFile(file) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing
    throw error
  }
}
