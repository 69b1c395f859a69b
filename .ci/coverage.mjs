/** How much of the kernel the tests must walk through. */
import { strictAreas } from './strict-areas.mjs'

/** @satisfies {import('vitest/node').CoverageOptions} */
export const coverage = {
  provider: /** @type {const} */ ('v8'),
  include: ['kernel/{src,data,family,browser}/**/*.ts'],
  exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/*.d.ts'],
  reporter: [['text', { skipFull: true }], 'json-summary', 'html'],
  reportsDirectory: 'reports/coverage',
  thresholds: {
    'kernel/**': { branches: 97 },
    ...Object.fromEntries(strictAreas.map((area) => [area, { branches: 100 }])),
  },
}
