import { styles as base } from './base.module.css'
import { groundClass } from './ground-class.js'
import { styles as tokens } from './tokens.module.css'

/** The class of the one element in a shadow root under which everything of ours stands. It takes `data-theme`, `lang` and `dir`. */
export const rootClass: string = `${groundClass} ${tokens['root']} ${base['base']}`
