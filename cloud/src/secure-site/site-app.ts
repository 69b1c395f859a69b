import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { CloudContext } from '../context.js'
import { frameAncestors } from './frame-ancestors.js'
import { type SiteFile, readSite } from './site-files.js'

/** The page that is framed. */
const framed = '/sdk'
/** The page that a provider sends people back to. */
export const returnPath = '/oauth'

/** The site as it comes with the package, from its sources as from what is published. */
function ownFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@billfold/cloud/package.json')), 'secure-site/dist')
}

/** The page that holds keys, on an origin of its own: nothing of it needs the cloud but by its routes. */
export function siteApp(context: Pick<CloudContext, 'config' | 'findProject' | 'baseUrl' | 'siteUrl' | 'log'>): Hono {
  const { config, findProject, log } = context
  const folder = config.accounts?.secureSite.folder ?? ownFolder()
  let read: ReadonlyMap<string, SiteFile> | undefined
  // Where the cloud is found is known once it listens.
  const files = (): ReadonlyMap<string, SiteFile> => {
    read ??= readSite(folder, context.baseUrl())
    if (read.size === 0) log(`The secure site is not built: there is nothing in ${folder}`)
    return read
  }
  const app = new Hono({ strict: false })
  // One provider answers with a form: the page reads addresses alone.
  app.post(returnPath, bodyLimit({ maxSize: 65_536 }), async (c) => {
    const form = new URLSearchParams(await c.req.text())
    return c.redirect(`${returnPath}?${form.toString()}`, 303)
  })
  app.get('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const file = files().get(pathname === '/' ? '' : pathname.replace(/\/$/, ''))
    const isFramed = pathname.replace(/\/$/, '') === framed
    const project = isFramed ? await findProject(searchParams.get('projectId') ?? '') : undefined
    const ancestors = frameAncestors({ project, referer: c.req.header('referer') })
    const headers = { ...headersOf(file), 'Content-Security-Policy': policyOf(context, ancestors), ...protection }
    if (file === undefined) return c.body('There is nothing here.', 404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
    const isPacked = c.req.header('accept-encoding')?.includes('gzip') === true
    return c.body(new Uint8Array(isPacked ? file.gzip : file.body), 200, isPacked ? { ...headers, 'Content-Encoding': 'gzip' } : headers)
  })
  return app
}

function headersOf(file: SiteFile | undefined): Readonly<Record<string, string>> {
  return {
    'Content-Type': file?.type ?? 'text/plain; charset=utf-8',
    'Cache-Control': file?.isFinal === true ? 'max-age=31536000, immutable' : 'no-cache',
    // The policy of a page depends on who frames it.
    Vary: 'Accept-Encoding, Referer',
  }
}

const protection = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=()',
  // Another site cannot load what belongs to this one, and popups keep the page that opened them.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Scripts and styles are its own, and nothing is evaluated. It speaks to its cloud, and to the nodes that an app names. */
function policyOf({ baseUrl, siteUrl }: Pick<CloudContext, 'baseUrl' | 'siteUrl'>, ancestors: string): string {
  // A site without TLS is one of this machine, as its nodes are.
  const nodes = siteUrl().startsWith('https:') ? 'https:' : 'https: http:'
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(baseUrl()).origin} ${nodes}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
