import { createRequire } from 'node:module'

import { playwright } from '@vitest/browser-playwright'
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'

import { coverage } from './.ci/coverage.mjs'
import { chromiumArguments, findChromium } from './.ci/find-chromium.mjs'
import { sameCases } from './.ci/same-cases.mjs'
import { shadowCss } from './ui/build/index.js'

const adapterHost = createRequire(new URL('ui/solana-wallet-adapter/package.json', import.meta.url))

/**
 * Limits end what hangs, and say nothing of speed: the machine may be slow, and busy with other things. Nothing is tried again: what
 * fails by chance is a fault, here or in the product; and what runs on a real chain or a real relay has changed it by then, so that a
 * second try would be another test.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 10 } } }
/** Files at once: most of their time goes to servers and timers. */
const maxWorkers = 2

const everyEntry = 'playground/gallery/every-entry/*.browser.test.ts'
const launchOptions = { executablePath: await findChromium(), args: chromiumArguments }

/** A project with a browser of its own: pages of one browser take the frames from each other. */
const inBrowser = (name: string, include: string[], exclude: string[]): TestProjectInlineConfiguration => ({
  plugins: [shadowCss()],
  // @solana/web3.js 1 of hosts with the wallet adapter asks for what Node has, as it does in every such host.
  resolve: { alias: [{ find: /^buffer$/, replacement: adapterHost.resolve('buffer/') }] },
  test: {
    name,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    include,
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({
  test: {
    coverage,
    projects: [
      {
        plugins: [shadowCss(), sameCases()],
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['cloud/testing/postgres-setup.ts'],
          include: ['{create-plugin,docs,playground,test,plugins/walletconnect}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', 'test/{e2e,flows,layers,outside}/**'],
          maxWorkers,
          ...limits,
        },
      },
      {
        plugins: [shadowCss(), sameCases()],
        test: {
          name: 'cloud',
          environment: 'node',
          globalSetup: ['cloud/testing/postgres-setup.ts'],
          include: ['cloud/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
          // Its files leave nothing behind in the process and share it, which takes half of the time.
          isolate: false,
          maxWorkers,
          ...limits,
        },
      },
      {
        plugins: [shadowCss(), sameCases()],
        test: {
          name: 'node-plugins',
          environment: 'node',
          globalSetup: ['cloud/testing/postgres-setup.ts'],
          include: ['plugins/**/*.test.ts'],
          // Relay and database are most of what those of pairing do: they would be watched for nothing when the lines of the kernel are counted.
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', 'plugins/walletconnect/**'],
          // Their files leave nothing behind in the process and share it, which takes half of the time.
          isolate: false,
          maxWorkers,
          ...limits,
        },
      },
      {
        plugins: [shadowCss(), sameCases()],
        test: {
          name: 'node-shared',
          environment: 'node',
          include: ['{kernel,migrate,siwx-server,ui,wallet-registry}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
          // Their files leave nothing behind in the process and share it, which takes a third of the time.
          isolate: false,
          maxWorkers,
          ...limits,
        },
      },
      {
        test: {
          name: 'layers',
          environment: 'node',
          include: ['test/layers/**/*.test.ts'],
          // Some of them read the whole repository.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/*.test.ts'],
          globalSetup: ['test/e2e/setup/global-setup.ts'],
          fileParallelism: false,
          // Nothing is tried again: on a machine that is busy with other things it may only take longer.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'outside',
          environment: 'node',
          include: ['test/outside/*.test.ts'],
          globalSetup: ['test/outside/setup/global-setup.ts'],
          fileParallelism: false,
          // Everything is installed and built anew, and a machine may be busy with other things.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 90_000 } },
        },
      },
      {
        test: {
          name: 'flows',
          environment: 'node',
          include: ['test/flows/**/*.test.ts'],
          // These replace the usual ones and those of a command: without the first, links of packages are followed for ever.
          exclude: ['**/node_modules/**', 'test/flows/{engines,pairing}/**'],
          globalSetup: ['test/flows/setup/global-setup.ts'],
          fileParallelism: false,
          // Each flow has a page of its own.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'pairing',
          environment: 'node',
          include: ['test/flows/pairing/**/*.test.ts'],
          globalSetup: ['test/flows/setup/global-setup.ts'],
          fileParallelism: false,
          // Each flow has a page of its own.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/flows/engines/*.test.ts'],
          globalSetup: ['test/flows/engines/harness/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      inBrowser('browser', ['{cloud,docs,kernel,plugins,playground,test,ui}/**/*.browser.test.{ts,tsx}'], [everyEntry]),
      inBrowser('gallery', [everyEntry], []),
    ],
  },
})
