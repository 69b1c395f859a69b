import { styles } from './bones.module.css'

/** The class of what stands where a view is on its way: six `i`, drawn as its title, its rows and its button. */
export const bonesClass: string = styles['bones'] ?? ''
