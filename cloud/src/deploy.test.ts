import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { configFields, readConfig } from './config/config-schema.js'

const place = (name: string): URL => new URL(`../deploy/${name}`, import.meta.url)
const textOf = (name: string): string => readFileSync(place(name), 'utf8')

const list = v.array(v.string())
const variables = v.record(v.pipe(v.string(), v.regex(/^[A-Z_]+$/)), v.string())
const duration = v.pipe(v.string(), v.regex(/^\d+s$/))

/** What the compose specification knows of the words that are used here: a word that it does not know is refused. */
const service = v.strictObject({
  image: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+:\d+$/))),
  build: v.optional(v.literal('.')),
  restart: v.picklist(['no', 'always', 'on-failure', 'unless-stopped']),
  command: v.optional(list),
  environment: v.optional(variables),
  secrets: v.optional(list),
  volumes: v.optional(list),
  ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+:\d+$/)))),
  depends_on: v.optional(
    v.union([list, v.record(v.string(), v.strictObject({ condition: v.picklist(['service_started', 'service_healthy']) }))]),
  ),
  healthcheck: v.optional(v.strictObject({ test: list, interval: duration, timeout: duration, retries: v.number() })),
  stop_grace_period: v.optional(duration),
  read_only: v.optional(v.boolean()),
  tmpfs: v.optional(list),
  cap_drop: v.optional(list),
  security_opt: v.optional(list),
})
const composeFile = v.strictObject({
  name: v.string(),
  'x-cloud': v.unknown(),
  services: v.record(v.string(), service),
  secrets: v.record(v.string(), v.strictObject({ file: v.string() })),
  volumes: v.record(v.string(), v.null()),
})

const compose = v.parse(composeFile, parse(textOf('compose.yaml'), { merge: true }))
const services = Object.entries(compose.services)

describe('Dockerfile', () => {
  test('default: it is one, runs as no root, and listens where the cloud is told to', () => {
    expect(validate(textOf('Dockerfile'))).toEqual([])
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m)
    expect(textOf('Dockerfile')).toMatch(/BILLFOLD_CLOUD_PORT=8787[^]*^EXPOSE 8787$[^]*127\.0\.0\.1:8787\/readyz/m)
  })
})

describe('compose.yaml', () => {
  test('default: a database, two clouds and a proxy', () => {
    expect(services.map(([name]) => name)).toEqual(['database', 'cloud-1', 'cloud-2', 'proxy'])
    expect(compose.services['cloud-1']).toEqual(compose.services['cloud-2'])
  })

  test('behavior: every service, secret, volume and file that is named is there', () => {
    const missing = services.flatMap(([, { depends_on: needed = [], secrets = [], volumes = [] }]) => [
      ...(Array.isArray(needed) ? needed : Object.keys(needed)).filter((name) => !Object.hasOwn(compose.services, name)),
      ...secrets.filter((name) => !Object.hasOwn(compose.secrets, name)),
      ...volumes
        .map((volume) => volume.split(':', 1)[0] ?? '')
        .filter((source) => (source.startsWith('./') ? !existsSync(place(source)) : !Object.hasOwn(compose.volumes, source))),
    ])
    expect(missing).toEqual([])
  })

  test('behavior: the clouds are told what a cloud knows, and have longer to stop than they take', () => {
    const cloud = compose.services['cloud-1']
    const known = new Set(configFields.map((field) => `BILLFOLD_CLOUD_${field.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`))
    const said = Object.keys(cloud?.environment ?? {}).map((variable) => variable.replace(/_FILE$/, ''))
    expect(said.filter((variable) => !known.has(variable))).toEqual([])
    const config = readConfig(JSON.parse(textOf('billfold-cloud.json')))
    expect(Number.parseInt(cloud?.stop_grace_period ?? '', 10)).toBeGreaterThan(config.drainSeconds)
  })
})

describe('Caddyfile', () => {
  test('default: both clouds are behind it, and what a caller says of its address is not believed', () => {
    expect(textOf('Caddyfile')).toMatch(/reverse_proxy cloud-1:8787 cloud-2:8787 \{[^]*header_up X-Forwarded-For \{remote_host\}/)
    expect(new URL(readConfig(JSON.parse(textOf('billfold-cloud.json'))).publicUrl ?? '').host).toBe('cloud.example')
    expect(textOf('Caddyfile')).toMatch(/^cloud\.example \{$/m)
  })
})
