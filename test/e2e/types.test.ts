import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

import { root } from './setup/pack.js'

const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'esnext,dom,dom.iterable', '--types', '']

test('behavior: a page in TypeScript knows our views, without types of React and without skipping what libraries say', () => {
  const cwd = join(inject('folder'), 'npm-react-19')
  expect(
    told(() => execFileSync('node', [join(root, 'node_modules/typescript/bin/tsc'), ...flags, 'page.mts'], { cwd, encoding: 'utf8' })),
  ).toBe('')
})

/** What the compiler says; a failed run carries it along. */
function told(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
  }
}
