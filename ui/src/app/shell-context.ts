import { createContext, useContext } from 'react'
import type { Context } from 'react'

import type { Shell } from './shell.js'

export const ShellContext: Context<Shell | undefined> = createContext<Shell | undefined>(undefined)

/** The shell around a component. Only the shell's own components and the core views ask for it: plugins have the kernel. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === undefined) throw new Error('This component needs the shell around it: it is drawn by mountApp.')
  return shell
}
