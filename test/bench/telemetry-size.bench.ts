import { join } from 'node:path'
import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** In kilobytes. */
const goal = 3

/** What a page that registers telemetry downloads for it in production, minified and gzipped. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { initialSize } = await bundle(join(root, 'plugins/telemetry/src/plugin.ts'), [/^@billfold\/kernel/, /^mobx$/, /^valibot$/])
  return [
    {
      what: 'telemetry: the plugin in production, beside the kernel',
      ...{ goal: `<= ${goal} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goal * 1000 },
    },
  ]
}
