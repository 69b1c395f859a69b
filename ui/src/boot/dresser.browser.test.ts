import { attachStyles } from '@billfold/ui/styles'
import { describe, expect, onTestFinished, test } from 'vitest'

import { createDresser } from './dresser.js'

function dressed(): { readonly root: HTMLElement; readonly dress: (isPageNew?: boolean) => number; readonly warned: readonly string[] } {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const root = shadow.appendChild(document.createElement('div'))
  const undress = attachStyles(shadow)
  onTestFinished(() => {
    undress()
    host.remove()
    document.documentElement.removeAttribute('style')
  })
  const warned: string[] = []
  const dresser = createDresser((line) => warned.push(line))
  const theme = { mode: 'light', variables: { '--billfold-fg': '12px' } } as const
  const observer = new MutationObserver(() => undefined)
  observer.observe(root, { attributes: true })
  const dress = (isPageNew = false): number => {
    dresser(root, theme, isPageNew)
    return observer.takeRecords().length
  }
  return { root, dress, warned }
}

describe('a root', () => {
  test('default: wears its theme, and what is no value is told once', () => {
    const { root, dress, warned } = dressed()
    expect(dress()).toBeGreaterThan(0)
    expect(root.dataset['theme']).toBe('light')
    expect(warned).toHaveLength(1)
    document.documentElement.style.setProperty('--billfold-accent', 'red')
    expect(dress(true)).toBeGreaterThan(0)
    expect(warned).toHaveLength(1)
  })

  test('behavior: is left alone while neither its theme nor the variables of its page have changed', () => {
    const { dress } = dressed()
    dress()
    expect(dress()).toBe(0)
    expect(dress(true)).toBe(0)
  })

  test('behavior: takes what its page says since it was last shown', async () => {
    const { root, dress } = dressed()
    dress()
    expect(root.style.getPropertyValue('--_accent')).toBe('')
    document.documentElement.style.setProperty('--billfold-accent', '#aa0000')
    expect(dress()).toBe(0)
    dress(true)
    await expect.poll(() => root.style.getPropertyValue('--_accent')).toContain('light-dark(')
    document.documentElement.style.removeProperty('--billfold-accent')
    dress(true)
    expect(root.style.getPropertyValue('--_accent')).toBe('')
  })
})
