import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'

import type { LocalProvider } from '../openid/start-open-id.js'
import { type LocalPerson, localPeople } from '../people.js'
import { choosePage } from '../shared/choose-page.js'
import { type Served, serve } from '../shared/serve.js'

/** Providers of OAuth on this machine. */
export interface OAuth extends Served {
  readonly configs: Readonly<Record<OAuthName, LocalProvider>>
}

type OAuthName = 'github' | 'discord' | 'x' | 'facebook'

/** What each tells of a person, in its own shape. */
const shapes: Readonly<Record<OAuthName, (person: LocalPerson) => object>> = {
  github: ({ id, name }) => ({ id: Number(id), login: name, email: null }),
  discord: ({ id, name, email }) => ({ id, username: name, discriminator: '0', email, verified: true }),
  x: ({ id, name }) => ({ data: { id, username: name, name } }),
  facebook: ({ id, name, email }) => ({ id, name, email }),
}

const clientId = 'local-cloud'
const secretOf = (name: OAuthName): string => `the secret of ${name}`

interface Granted {
  readonly name: OAuthName
  readonly person: LocalPerson
  readonly challenge: string
  readonly redirect: string
}

/** Starts small providers that keep to the rules of OAuth: codes count once, PKCE and the address to return to must fit. */
export async function startOAuth(port?: number): Promise<OAuth> {
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, Granted>()
  const app = new Hono()
  app.get('/:name/authorize', async (c) => {
    const name = nameIn(c)
    const fields = Object.fromEntries(new URL(c.req.url).searchParams)
    if (name === undefined || !isGood(fields)) return c.text('This is no question of the local cloud.', 400)
    return c.html(await choosePage({ provider: name, action: `/${name}/authorize`, fields }))
  })
  app.post('/:name/authorize', async (c) => {
    const name = nameIn(c)
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()))
    if (name === undefined || !isGood(fields)) return c.text('This is no question of the local cloud.', 400)
    const back = new URL(fields['redirect_uri'] ?? '')
    back.searchParams.set('state', fields['state'] ?? '')
    const person = localPeople.find(({ id }) => id === fields['person'])
    if (person === undefined) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { name, person, challenge: fields['code_challenge'] ?? '', redirect: fields['redirect_uri'] ?? '' })
      back.searchParams.set('code', code)
    }
    return c.redirect(back.href, 303)
  })
  app.post('/:name/token', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const name = nameIn(c)
    if (name === undefined || !isClient(c, name, fields)) return c.json({ error: 'invalid_client' }, 401)
    const code = fields.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url')
    if (granted?.name !== name || granted.challenge !== challenge || granted.redirect !== fields.get('redirect_uri')) {
      return c.json({ error: 'invalid_grant' }, 400)
    }
    const token = randomBytes(16).toString('hex')
    tokens.set(token, granted)
    return c.json({ access_token: token, token_type: 'bearer', scope: 'local' })
  })
  app.get('/:name/user', (c) => {
    const name = nameIn(c)
    const granted = tokens.get(/^Bearer (\w+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
    if (name === undefined || granted?.name !== name) return c.json({ message: 'Bad credentials' }, 401)
    return c.json(shapes[name](granted.person))
  })
  const served = await serve(app, port)
  const config = (name: OAuthName): LocalProvider => {
    const at = (path: string): string => `${served.url}/${name}/${path}`
    return { clientId, clientSecret: secretOf(name), authorizationUrl: at('authorize'), tokenUrl: at('token'), userUrl: at('user') }
  }
  return { ...served, configs: { github: config('github'), discord: config('discord'), x: config('x'), facebook: config('facebook') } }
}

function nameIn(c: Context): OAuthName | undefined {
  const name = c.req.param('name') ?? ''
  return name in shapes ? (name as OAuthName) : undefined
}

function isGood(fields: Readonly<Record<string, string>>): boolean {
  const { client_id, redirect_uri = '', code_challenge_method, state } = fields
  const isReturn = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/oauth$/.test(redirect_uri)
  return client_id === clientId && isReturn && code_challenge_method === 'S256' && state !== undefined
}

/** X reads who asks in a header, the others in the body. */
function isClient(c: Context, name: OAuthName, fields: URLSearchParams): boolean {
  if (name !== 'x') return fields.get('client_id') === clientId && fields.get('client_secret') === secretOf(name)
  const basic = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const [id, secret] = Buffer.from(basic, 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return id === clientId && secret === secretOf(name)
}
