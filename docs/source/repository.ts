import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository: string = fileURLToPath(new URL('../../', import.meta.url))

/** A package that the site tells of. */
export interface DocumentedPackage {
  readonly name: string
  readonly description: string
  /** Its folder, from the root of the repository. */
  readonly folder: string
  /** The file that its name imports. */
  readonly entry: string | undefined
}

const single = [
  'ui',
  'ui/react',
  'ui/vue',
  'ui/svelte',
  'ui/headless',
  'evm',
  'cdn',
  'ui/wagmi',
  'ui/solana-wallet-adapter',
  'kernel',
  'siwx-server',
  'cloud',
  'wallet-registry',
  'test',
  'create-plugin',
  'migrate',
]

/** The packages of the product: those of the shell and the kernel, then the plugins. */
export function readPackages(): readonly DocumentedPackage[] {
  const plugins = readdirSync(join(repository, 'plugins')).map((name) => `plugins/${name}`)
  return [...single, ...plugins].flatMap((folder) => {
    const file = join(repository, folder, 'package.json')
    if (!existsSync(file)) return []
    const { name, description, exports } = JSON.parse(readFileSync(file, 'utf8'))
    const main: unknown = exports?.['.']
    return [{ name, description, folder, entry: typeof main === 'string' ? join(repository, folder, main) : undefined }]
  })
}
