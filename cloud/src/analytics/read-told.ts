/** What was told of one thing that happened, as far as it is counted. */
export interface Told {
  readonly event: string
  /** The name of a wallet. */
  readonly wallet: string | undefined
  /** The words of a failure. */
  readonly failure: string | undefined
}

/** Events of one call that are looked at: a beacon carries fewer. */
const mostEvents = 500

/** Signs of a name or a sentence. */
const longest = 60

/** Reads events as pages send them. What is none is left out: pages are foreign. */
export function readTold(body: unknown): readonly Told[] {
  const events: readonly unknown[] = Array.isArray(body) ? body : [body]
  return events.slice(0, mostEvents).flatMap((each) => {
    const props = field(each, 'props')
    const event = field(props, 'event')
    if (typeof event !== 'string' || !/^[A-Z][A-Z_]{2,39}$/.test(event)) return []
    const properties = field(props, 'properties')
    return [{ event, wallet: words(field(properties, 'name')), failure: words(field(properties, 'message')) }]
  })
}

function words(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longest)
  return text === '' ? undefined : text
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}
