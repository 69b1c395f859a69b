const name = /^[A-Za-z0-9-]{4,}$/

/** True for a name that can be registered: at least 4 characters, letters, digits and hyphens only. */
export function isRegistrableName(text: unknown): text is string {
  return typeof text === 'string' && name.test(text)
}
