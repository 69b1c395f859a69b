const longestName = 30

/** What is known of somebody who logged in. */
export interface AuthIdentity {
  readonly email?: string
  readonly username?: string
  readonly provider?: string
}

/** The name under which an e-mail or social login is shown. */
export function authDisplayName({ email, username, provider }: AuthIdentity): string | undefined {
  const name = username === undefined ? email : shownUsername(username, provider)
  return name === undefined ? undefined : cut(name)
}

/** Discord ends a username without discriminator with a 0. */
function shownUsername(username: string, provider: string | undefined): string {
  return provider === 'discord' && username.endsWith('0') ? username.slice(0, -1) : username
}

function cut(name: string): string {
  const characters = Array.from(name)
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : name
}
