import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { productNamespaces } from '@billfold/kernel'
import { pluginFiles } from '../../../create-plugin/src/index.js'

import { root } from '../bundle.js'

/** The plugin of a family, as a page registers it. */
export interface FamilyManifest {
  readonly family: string
  /** The file of its manifest. */
  readonly file: string
  /** The function that makes it. */
  readonly name: string
  /** It is the product's own; the others are what `npm create billfold-plugin` gives its author. */
  readonly isOwn: boolean
}

/** The manifests of all families of the product. Those that it does not have yet are made by the command, in a folder. */
export function familyManifests(folder: string): readonly FamilyManifest[] {
  return productNamespaces.map((family) => {
    const own = join(root, 'plugins', family, 'src/manifest.ts')
    const isOwn = existsSync(own)
    const file = isOwn ? own : made(family, folder)
    const [, name] = /export function (\w+)\(/.exec(readFileSync(file, 'utf8')) ?? []
    if (name === undefined) throw new Error(`${file} exports no function that makes a manifest`)
    return { family, file, name, isOwn }
  })
}

function made(family: string, folder: string): string {
  for (const { path, text } of pluginFiles({ kind: 'chain', name: family, version: '0.0.0' })) {
    const file = join(folder, family, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return join(folder, family, 'src/manifest.ts')
}
