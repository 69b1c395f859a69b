import type { Choices } from '../front/choices.js'

/** What of the choices changes while the modal stands. */
export type LiveLook = Pick<Choices, 'theme' | 'locale'>

/** The event by which the page in the frame tells that it begins, before it looks for wallets; it carries its window. */
export const liveBegun = 'playground:begun'

/** The event by which the front page tells a new look. */
export const liveLook = 'playground:look'
