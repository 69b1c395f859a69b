import type { ViewName } from '@billfold/kernel'
import type { App } from '../app.js'
import type { Body } from '../bodies/body.js'
import { accountBody } from '../bodies/account-body.js'
import { connectBody } from '../bodies/connect-body.js'
import { notesBody } from '../bodies/notes-body.js'

const bodies: { readonly [K in ViewName]?: (app: App) => Body } = { Account: accountBody, Connect: connectBody, NotePad: notesBody }

/** The content of a view; undefined for those that only a shell can draw. */
export function stageBody(app: App, view: ViewName): Body | undefined {
  return bodies[view]?.(app)
}
