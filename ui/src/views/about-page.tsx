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
      <dl className={styles['points']}>
        {points.map((point) => (
          <div key={point.title} className={styles['point']}>
            <span className={styles['icon']}>
              <Icon name={point.icon} />
            </span>
            <dt className={styles['name']}>{point.title}</dt>
            <dd className={styles['text']}>{point.text}</dd>
          </div>
        ))}
      </dl>
      {action}
    </Stack>
  )
}
