import { SearchField } from '@billfold/ui/kit'
import type { SearchFieldProps } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { styles } from './sticky-search.module.css'

/** A search field that stays in sight while the list under it is scrolled. */
export function StickySearch(props: SearchFieldProps): ReactElement {
  return (
    <div className={styles['place']}>
      <SearchField {...props} />
    </div>
  )
}
