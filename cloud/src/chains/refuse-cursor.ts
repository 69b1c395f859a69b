import { Refusal } from '../http/refusal.js'

/** Refuses a cursor that no page has given. */
export function unknownCursor(): Refusal {
  return new Refusal({ status: 400, name: 'cursor', description: 'This cursor comes from nowhere.' })
}
