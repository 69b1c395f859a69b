import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { applyAccent, attachStyles, contrastProblems, defineStyles, rootClass, setTheme, themeVariables } from './index.js'

let host: HTMLElement
let root: HTMLElement
let detach: () => void

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  root = shadow.appendChild(document.createElement('div'))
  root.className = rootClass
  detach = attachStyles(shadow)
})

afterEach(() => {
  detach()
  host.remove()
  document.documentElement.removeAttribute('style')
})

const computed = (name: string): string => getComputedStyle(root).getPropertyValue(name)

describe('attachStyles', () => {
  test('behavior: a sheet that arrives later is worn too, and a new text takes the place of the old', () => {
    defineStyles({ name: 'late', text: '@layer view { .late { inset-block-start: 3px; position: absolute } }' })
    root.className += ' late'
    expect(computed('top')).toBe('3px')
    defineStyles({ name: 'late', text: '@layer view { .late { inset-block-start: 4px; position: absolute } }' })
    expect(computed('top')).toBe('4px')
  })

  test('behavior: the names of a sheet are those in its text, each with its prefix', () => {
    const styles = defineStyles({ text: '@layer view { .$late, .$early { top: 5px; position: absolute } }', prefix: 'x1-' })
    expect(styles).toEqual({ late: 'x1-late', early: 'x1-early' })
    root.className += ' x1-early'
    expect(computed('top')).toBe('5px')
  })

  test('behavior: without a prefix the names of two sheets differ, also when they are written alike', () => {
    const [one, other] = ['6px', '7px'].map((top) => defineStyles({ text: `@layer view { .$row-2 { top: ${top}; position: absolute } }` }))
    expect(Object.keys(one ?? {})).toEqual(['row-2'])
    root.className += ` ${one?.['row-2']}`
    expect(computed('top')).toBe('6px')
    expect(other?.['row-2']).not.toBe(one?.['row-2'])
  })

  test('behavior: the undo takes every sheet off', () => {
    detach()
    expect(host.shadowRoot?.adoptedStyleSheets).toEqual([])
  })

  test('behavior: a view wins over the kit, and the kit over element defaults, whatever came first', () => {
    defineStyles({ name: 'view', text: '@layer view { .three { z-index: 3 } }' })
    defineStyles({ name: 'ui', text: '@layer ui { .three { z-index: 2 } }' })
    root.className += ' three'
    expect(computed('z-index')).toBe('3')
  })

  test("behavior: the page's own styles stop at the root", () => {
    document.documentElement.setAttribute('style', 'letter-spacing: 9px !important; color: red !important; font: 40px cursive !important')
    expect(computed('letter-spacing')).toBe('normal')
    expect(computed('font-size')).toBe('15px')
    expect(computed('color')).toBe('rgb(241, 240, 234)')
  })
})

describe('tokens', () => {
  test('behavior: a variable of the page reaches them', () => {
    document.documentElement.style.setProperty('--billfold-fg', 'rgb(1, 2, 3)')
    expect(computed('color')).toBe('rgb(1, 2, 3)')
  })

  test('behavior: master font size default 10px, border radius 4px: one length scales all type, one all corners', () => {
    const measured = (): readonly string[] => {
      root.style.cssText = 'font: var(--_title); border-radius: var(--_radius-card) var(--_radius-control)'
      return [computed('font-size'), computed('border-top-left-radius'), computed('border-top-right-radius')]
    }
    const before = measured()
    expect(before).toEqual(['24px', '24px', '12px'])
    host.style.setProperty('--billfold-font-size', '10px')
    host.style.setProperty('--billfold-radius', '4px')
    expect(measured()).toEqual(before)
    host.style.setProperty('--billfold-font-size', '20px')
    host.style.setProperty('--billfold-radius', '2px')
    expect(measured()).toEqual(['48px', '12px', '6px'])
  })

  test('behavior: an accent default, a color-mix strength: a colour of the host tints all surfaces', () => {
    const surfaces = (): readonly string[] =>
      ['card', 'surface-1', 'surface-2', 'surface-3'].map((name) => {
        root.style.backgroundColor = `var(--_${name})`
        return computed('background-color').replaceAll(/[\d.]+/g, (part) => Number(part).toFixed(2))
      })
    root.style.color = 'var(--_accent)'
    expect(computed('color')).toBe('rgb(116, 214, 196)')
    const plain = surfaces()
    host.style.setProperty('--billfold-color-mix', 'rgb(255, 0, 0)')
    expect(surfaces()).toEqual(plain)
    host.style.setProperty('--billfold-color-mix-strength', '100')
    expect(new Set(surfaces())).toEqual(new Set(['color(srgb 1.00 0.00 0.00)']))
    host.style.setProperty('--billfold-color-mix-strength', '20')
    expect(new Set([...surfaces(), ...plain]).size).toBe(8)
  })

  test.each([
    ['light', 'rgb(27, 28, 25)'],
    ['dark', 'rgb(241, 240, 234)'],
  ])('behavior: the %s theme', (theme, color) => {
    root.dataset['theme'] = theme
    expect(computed('color')).toBe(color)
  })
})

describe('applyAccent', () => {
  test('behavior: a readable accent stays, in whatever way it is written', () => {
    host.style.setProperty('--billfold-accent', 'color-mix(in oklch, #74d6c4 100%, white)')
    applyAccent(root)
    expect(root.style.getPropertyValue('--_accent')).toMatch(/#74d6c4\)$/)
  })

  test('behavior: one that cannot be read is moved until it can', () => {
    host.style.setProperty('--billfold-accent', 'yellow')
    applyAccent(root)
    expect(root.style.getPropertyValue('--_accent')).toMatch(/^light-dark\(#(?!ffff00)[\da-f]{6}, #ffff00\)$/)
  })

  test('behavior: what is no colour leaves the own accent', () => {
    host.style.setProperty('--billfold-accent', '12px')
    applyAccent(root)
    expect(root.style.getPropertyValue('--_accent')).toBe('light-dark(#0b6a60, #74d6c4)')
  })

  test('behavior: without one nothing is set, and an earlier one is forgotten', () => {
    host.style.setProperty('--billfold-accent', 'yellow')
    applyAccent(root)
    host.style.removeProperty('--billfold-accent')
    applyAccent(root)
    expect(root.style.getPropertyValue('--_accent')).toBe('')
    expect(root.childElementCount).toBe(0)
  })
})

describe('contrastProblems', () => {
  test('behavior: our own palette has none', () => expect(contrastProblems(root)).toEqual([]))

  test("behavior: a host's grey on grey is named", () => {
    host.style.setProperty('--billfold-fg', '#777')
    host.style.setProperty('--billfold-card', '#888')
    expect(contrastProblems(root).map(({ text, theme }) => `${text} ${theme}`)).toContain('fg light')
  })
})

describe('setTheme', () => {
  test('default', () => {
    expect(setTheme(root, { mode: 'light', variables: { '--billfold-fg': 'rebeccapurple', '--billfold-radius': '4px' } })).toEqual([])
    expect(computed('color')).toBe('rgb(102, 51, 153)')
    expect(root.dataset['theme']).toBe('light')
  })

  test('behavior: what is no colour, or no variable, is named and ignored, and the rest holds', () => {
    const variables = {
      '--billfold-fg': '12px',
      '--billfold-danger': 'red',
      '--billfold-colour': 'red',
      '--billfold-color-mix-strength': 'strong',
    }
    const [first, second, third, ...more] = setTheme(root, { variables })
    expect(first).toBe('--billfold-fg is "12px", which is no colour. It is ignored.')
    expect(second).toContain('There is no theme variable --billfold-colour.')
    expect(third).toBe('--billfold-color-mix-strength is "strong", which is no number. It is ignored.')
    expect(more).toEqual([])
    expect(computed('color')).toBe('rgb(241, 240, 234)')
    expect(root.style.getPropertyValue('--billfold-danger')).toBe('red')
  })

  test('behavior: the next theme forgets the last', () => {
    setTheme(root, { variables: { '--billfold-fg': 'red' } })
    setTheme(root, {})
    expect(root.style.getPropertyValue('--billfold-fg')).toBe('')
  })

  test('behavior: every variable does something, but for the one that is kept for its name', () => {
    const text = [...(host.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('')
    expect(Object.keys(themeVariables).filter((name) => !text.includes(`var(${name},`))).toEqual(['--billfold-z'])
  })
})
