import { type ConnectedPage, type ConnectedPageOptions, connectedPage } from '../fakes/connected-page.js'

/** What a test of Vitest gets. */
export interface ConnectedFixtures {
  /** A page in which a wallet is connected. It is ended after the test. */
  readonly connected: ConnectedPage
}

/** For `test.extend<ConnectedFixtures>(connectedFixtures({ … }))` of Vitest: every test that asks for it has a page of its own. */
export function connectedFixtures(options: Omit<ConnectedPageOptions, 'connector'> = {}): {
  readonly connected: (given: object, use: (page: ConnectedPage) => Promise<void>) => Promise<void>
} {
  return {
    // Vitest reads the names between the braces: it asks for no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    connected: async ({}, use) => {
      const page = await connectedPage(options)
      try {
        await use(page)
      } finally {
        await page.end()
      }
    },
  }
}
