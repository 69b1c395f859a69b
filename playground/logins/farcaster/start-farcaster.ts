import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createSiweMessage } from 'viem/siwe'
import { privateKeyToAccount } from 'viem/accounts'

import { type LocalPerson, localPeople } from '../people.js'
import { choosePage } from '../shared/choose-page.js'
import { type Served, serve } from '../shared/serve.js'

/** A relay of Farcaster on this machine, with the page that plays the app of a person. */
export interface Farcaster extends Served {
  /** Approves a sign-in as a person does in the app. What is changed of the message is what a liar would change. */
  approve(token: string, person: LocalPerson, changes?: SignInChanges): Promise<void>
  /** True while the relay answers nobody. */
  isAway: boolean
}

export interface SignInChanges {
  readonly domain?: string
  readonly nonce?: string
  readonly fid?: string
  readonly chainId?: number
  readonly statement?: string
  readonly expirationTime?: Date
}

interface Channel {
  readonly token: string
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  readonly expirationTime?: string
  answer?: { readonly message: string; readonly signature: string; readonly fid: number; readonly username: string }
}

export async function startFarcaster(port?: number): Promise<Farcaster> {
  const channels = new Map<string, Channel>()
  const switches = { isAway: false }
  const app = new Hono()
  app.use(async (c, next) => (switches.isAway ? c.json({ error: 'unavailable' }, 503) : next()))
  app.post('/v1/channel', async (c) => {
    const asked = await c.req.json<Partial<Channel>>()
    if (!asked.domain || !asked.siweUri || !asked.nonce) return c.json({ errCode: 'bad_request.validation_failure' }, 400)
    const { domain, siweUri, nonce, expirationTime } = asked
    const token = randomBytes(16).toString('hex')
    channels.set(token, { token, domain, siweUri, nonce, ...(expirationTime && { expirationTime }) })
    const url = `${new URL(c.req.url).origin}/~/siwf?channelToken=${token}`
    return c.json({ channelToken: token, url, connectUri: url, nonce }, 201)
  })
  app.get('/v1/channel/status', (c) => {
    const token = /^Bearer (\w+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const channel = channels.get(token)
    if (channel === undefined) return c.json({ errCode: 'unauthorized' }, 401)
    const { answer, nonce, domain, siweUri } = channel
    const known = { nonce, url: '', signatureParams: { nonce, domain, siweUri } }
    return answer === undefined ? c.json({ state: 'pending', ...known }, 202) : c.json({ state: 'completed', ...known, ...answer }, 200)
  })
  app.get('/~/siwf', async (c) => {
    const token = c.req.query('channelToken') ?? ''
    if (!channels.has(token)) return c.text('This sign-in is not known here.', 404)
    return c.html(await choosePage({ provider: 'Farcaster', action: '/~/siwf', fields: { token } }))
  })
  app.post('/~/siwf', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    const channel = channels.get(fields.get('token') ?? '')
    const person = localPeople.find(({ id }) => id === fields.get('person'))
    if (channel === undefined) return c.text('This sign-in is not known here.', 404)
    if (person === undefined) return c.text('Nothing was signed. Go back to the page where you began.')
    await approve(channel, person)
    return c.text(`You are ${person.name} there. Go back to the page where you began.`)
  })
  const served = await serve(app, port)
  return {
    ...served,
    get isAway() {
      return switches.isAway
    },
    set isAway(value) {
      switches.isAway = value
    },
    approve: async (token, person, changes) => {
      const channel = channels.get(token)
      if (channel === undefined) throw new Error('This sign-in is not known here')
      await approve(channel, person, changes)
    },
  }
}

/** Signs as the app of a person does: by the key that owns the id. */
async function approve(channel: Channel, person: LocalPerson, { fid = person.id, ...changes }: SignInChanges = {}): Promise<void> {
  const { siweUri: uri, domain, nonce, expirationTime } = channel
  const account = privateKeyToAccount(person.custodyKey)
  const message = createSiweMessage({
    ...{ address: account.address, uri, domain, nonce, chainId: 10, version: '1', statement: 'Farcaster Auth', issuedAt: new Date() },
    ...(expirationTime !== undefined && { expirationTime: new Date(expirationTime) }),
    resources: [`farcaster://fid/${fid}`],
    ...changes,
  })
  channel.answer = { message, signature: await account.signMessage({ message }), fid: Number(fid), username: person.name }
}
