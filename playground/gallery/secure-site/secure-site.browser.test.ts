import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { barriers } from '../checks/barriers.js'
import { layoutProblems } from '../checks/layout-problems.js'
import { screens } from './screens.js'
import { showScreen } from './show-screen.js'

let end: () => void = () => undefined
afterEach(() => end())

const looks = [
  { width: 320, theme: 'light' },
  { width: 370, theme: 'dark' },
] as const

// Arabic runs from right to left, German is long.
test.each(['en', 'ar', 'de'].flatMap((locale) => Object.keys(screens).map((name) => [name, locale] as const)))(
  '%s, in %s: everybody can use it, and it lies as it should, in both themes and at 320 px',
  async (name, locale) => {
    const found: string[] = []
    for (const { width, theme } of looks) {
      await page.viewport(width, 640)
      end()
      end = await showScreen({ name, theme, locale })
      const overhang = document.documentElement.scrollWidth - width
      const problems = [
        ...layoutProblems(document.body),
        ...(await barriers(document.body)),
        ...(overhang > 0 ? [`the page is ${overhang} px too wide`] : []),
      ]
      found.push(...problems.map((problem) => `${theme} ${width}: ${problem}`))
    }
    expect(found).toEqual([])
  },
)
