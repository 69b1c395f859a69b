import { styles } from './ground.module.css'

/** The class of a root that holds a button and little else: what is under every root, without the rest. */
export const groundClass: string = styles['root'] ?? ''
