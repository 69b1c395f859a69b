/** One switch as the project configuration has it. */
export interface RemoteFeature {
  readonly isEnabled: boolean
  /** Null leaves the switch to the host; absent means off. */
  readonly config: readonly string[] | null | undefined
}

/** The switches of a project configuration by their remote ids. */
export type RemoteFeatures = ReadonlyMap<string, RemoteFeature>

/** What a row says that leaves its switch to the host. */
export const leftToHost: RemoteFeature = { isEnabled: false, config: null }

/** A configuration has about a dozen switches: what comes after these is not read. */
const mostRows = 200

/**
 * Reads the rows of a project configuration, each for itself: a row without an id is dropped, the first of an id counts,
 * and a row of a wrong type leaves its switch to the host, because the remote side wins with the right types only.
 */
export function readRemoteFeatures(rows: readonly unknown[]): RemoteFeatures {
  const found = new Map<string, RemoteFeature>()
  for (const row of rows.slice(0, mostRows)) {
    if (!isRecord(row) || typeof row['id'] !== 'string' || found.has(row['id'])) continue
    found.set(row['id'], readRow(row))
  }
  return found
}

function readRow({ isEnabled, config }: Readonly<Record<string, unknown>>): RemoteFeature {
  if (typeof isEnabled !== 'boolean') return leftToHost
  if (config === undefined) return { isEnabled, config }
  return Array.isArray(config) ? { isEnabled, config: config.filter((word) => typeof word === 'string') } : leftToHost
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
