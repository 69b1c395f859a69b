import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The kernel's own tests, as the mutation tests run them: in a copy of the repository, whose linked packages would lead out of it. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@billfold\/kernel$/, replacement: here('kernel/src/index.ts') },
      { find: /^@billfold\/kernel\/browser$/, replacement: here('kernel/browser/index.ts') },
      { find: /^@billfold\/test\/(fakes|suites)$/, replacement: here('test/$1/index.ts') },
    ],
  },
  test: {
    environment: 'node',
    include: ['kernel/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
  },
})
