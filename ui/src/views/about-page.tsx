import { Icon, Stack, Title } from '@billfold/ui/kit'
import type { IconName } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'

import { styles } from './about-page.module.css'

export interface AboutPoint {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

export interface AboutPageProps {
  readonly title: string
  readonly points: readonly AboutPoint[]
  readonly action: ReactNode
}

/** A page that explains something in a few points. */
export function AboutPage({ title, points, action }: AboutPageProps): ReactElement {
  return (
    <Stack gap={24}>
      <Title>{title}</Title>
      <ul role="list" className={styles['points']}>
        {points.map((point) => (
          <li key={point.title} className={styles['point']}>
            <span className={styles['icon']}>
              <Icon name={point.icon} />
            </span>
            <p className={styles['name']}>{point.title}</p>
            <p className={styles['text']}>{point.text}</p>
          </li>
        ))}
      </ul>
      {action}
    </Stack>
  )
}
