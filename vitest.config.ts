import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumArguments, findChromium } from './.ci/find-chromium.mjs'
import { shadowCss } from './ui/build/index.js'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{kernel,plugins,playground,test,ui}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/planted/**', '**/*.browser.test.ts'],
        },
      },
      {
        plugins: [shadowCss()],
        test: {
          name: 'browser',
          include: ['{kernel,plugins,playground,test,ui}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/planted/**'],
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
