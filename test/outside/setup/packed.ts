import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root: string = fileURLToPath(new URL('../../..', import.meta.url))

/** Tarballs of the step `packages`, or those that somebody packed elsewhere. */
const folder = process.env['BILLFOLD_PACKED'] ?? join(root, 'reports/packed')

/** The tarball that would be published of a package, by the start of its file name: `billfold-kernel`. */
export function packed(name: string): string {
  const file = existsSync(folder)
    ? readdirSync(folder).find((each) => each.startsWith(`${name}-0`) || each.startsWith(`${name}-1`))
    : undefined
  if (file === undefined) throw new Error(`${name} is not packed. Run this first: node .ci/packages.mjs`)
  return join(folder, file)
}
