export interface MessageParts {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The text that the owner of an address signs to have a name: JSON with the moment in seconds. */
export function registrationMessage({ name, now }: MessageParts): string {
  return JSON.stringify({ name, attributes: {}, timestamp: Math.floor(now / 1000) })
}
