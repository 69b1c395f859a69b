import type { PluginManifest } from '@billfold/kernel'
import { type Check, must } from './check.js'
import { findForeign } from './plain-data.js'

/** Limit for a manifest on the page of a host that never opens the modal, in bytes after gzip. */
export const largestManifest = 1_024

/** Checks of every manifest by itself. */
export const manifestChecks: readonly Check<PluginManifest>[] = [
  {
    name: 'manifest: is plain data and one load()',
    run({ load, finds, ...data }) {
      must(typeof load === 'function', 'load is not a function that imports the plugin')
      must(finds === undefined || typeof finds === 'function', 'finds is not a function that imports what finds wallets')
      const foreign = findForeign(data)
      must(foreign === undefined, `manifest${foreign}: a manifest is read before any code runs`)
    },
  },
  {
    name: 'manifest: weighs at most 1 kB on the host page',
    async run({ load: _load, ...data }) {
      const bytes = await gzipped(JSON.stringify(data))
      must(bytes <= largestManifest, `it weighs ${bytes} bytes: move what is not needed before loading into the plugin`)
    },
  },
  {
    name: 'manifest: its views, slots and keys belong to it once',
    run({ views = [], provides = [], requires = [], uses = [] }) {
      const lists: readonly (readonly string[])[] = [views, provides, [...requires, ...uses]]
      for (const list of lists) {
        const twice = list.find((name, index) => list.indexOf(name) !== index)
        must(twice === undefined, `'${String(twice)}' is named twice`)
      }
    },
  },
]

/** Weighs a text on the wire, in bytes after gzip. */
export async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}
