import type { CloudConfig } from '../config/config.js'

/** Shorter parts of an address are words, not keys. */
const shortest = 8

/** Everything of a configuration that nobody may read in a log. */
export function secretsOf(config: Partial<CloudConfig>): readonly string[] {
  const { databaseUrl, smtpUrl, networks = [], accounts, adminSecret, metricsSecret, verifySecrets } = config
  const addresses = [databaseUrl, smtpUrl, accounts?.farcaster?.rpcUrl, ...networks.map(({ rpcUrl }) => rpcUrl)]
  const found = [
    ...[adminSecret, metricsSecret, ...Object.values(verifySecrets ?? {})],
    ...[config.recoveryKeysSecret, ...[config.accountSecrets, config.authShareSecrets, config.recoveryShareSecrets].flat()],
    ...Object.values(config.loginProviders ?? {}).flatMap(({ clientSecret, privateKey }) => [clientSecret, privateKey]),
    ...(config.exchanges ?? []).map(({ key }) => key),
    ...addresses.filter((url) => url !== undefined).flatMap(secretsIn),
  ]
  return found.filter((secret): secret is string => secret !== undefined && secret !== '')
}

/** Passwords, and what looks like a key in the path or the query. */
function secretsIn(address: string): readonly string[] {
  if (!URL.canParse(address)) return []
  const { password, pathname, searchParams, protocol } = new URL(address)
  const words = protocol.startsWith('http') ? [...pathname.split('/'), ...searchParams.values()] : []
  return [password, decodeURIComponent(password), ...words.filter((word) => word.length >= shortest)]
}

/** Takes secrets out of a text. */
export function hideSecrets(secrets: readonly string[]): (text: string) => string {
  // A line of a log is JSON: there a secret is written as JSON writes it.
  const written = [...new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))]
  const longestFirst = written.toSorted((a, b) => b.length - a.length)
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text)
}
