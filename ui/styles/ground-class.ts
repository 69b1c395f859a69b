import { styles } from './ground.module.css'

/** The class of a root that stands before the shell has arrived, or without it. */
export const groundClass: string = styles['root'] ?? ''
