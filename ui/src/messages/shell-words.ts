import type { en } from './en.js'
import type { enLater } from './en-later.js'

/** All words of the shell and the core views. A translation is one file with them all. */
export type ShellWords = typeof en & typeof enLater
