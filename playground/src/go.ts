import type { ViewName } from '@billfold/kernel'
import type { App } from './app.js'

/** Where to go, and by which move of the router. */
export interface Move {
  readonly how: 'push' | 'replace' | 'reset'
  readonly view: ViewName
}

/** Moves the router of the modal, and opens it first. A view that asks for arguments gets none: nothing here reads them. */
export function go({ kernel, attempt }: Pick<App, 'kernel' | 'attempt'>, { how, view }: Move): void {
  const modal = kernel.modal
  const router = kernel.router
  attempt(async () => {
    if (!modal.isOpen) await modal.open()
    router[how](view as 'Connect')
  })
}
