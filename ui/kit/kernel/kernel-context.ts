import type { Kernel } from '@billfold/kernel'
import { createContext, useContext } from 'react'
import type { Context } from 'react'

export const KernelContext: Context<Kernel | undefined> = createContext<Kernel | undefined>(undefined)

/** The kernel of the modal that a view stands in: its stores are read, and one of their methods is called per press. */
export function useKernel(): Kernel {
  const kernel = useContext(KernelContext)
  if (kernel === undefined)
    throw new Error('This view needs a KernelContext above it. The modal has one; a test or a page of its own must bring one.')
  return kernel
}
