import { attachStyles } from '@billfold/ui/styles'
import { describe, expect, onTestFinished, test } from 'vitest'

import { pageClock } from '../host/handle/page-clock.js'
import { createThemes } from './apply-theme.js'

function themed(): { readonly root: HTMLElement; readonly apply: (isPageNew?: boolean) => number; readonly warned: readonly string[] } {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const root = shadow.appendChild(document.createElement('div'))
  const detach = attachStyles(shadow)
  onTestFinished(() => {
    detach()
    host.remove()
    document.documentElement.removeAttribute('style')
  })
  const warned: string[] = []
  const applyTheme = createThemes({ clock: pageClock, warn: (line) => warned.push(line) })
  const theme = { mode: 'light', variables: { '--billfold-fg': '12px' } } as const
  const observer = new MutationObserver(() => undefined)
  observer.observe(root, { attributes: true })
  const apply = (isPageNew = false): number => {
    applyTheme(root, theme, isPageNew)
    return observer.takeRecords().length
  }
  return { root, apply, warned }
}

describe('a root', () => {
  test('default: has its theme, and a value that is none is warned of once', () => {
    const { root, apply, warned } = themed()
    expect(apply()).toBeGreaterThan(0)
    expect(root.dataset['theme']).toBe('light')
    expect(warned).toHaveLength(1)
    document.documentElement.style.setProperty('--billfold-accent', 'red')
    expect(apply(true)).toBeGreaterThan(0)
    expect(warned).toHaveLength(1)
  })

  test('behavior: is left alone while neither its theme nor the variables of its page have changed', () => {
    const { apply } = themed()
    apply()
    expect(apply()).toBe(0)
    expect(apply(true)).toBe(0)
  })

  test('behavior: takes what its page says since it was last shown', async () => {
    const { root, apply } = themed()
    apply()
    expect(root.style.getPropertyValue('--_accent')).toBe('')
    document.documentElement.style.setProperty('--billfold-accent', '#aa0000')
    expect(apply()).toBe(0)
    apply(true)
    await expect.poll(() => root.style.getPropertyValue('--_accent')).toContain('light-dark(')
    document.documentElement.style.removeProperty('--billfold-accent')
    apply(true)
    expect(root.style.getPropertyValue('--_accent')).toBe('')
  })
})
