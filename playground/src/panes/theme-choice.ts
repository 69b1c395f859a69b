import { element } from '../dom/element.js'
import { type Theme, applyTheme, storedTheme } from '../theme.js'

const labels: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

/** Three looks to choose from; the first follows the system. Told of the first and of every other one. */
export function themeChoice(tell?: (theme: Theme) => void): HTMLElement {
  const current = storedTheme()
  choose(current)
  const choices = (Object.keys(labels) as Theme[]).map((theme) => {
    const input = element('input', {
      type: 'radio',
      name: 'theme',
      value: theme,
      checked: theme === current,
      change: () => choose(theme),
    })
    return element('label', {}, input, labels[theme])
  })
  return element('div', { class: 'choices', role: 'radiogroup', 'aria-label': 'Theme' }, ...choices)

  function choose(theme: Theme): void {
    applyTheme(theme)
    tell?.(theme)
  }
}
