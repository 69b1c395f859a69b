import { useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { shellMessages } from '../messages/shell-messages.js'
import { styles } from './separator.module.css'

/** Between two ways of which one is enough. */
export function Separator(): ReactElement {
  const say = useTranslate(shellMessages)
  return <p className={styles['separator']}>{say('or')}</p>
}
