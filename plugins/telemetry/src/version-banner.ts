import type { Http, KernelOptions, Log, StoredItem } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { string } from 'valibot'

const week = 7 * 24 * 3_600_000

/** The newest version, asked for once in seven days. */
export const latestVersionItem: StoredItem<'telemetry.latest-version'> = {
  key: 'telemetry.latest-version',
  version: 1,
  schema: string(),
  lifetime: week,
}

export interface VersionBannerNeeds {
  readonly options: Pick<KernelOptions, 'sdkVersion'>
  readonly http: Pick<Http, 'endpoint'>
  readonly log: Pick<Log, 'warn'>
  readonly latest: { read(): string | undefined; write(version: string): void }
}

/** Tells a developer that a newer version is out, where the host names a package registry. Rejects when that does not answer. */
export async function tellOutdated({ options, http, log, latest }: VersionBannerNeeds): Promise<void> {
  const registry = http.endpoint('packageRegistry')
  if (registry === undefined) return
  const known = latest.read()
  const version = known ?? (await registry.get('/@billfold/ui/latest', { schema: objectOf({ version: string() }) })).version
  if (known === undefined) latest.write(version)
  if (isOlder(options.sdkVersion, version)) log.warn(`Billfold ${options.sdkVersion} is outdated: ${version} is out.`)
}

/** Compares the numbers of two versions; what has none is not older. */
export function isOlder(own: string, other: string): boolean {
  const [mine, theirs] = [own, other].map((version) => /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number))
  if (mine === undefined || theirs === undefined) return false
  const place = theirs.findIndex((number, index) => number !== mine[index])
  return place >= 0 && (theirs[place] ?? 0) > (mine[place] ?? 0)
}
