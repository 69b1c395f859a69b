import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { packageRelative } from './package-relative.js'

test('behavior: a file is named by its package and its path in it', () => {
  expect(packageRelative(fileURLToPath(new URL('shadow-css.ts', import.meta.url)))).toBe('@billfold/ui/build/shadow-css.ts')
})
