import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

/** Addresses that secrets go to: TLS, or this machine. */
const safeUrl = v.pipe(
  v.string(),
  v.check((url) => URL.canParse(url) && isSafe(new URL(url)), 'is not an https address, or one of this machine'),
)
const pageUrl = v.pipe(
  safeUrl,
  v.check((url) => new URL(url).pathname === '/', 'has a path: the secure site is an origin of its own'),
)

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
}

const mailFrom = v.pipe(v.string(), v.regex(/^([^<>\r\n]* )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'is not an address of e-mail'))

export const accountsSchema = v.strictObject({
  mailFrom,
  deviceLinks: v.optional(v.boolean(), false),
  secureSite: v.optional(
    v.strictObject({
      host: v.optional(text, '127.0.0.1'),
      port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)), 0),
      publicUrl: v.optional(pageUrl),
      folder: v.optional(text),
    }),
    {},
  ),
  farcaster: v.optional(
    v.strictObject({
      relayUrl: v.optional(safeUrl, 'https://relay.farcaster.xyz'),
      rpcUrl: v.pipe(
        v.string(),
        v.check((url) => URL.canParse(url), 'is not an address'),
      ),
      // On Optimism.
      registry: v.optional(
        v.custom<`0x${string}`>((value) => /^0x[0-9a-f]{40}$/i.test(String(value)), 'is not the address of a contract'),
        '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b',
      ),
    }),
  ),
  recoveryKeysUrl: v.optional(safeUrl),
})

export const signInSchema = v.strictObject({
  mailFrom: v.optional(mailFrom),
  sessionHours: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(24 * 365)), 24),
})

/** The first is used for what is new; the others still open what is old. */
export const secretsSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.minLength(32, 'is a secret of less than 32 characters'))), v.nonEmpty('has no secret')),
)

export const smtpSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol), 'is not the address of a mail server'),
  ),
)

const knownOpenId: ReadonlySet<string> = new Set(['google', 'apple'])
const knownOAuth: ReadonlySet<string> = new Set(['github', 'discord', 'x', 'facebook'])

const provider = v.pipe(
  v.strictObject({
    issuer: v.optional(safeUrl),
    clientId: text,
    clientSecret: v.optional(text),
    privateKey: v.optional(v.pipe(text, v.includes('PRIVATE KEY', 'is not a private key as PEM'))),
    keyId: v.optional(text),
    teamId: v.optional(text),
    authorizationUrl: v.optional(safeUrl),
    tokenUrl: v.optional(safeUrl),
    userUrl: v.optional(safeUrl),
  }),
  v.check(
    ({ privateKey, keyId, teamId }) => privateKey === undefined || (keyId !== undefined && teamId !== undefined),
    'has a privateKey, and lacks its keyId or teamId',
  ),
)

export const providersSchema = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'is not a name of small letters')), provider),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [name, { issuer }] of Object.entries(dataset.value)) {
        if (issuer === undefined && !knownOpenId.has(name) && !knownOAuth.has(name)) addIssue({ message: `${name} needs an issuer` })
      }
    }),
  ),
  {},
)

interface Written {
  readonly accounts?: { readonly recoveryKeysUrl?: string | undefined } | undefined
  readonly signIn?: { readonly mailFrom?: string | undefined } | undefined
  readonly accountSecrets?: readonly string[] | undefined
  readonly authShareSecrets?: readonly string[] | undefined
  readonly recoveryShareSecrets?: readonly string[] | undefined
  readonly recoveryKeysSecret?: string | undefined
  readonly smtpUrl?: string | undefined
}

/** Says what accounts and the hosted sign-in lack, field by field. */
export function accountProblems(written: Written): readonly string[] {
  if (written.accounts === undefined) return signInProblems(written)
  const { recoveryKeysUrl } = written.accounts
  const needed = ['accountSecrets', 'authShareSecrets', 'smtpUrl'] as const
  const missing = needed.filter((field) => written[field] === undefined).map((field) => `${field}: accounts need it`)
  const all = [...new Set(written.accountSecrets), ...new Set(written.authShareSecrets), ...new Set(written.recoveryShareSecrets)]
  return [
    ...missing,
    ...(recoveryKeysUrl === undefined && written.recoveryShareSecrets === undefined
      ? ['recoveryShareSecrets: accounts need it, or accounts.recoveryKeysUrl']
      : []),
    ...(recoveryKeysUrl !== undefined && written.recoveryShareSecrets !== undefined
      ? ['recoveryShareSecrets: is kept elsewhere, as accounts.recoveryKeysUrl says: take it out here']
      : []),
    ...(recoveryKeysUrl !== undefined && written.recoveryKeysSecret === undefined
      ? ['recoveryKeysSecret: accounts.recoveryKeysUrl needs it']
      : []),
    ...(new Set(all).size < all.length ? ['authShareSecrets: shares a secret with another field: each needs its own'] : []),
  ]
}

function signInProblems({ signIn, accountSecrets, smtpUrl }: Written): readonly string[] {
  if (signIn === undefined) return []
  return [
    ...(accountSecrets === undefined ? ['accountSecrets: signIn needs it'] : []),
    ...(signIn.mailFrom !== undefined && smtpUrl === undefined ? ['smtpUrl: signIn.mailFrom needs it'] : []),
  ]
}
