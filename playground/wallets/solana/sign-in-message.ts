/** Lines of a sign-in text below the account, in the order of the Wallet Standard, with the names under which a page gives them. */
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

/** Input of a page, as far as it keeps to the standard. */
interface SignInInput extends Readonly<Partial<Record<(typeof facts)[number][1], string>>> {
  readonly domain?: string
  readonly statement?: string
  readonly resources?: readonly string[]
}

/** The text of a sign-in, as wallets write it from what a page gives. */
export function signInMessage(input: unknown, address: string): string {
  const given = Object(input) as SignInInput
  const { domain = globalThis.location?.host ?? 'nowhere', statement, resources } = given
  const lines = [
    ...facts.flatMap(([name, field]) => (given[field] === undefined ? [] : [`${name}: ${given[field]}`])),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ]
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n')
}
