import { afterEach, expect, test } from 'vitest'

import { forceMedia } from './forced-media.js'

const none = { isMotionReduced: false, hasMoreContrast: false }

afterEach(() => {
  forceMedia(none)
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

function sheet(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

const text = `@layer view {
  p { color: rgb(1, 1, 1); opacity: 0.5 }
  @media (prefers-contrast: more) { p { color: rgb(2, 2, 2) } }
  @media (prefers-reduced-motion: reduce) { p { opacity: 1 } }
}`

test('default: a style sheet answers a wish that the page grants, in a shadow root too, and no longer once it is taken back', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const inside = host.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = [sheet(text)]
  const shown = inside.appendChild(document.createElement('p'))
  const now = (): readonly string[] => [getComputedStyle(shown).color, getComputedStyle(shown).opacity]

  forceMedia({ isMotionReduced: false, hasMoreContrast: true })
  expect(now()).toEqual(['rgb(2, 2, 2)', '0.5'])
  forceMedia({ isMotionReduced: true, hasMoreContrast: true })
  expect(now()).toEqual(['rgb(2, 2, 2)', '1'])
  forceMedia(none)
  expect(now()).toEqual(['rgb(1, 1, 1)', '0.5'])
})

test('behavior: what asks for something else stays as it is', () => {
  document.adoptedStyleSheets = [sheet('@media print { body { color: rgb(3, 3, 3) } }')]
  forceMedia({ isMotionReduced: true, hasMoreContrast: true })
  expect(getComputedStyle(document.body).color).not.toBe('rgb(3, 3, 3)')
})
