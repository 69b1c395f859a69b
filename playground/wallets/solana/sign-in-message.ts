/** What the text of a sign-in says below the account, in the order of the Wallet Standard, and under which name a page gives it. */
const facts = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/** The text of a sign-in, as wallets write it from what a page gives. */
export function signInMessage(input: unknown, address: string): string {
  const given = Object(input) as Readonly<Record<string, unknown>>
  const { domain = globalThis.location?.host ?? 'nowhere', statement, resources } = given
  const lines = [
    ...facts.flatMap(([name, field]) => (given[field] === undefined ? [] : [`${name}: ${String(given[field])}`])),
    ...(Array.isArray(resources) ? ['Resources:', ...resources.map((resource) => `- ${String(resource)}`)] : []),
  ]
  return [
    `${String(domain)} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [String(statement)]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n')
}
