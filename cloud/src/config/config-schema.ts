import * as v from 'valibot'

import { accountProblems, accountsSchema, providersSchema, signInSchema, secretsSchema, smtpSchema } from './accounts-schema.js'
import type { CloudConfig, Project } from './config.js'
import { leftToApps } from './default-features.js'

const text = v.pipe(v.string(), v.nonEmpty())
const link = v.optional(v.nullable(v.string()))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const httpUrl = v.pipe(
  v.string(),
  v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'is not an http(s) address'),
)
const postgresUrl = v.pipe(
  v.string(),
  v.check((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol), 'is not the address of a PostgreSQL server'),
)
const secret = v.optional(v.pipe(v.string(), v.minLength(16, 'is a secret of less than 16 characters')))
const price = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)))

const feature = v.strictObject({ id: text, isEnabled: v.boolean(), config: v.optional(v.nullable(v.array(v.string())), null) })

const project = v.strictObject({
  id: text,
  origins: v.optional(v.array(text)),
  features: v.optional(v.array(feature), () => [...leftToApps]),
  isAnalyticsEnabled: v.optional(v.boolean(), false),
  recovery: v.optional(v.picklist(['automatic', 'passkey', 'code'])),
})

const token = v.strictObject({
  address: text,
  name: v.optional(text),
  symbol: v.optional(text),
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77))),
  iconUrl: v.optional(text),
  price,
  pool: v.optional(text),
})

const evmAddress = v.custom<`0x${string}`>((address) => typeof address === 'string' && /^0x[0-9a-f]{40}$/i.test(address), 'is no address')

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const contract = v.custom<`0x${string}`>((value) => /^0x[0-9a-f]{40}$/i.test(String(value)), 'is not the address of a contract')

const smartAccounts = v.pipe(
  v.strictObject({
    bundlerUrl: httpUrl,
    paymasterUrl: v.optional(httpUrl),
    kind: v.optional(v.picklist(['upgrade', 'separate']), 'upgrade'),
    // Simple7702Account of the entry point's own authors, where it is on every network.
    upgradeTo: v.optional(contract, '0xe6Cae83BdE06E4c305530e199D7217f42808555B'),
    factory: v.optional(contract),
    accountCode: v.optional(contract),
  }),
  v.check(
    ({ kind, factory, accountCode }) => kind === 'upgrade' || (factory !== undefined && accountCode !== undefined),
    'has separate accounts, and lacks their factory or accountCode',
  ),
)

const network = v.strictObject({
  caipNetworkId: v.pipe(v.custom<`${string}:${string}`>((id) => typeof id === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(id))),
  name: text,
  rpcUrl: httpUrl,
  indexUrl: v.optional(httpUrl),
  indexKey: v.optional(text),
  nativeCurrency: v.optional(v.strictObject({ name: text, symbol: text, decimals: v.number(), denom: v.optional(text) }), ether),
  price,
  imageId: v.optional(text),
  tokens: v.optional(v.array(token), []),
  convert: v.optional(v.strictObject({ router: evmAddress, wrapped: v.optional(evmAddress), permits: v.optional(v.boolean()) })),
  spam: v.optional(v.array(text), []),
  firstBlock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  smartAccounts: v.optional(smartAccounts),
})

const exchange = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'has other characters than a-z, 0-9 and -')),
  name: text,
  imageUrl: v.optional(httpUrl),
  url: httpUrl,
  key: v.pipe(v.string(), v.minLength(16, 'is a secret of less than 16 characters')),
  assets: v.optional(v.array(text)),
})

const wallet = v.object({
  id: text,
  name: text,
  homepage: link,
  image_id: v.optional(v.string()),
  order: v.optional(v.number()),
  mobile_link: link,
  desktop_link: link,
  webapp_link: link,
  link_mode: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: link,
  chains: v.optional(v.array(v.string())),
  badge_type: v.optional(v.string()),
  injected: v.optional(v.array(v.object({ namespace: v.optional(v.string()), injected_id: v.optional(v.string()) }))),
})

const picture = v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|webp|gif|avif|svg\+xml)(;|,)/, 'is not a data: URL of a picture'))

const nameZone = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is no ending of names such as app.id'))

const gateway = v.pipe(
  httpUrl,
  v.check(
    (url) => URL.canParse(url) && new URL(url).search + new URL(url).hash === '',
    'is no gateway: write the address that a content id follows',
  ),
  v.transform((url) => new URL(url).href.replace(/\/*$/, '/')),
)
/** A star stands for the names below a domain, which are its owner's. Alone, or before an ending or a number, it would stand for everybody's. */
const pieceHost = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/)?(?:(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+|\*\.(?:[\p{L}\p{N}-]+\.)+(?!\d+(?:$|:))[\p{L}\p{N}-]+)(?::\d{1,5})?$/u,
    'is no host: write metadata.example.com, or *.example.com for the names below a domain that is trusted',
  ),
)
const collectibles = v.strictObject({
  ipfs: v.optional(gateway),
  arweave: v.optional(gateway),
  hosts: v.optional(v.array(pieceHost), []),
})

const fields = v.strictObject({
  $schema: v.optional(v.string()),
  host: v.optional(text, '127.0.0.1'),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)), 0),
  publicUrl: v.optional(httpUrl),
  trustProxy: v.optional(v.boolean(), false),
  allowFaults: v.optional(v.boolean(), false),
  databaseUrl: v.optional(postgresUrl),
  dataFolder: v.optional(text),
  engine: v.optional(v.picklist(['embedded', 'pglite'])),
  databaseUser: v.optional(text),
  storeFile: v.optional(text),
  rateLimit: v.optional(v.strictObject({ calls: positive, seconds: positive }), { calls: 6_000, seconds: 60 }),
  bodyBytes: v.optional(positive, 262_144),
  socketsPerAddress: v.optional(positive),
  verifySecrets: v.optional(v.record(text, v.pipe(v.string(), v.minLength(24))), {}),
  logLevel: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  drainSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)), 10),
  metricsSecret: secret,
  adminSecret: secret,
  accounts: v.optional(accountsSchema),
  signIn: v.optional(signInSchema),
  accountSecrets: secretsSchema,
  authShareSecrets: secretsSchema,
  recoveryShareSecrets: secretsSchema,
  recoveryKeysSecret: secret,
  smtpUrl: smtpSchema,
  loginProviders: providersSchema,
  projects: v.pipe(v.array(project), v.nonEmpty('has no project')),
  networks: v.optional(v.array(network), []),
  exchanges: v.optional(v.array(exchange), []),
  names: v.optional(v.array(v.strictObject({ address: text, name: text, avatar: v.optional(text) })), []),
  nameZones: v.optional(v.array(nameZone), []),
  collectibles: v.optional(collectibles, {}),
  onramp: v.optional(v.strictObject({ apiUrl: httpUrl })),
  onrampSecret: secret,
  wallets: v.optional(v.array(wallet)),
  pictures: v.optional(v.record(v.string(), picture), {}),
})

/** What a field needs of another is said with the rest of what is wrong. */
const cloudConfig = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of accountProblems(dataset.value)) addIssue({ message })
  }),
)

/** A configuration that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  /** One line for each thing that is wrong, with its place. */
  constructor(readonly problems: readonly string[]) {
    super(`The configuration of the cloud is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Reads a configuration and fills its gaps. Throws one line for each thing that is wrong, each with its place, and where
 * that was said when it is known.
 */
export function readConfig(written: unknown, saidBy: (field: string) => string | undefined = () => undefined): CloudConfig {
  const read = v.safeParse(cloudConfig, written)
  if (read.success) return read.output
  throw new ConfigError(
    read.issues.map((issue) => {
      const place = v.getDotPath(issue)
      // What is wrong between fields says itself which one to mend.
      if (place === null) return issue.kind === 'schema' ? `The configuration: ${issue.message}` : issue.message
      const source = saidBy(place.split('.', 1)[0] ?? '')
      return `${place}${source === undefined ? '' : ` (${source})`}: ${issue.message}`
    }),
  )
}

/** Reads one project and fills its gaps. Throws one line for each thing that is wrong. */
export function readProject(written: unknown): Project {
  const read = v.safeParse(project, written)
  if (read.success) return read.output
  throw new ConfigError(read.issues.map((issue) => `${v.getDotPath(issue) ?? 'The project'}: ${issue.message}`))
}

/** The fields that a configuration may have. */
export const configFields: readonly string[] = Object.keys(fields.entries)
