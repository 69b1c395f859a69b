import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'

import { type CallerOptions, callerOf } from '../http/caller.js'
import { ConfigError } from '../config/config-schema.js'
import type { CloudContext } from '../context.js'
import type { DayFigures } from '../operations/day-figures.js'
import { changeProject, findKept, listProjects, removeProject, resetProject } from '../projects.js'
import type { Relay } from '../relay/relay.js'
import type { ListedWallet } from '../wallet-api/listed-wallet.js'
import { changeWalletChoice, readWalletChoice } from '../wallet-api/wallet-choice.js'
import { loginPage } from './pages/login-page.js'
import { notFoundPage } from './pages/not-found-page.js'
import { overviewPage } from './pages/overview-page.js'
import { projectPage } from './pages/project-page.js'
import { walletsPage } from './pages/wallets-page.js'
import { type ProjectFields, fieldsIn, fieldsOf, projectOf } from './project-form.js'
import { AdminSession } from './session.js'
import { style } from './style.js'
import { changedChoice } from './wallet-decision.js'

export interface AdminOptions {
  readonly context: CloudContext
  readonly relay: Relay
  readonly figures: DayFigures
  readonly wallets: readonly ListedWallet[]
  readonly secret: string
  readonly addressOf: CallerOptions['addressOf']
}

/** Tries to get in that one address has in the time of the rate limit. */
const tries = 10

/** The page of whoever runs the cloud. It has no script: forms and links alone. */
export function adminApp(options: AdminOptions): Hono {
  const { context, secret } = options
  const session = new AdminSession(secret, context)
  const app = new Hono({ strict: false })
  app.use('/admin/*', guarded(context))
  app.get('/admin/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.post('/admin/login', async (c) => {
    await context.countCall(`admin ${callerOf(c, options)}`, Math.ceil(context.config.rateLimit.calls / tries))
    if (await session.begin(c, (await formOf(c)).get('secret') ?? '')) return c.redirect('/admin', 303)
    return c.html(loginPage({ isWrong: true }), 401)
  })
  app.post('/admin/logout', (c) => {
    session.end(c)
    return c.redirect('/admin', 303)
  })
  app.use('/admin/*', async (c, next) => {
    if (await session.isOpen(c)) return next()
    return c.html(loginPage({ isWrong: false }), 401)
  })
  addOverview(app, options)
  addProjects(app, options)
  addWallets(app, options)
  app.all('/admin/*', (c) => c.html(notFoundPage(), 404))
  return app
}

/** Nothing of it is kept, framed, or asked for by another page. */
function guarded({ config }: CloudContext): MiddlewareHandler {
  const own = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin
  const isOwn = (origin: string, c: Context): boolean =>
    origin === own || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
  const check = csrf({ origin: isOwn })
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    return check(c, next)
  }
}

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function addOverview(app: Hono, { context, relay, figures }: AdminOptions): void {
  const { store, database, now } = context
  app.get('/admin', async (c) => {
    const [projects, hours, usage] = await Promise.all([
      listProjects(store),
      figures.read(),
      database.queries.selectFrom('relay_usage').selectAll().where('scope', 'not like', 'client %').execute(),
    ])
    return c.html(overviewPage({ projects, hours, usage, sockets: relay.size, now: now(), done: c.req.query('done') }))
  })
}

function addProjects(app: Hono, { context, figures }: AdminOptions): void {
  const { store, config, now } = context
  const configured = (id: string) => config.projects.find((project) => project.id === id)
  const page = async (fields: ProjectFields, more: { readonly problems?: readonly string[]; readonly done?: string | undefined } = {}) => {
    const kept = await findKept(store, fields.id)
    const hours = (await figures.read()).filter(({ project }) => project === fields.id)
    const isChanged = kept?.isConfigured === false && configured(fields.id) !== undefined
    return projectPage({ fields, hours, isChanged, now: now(), ...more })
  }
  app.post('/admin/projects', async (c) => {
    const id = ((await formOf(c)).get('id') ?? '').trim()
    if ((await findKept(store, id)) !== undefined) return c.redirect(`/admin/projects/${encodeURIComponent(id)}`, 303)
    try {
      await changeProject(store, projectOf({ id, origins: '', isAnalyticsEnabled: false, features: [] }))
      return c.redirect(`/admin/projects/${encodeURIComponent(id)}?done=added`, 303)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      return c.redirect('/admin?done=wrong-id', 303)
    }
  })
  app.get('/admin/projects/:id', async (c) => {
    const kept = await findKept(store, c.req.param('id'))
    if (kept === undefined) return c.html(notFoundPage(), 404)
    return c.html(page(fieldsOf(kept.project), { done: c.req.query('done') }))
  })
  app.post('/admin/projects/:id', async (c) => {
    const fields = fieldsIn(c.req.param('id'), await formOf(c))
    if ((await findKept(store, fields.id)) === undefined) return c.html(notFoundPage(), 404)
    try {
      await changeProject(store, projectOf(fields))
      return c.redirect(`/admin/projects/${encodeURIComponent(fields.id)}?done=saved`, 303)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      return c.html(page(fields, { problems: error.problems }), 400)
    }
  })
  app.post('/admin/projects/:id/remove', async (c) => {
    await removeProject(store, c.req.param('id'))
    return c.redirect('/admin?done=removed', 303)
  })
  app.post('/admin/projects/:id/reset', async (c) => {
    const project = configured(c.req.param('id'))
    if (project === undefined) return c.html(notFoundPage(), 404)
    await resetProject(store, project)
    return c.redirect(`/admin/projects/${encodeURIComponent(project.id)}?done=reset`, 303)
  })
}

function addWallets(app: Hono, { context: { store, now }, wallets }: AdminOptions): void {
  app.get('/admin/wallets', async (c) => {
    const { search = '', page = '1' } = c.req.query()
    return c.html(
      walletsPage({ wallets, choice: await readWalletChoice(store), search, now: now(), page: Math.max(1, Math.trunc(Number(page)) || 1) }),
    )
  })
  app.post('/admin/wallets', async (c) => {
    const form = await formOf(c)
    const wallet = wallets.find(({ entry }) => entry.id === form.get('id'))
    if (wallet === undefined) return c.html(notFoundPage(), 404)
    await changeWalletChoice(store, (choice) => changedChoice(choice, wallet.entry.id, form.get('decision') ?? ''))
    const query = new URLSearchParams({ search: form.get('search') ?? '', page: form.get('page') ?? '1' })
    return c.redirect(`/admin/wallets?${query}`, 303)
  })
}

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text())
}
