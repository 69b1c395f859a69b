import * as v from 'valibot'

/** Who somebody is, as a provider tells it. */
export interface ProviderPerson {
  readonly subject: string
  /** Told only when the provider has checked it. */
  readonly email: string | null
  readonly username: string | null
}

/** A provider of OAuth that tells by a call of its own who somebody is. */
export interface OAuthProvider {
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
  readonly scope: string
  /** How the cloud says who it is. */
  readonly auth: 'basic' | 'post'
  readonly read: (user: unknown) => ProviderPerson
  /** Parameters that make the provider ask a person it knows already; none where it has no such thing. */
  readonly asking?: Asking
}

type Asking = Readonly<Record<string, string>>

const id = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.integer(), v.transform(String))])
const name = v.optional(v.nullable(v.string()), null)
const github = v.object({ id, login: v.string() })
const discord = v.object({ id, username: v.string(), email: name, verified: v.optional(v.boolean(), false) })
const x = v.object({ data: v.object({ id, username: v.string() }) })
const facebook = v.object({ id, name, email: name })

/** Providers with shapes of their own. */
export const oauthProviders: Readonly<Record<string, OAuthProvider>> = {
  github: {
    issuer: 'https://github.com/login/oauth',
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userUrl: 'https://api.github.com/user',
    ...{ scope: 'read:user', auth: 'post', asking: { prompt: 'select_account' } },
    read: (user) => {
      const { id: subject, login } = v.parse(github, user)
      return { subject, email: null, username: login }
    },
  },
  discord: {
    issuer: 'https://discord.com',
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userUrl: 'https://discord.com/api/users/@me',
    ...{ scope: 'identify email', auth: 'post', asking: { prompt: 'consent' } },
    read: (user) => {
      const { id: subject, username, email, verified } = v.parse(discord, user)
      return { subject, username, email: verified ? email : null }
    },
  },
  x: {
    issuer: 'https://x.com',
    authorizationUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userUrl: 'https://api.x.com/2/users/me',
    ...{ scope: 'users.read tweet.read', auth: 'basic' },
    read: (user) => {
      const { data } = v.parse(x, user)
      return { subject: data.id, username: data.username, email: null }
    },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userUrl: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    ...{ scope: 'public_profile email', auth: 'post', asking: { auth_type: 'reauthenticate' } },
    read: (user) => {
      // Facebook tells addresses that it has confirmed, and no others.
      const { id: subject, name: username, email } = v.parse(facebook, user)
      return { subject, username, email }
    },
  },
}

/** Providers of OpenID Connect that everybody finds at one place. */
export const openIdIssuers: Readonly<Record<string, string>> = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' }

/** Issuers that leave the standard there: Google asks which account it is, Apple asks always. */
export const askingOpenId: Readonly<Record<string, Asking>> = { google: { prompt: 'select_account' }, apple: {} }

const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: name,
  // Apple writes it as a text.
  email_verified: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
    ]),
    false,
  ),
  preferred_username: name,
  name,
})

/** Who somebody is, by the claims of an ID token. */
export function personOfClaims(told: unknown): ProviderPerson {
  const { sub, email, email_verified, preferred_username, name: called } = v.parse(claims, told)
  return { subject: sub, email: email_verified ? email : null, username: preferred_username ?? called }
}
