import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { coverage } from './.ci/coverage.mjs'
import { chromiumArguments, findChromium } from './.ci/find-chromium.mjs'
import { shadowCss } from './ui/build/index.js'

export default defineConfig({
  test: {
    coverage,
    projects: [
      {
        plugins: [shadowCss()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['{kernel,plugins,playground,test,ui}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', 'test/layers/**'],
        },
      },
      { test: { name: 'layers', environment: 'node', include: ['test/layers/**/*.test.ts'] } },
      {
        plugins: [shadowCss()],
        test: {
          name: 'browser',
          include: ['{kernel,plugins,playground,test,ui}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: await findChromium(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
