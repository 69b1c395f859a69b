/** Mutation tests of the strict areas. `npm run mutation -- --mutate 'kernel/src/core/caip/*.ts'` looks at a part. */
import { strictAreas } from './strict-areas.mjs'

export default {
  mutate: [...strictAreas, '!**/*.test.ts', '!**/*.test-d.ts'],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Stryker rewrites the root tsconfig.json through an API that TypeScript 7 does not have. The tests do not need that file.
  ignorePatterns: ['dist', 'reports', '/tsconfig.json'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: 'reports/stryker-tmp',
  clearTextReporter: { reportTests: false },
  reporters: ['progress', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  thresholds: { high: 95, low: 85, break: 85 },
}
