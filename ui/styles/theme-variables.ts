/** Variables that a host may set, each with the kind of its value. The same names work as CSS variables on the page or on our elements. */
export const themeVariables = {
  '--billfold-accent': 'color',
  '--billfold-on-accent': 'color',
  '--billfold-accent-soft': 'color',
  '--billfold-ink': 'color',
  '--billfold-on-ink': 'color',
  '--billfold-card': 'color',
  '--billfold-surface-1': 'color',
  '--billfold-surface-2': 'color',
  '--billfold-surface-3': 'color',
  '--billfold-line': 'color',
  '--billfold-line-strong': 'color',
  '--billfold-fg': 'color',
  '--billfold-fg-2': 'color',
  '--billfold-fg-3': 'color',
  '--billfold-success': 'color',
  '--billfold-warning': 'color',
  '--billfold-danger': 'color',
  '--billfold-backdrop': 'color',
  '--billfold-color-mix': 'color',
  // A number, as any property that takes one has it: per cent.
  '--billfold-color-mix-strength': 'flex-grow',
  '--billfold-font': 'font-family',
  '--billfold-font-display': 'font-family',
  '--billfold-font-mono': 'font-family',
  '--billfold-font-size': 'font-size',
  '--billfold-radius': 'border-top-left-radius',
  '--billfold-radius-card': 'border-top-left-radius',
  '--billfold-radius-control': 'border-top-left-radius',
  '--billfold-radius-icon': 'border-top-left-radius',
  // The modal stands in the top layer, where nothing has an order. The name is kept for hosts that set it elsewhere.
  '--billfold-z': 'z-index',
} as const

/** Name of a variable that a host may set. */
export type ThemeVariable = keyof typeof themeVariables

/** Values for some of the variables. */
export type ThemeVariables = { readonly [Name in ThemeVariable]?: string }

/** Which palette: `system` follows the visitor's device. */
export type ThemeMode = 'dark' | 'light' | 'system'
