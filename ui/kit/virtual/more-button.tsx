import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { styles } from './virtual-list.module.css'

export interface MoreButtonProps {
  readonly onMore: () => void
  readonly isLoading: boolean
  /** How many items there are: when more have come, the end is looked for again. */
  readonly count: number
}

/** The end of a list that goes on: scrolled near, it fetches by itself; pressed, too. */
export function MoreButton({ onMore, isLoading, count }: MoreButtonProps): ReactElement {
  const say = useTranslate(kitMessages)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (place.current === null || isLoading) return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onMore(), {
      rootMargin: '240px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [onMore, isLoading, count])

  return (
    <div ref={place} className={styles['more']}>
      <Button busy={isLoading ? say('loading') : undefined} onPress={onMore}>
        {say('loadMore')}
      </Button>
    </div>
  )
}
