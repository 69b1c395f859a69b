/** The domain of a sign-in message (EIP-4361 and its likes), which stands in its first line; undefined for other texts. */
export function signInDomain(text: string): string | undefined {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/]+) wants you to sign in with your [\w ]+ account:(?:\n|$)/.exec(text)?.[1]
}
