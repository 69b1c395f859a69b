import { join } from 'node:path'

import type { BenchRow } from './bench-row.js'
import { bundle, root } from './bundle.js'

/** What the page of a visitor has who chooses to log in: the modal stands. */
const ofThePage = [/^@billfold\/(?:kernel|ui)/, /(?:kernel|ui)\/(?:src|kit)\//, /^mobx/, /^react/, /^valibot$/, /[.]css$/]
/** In kilobytes. */
const goal = 14

/** What a login downloads beside the modal, minified and gzipped, until the code of a mail can be typed. */
export async function bench(): Promise<readonly BenchRow[]> {
  const parts = ['plugin.ts', 'view/email-login.tsx', 'view/email-code.tsx']
  const { initialSize } = await bundle(
    parts.map((part) => join(root, 'plugins/auth/src', part)),
    ofThePage,
  )
  return [
    {
      what: 'login: the plugin until the code of a mail is asked for',
      ...{ goal: `<= ${goal} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goal * 1000 },
    },
  ]
}
