/** The text of a sign-in, as wallets write it from what a page gives. */
export function signInMessage(input: unknown, address: string): string {
  const {
    domain = globalThis.location?.host ?? 'nowhere',
    statement,
    uri,
    version,
    chainId,
    nonce,
    issuedAt,
  } = Object(input) as Readonly<Record<string, string | undefined>>
  const facts = { URI: uri, Version: version, 'Chain ID': chainId, Nonce: nonce, 'Issued At': issuedAt }
  const lines = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n')
}
