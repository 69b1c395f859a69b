import type { SpecLine } from '../spec-line.js'

/** How it looks, and where it runs. */
export const presentation: readonly SpecLine[] = [
  // Theme and presentation.
  {
    line: 'Theme: master font size default 10px, border radius 4px, an accent default, a color-mix strength.',
    owner: 'ui',
    tests: [
      'ui/styles/styles.browser.test.ts > master font size default 10px, border radius 4px',
      'ui/styles/styles.browser.test.ts > an accent default, a color-mix strength',
    ],
  },
  { line: 'Relative dates use short units.', owner: 'ui', tests: ['ui/kit/text/relative-time.test.ts > relative dates use short units'] },
  {
    line: 'Values of the accent default and of the palettes and typography: not shown.',
    owner: 'ui',
    tests: ['ui/styles/fit-accent.test.ts > can be read in both themes', 'ui/styles/styles.browser.test.ts > our own palette has none'],
  },
  // Platform support.
  {
    line: 'Restricted timezones are listed for several Asian regions.',
    owner: 'feature.onramp',
    tests: ['plugins/onramp/src/choices/choices.test.ts > nobody sells in %s'],
  },
  {
    line: 'Messaging-app redirects and Safe-app detection are supported.',
    parts: [
      {
        part: 'what a messaging app is',
        owner: 'kernel',
        tests: ['kernel/browser/device-facts.test.ts > inside a messaging app’s in-app browser'],
      },
      { part: 'redirects', owner: 'feature.wallets', tests: ['plugins/wallets/src/leave-for.test.ts > messaging-app redirects'] },
      {
        part: 'Safe-app detection',
        owner: 'connector.safe',
        tests: ['plugins/safe/src/safe.test.ts > it is there only inside of a Safe frame'],
      },
    ],
  },
  {
    line: 'Mobile deep links exist for four wallet apps.',
    owner: 'feature.wallets',
    tests: ['plugins/wallets/src/leave-for.test.ts > mobile deep links exist for four wallet apps'],
  },
]
