import type { ThemeSync } from '@billfold/auth/protocol'

/** Takes over how the page looks, as far as the frame follows it: light or dark. Colours of a page could hide what is signed. */
export function applyTheme({ themeMode }: ThemeSync): undefined {
  if (themeMode !== undefined) document.documentElement.dataset['theme'] = themeMode
  return undefined
}

/** How the frame looks now. */
export function themeNow(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
