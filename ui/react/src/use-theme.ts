import type { Billfold, ThemeMode, ThemeVariables } from '@billfold/ui'

import { usePart } from './use-part.js'

/** How the modal looks, and what changes that. */
export interface ThemeState {
  readonly theme: ThemeMode
  readonly variables: ThemeVariables
  readonly setTheme: Billfold['setTheme']
}

/** How the modal looks, and how to change it. */
export function useTheme(billfold: Billfold): ThemeState {
  const theme = usePart(billfold, (snapshot) => snapshot.theme)
  const variables = usePart(billfold, (snapshot) => snapshot.variables)
  return { theme, variables, setTheme: billfold.setTheme }
}
