export type Theme = 'auto' | 'light' | 'dark'

const key = 'billfold-playground/theme'
const themes: readonly Theme[] = ['auto', 'light', 'dark']

/** The theme that was chosen earlier, on this browser. */
export function storedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'auto'
  } catch {
    // Storage is denied in a sandboxed frame: the page then follows the system.
    return 'auto'
  }
}

/** Shows a theme, and keeps it where it can be kept. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Nothing is lost but the choice at the next visit.
    return
  }
}
