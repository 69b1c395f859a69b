import { Icon, iconPaths, IconPlate, Stack } from '@billfold/ui/kit'
import type { IconName } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { GalleryEntry } from '../entry.js'
import { styles } from './icon.module.css'

const names = Object.keys(iconPaths) as readonly IconName[]

export const icon: GalleryEntry = {
  id: 'icon',
  title: 'Icon',
  group: 'Pictures',
  about: 'Line icons on a 20 px grid, 1.6 px thick, round ends. Those that point along the text turn with it.',
  states: [
    { id: 'all', render: () => <AllIcons /> },
    {
      id: 'plates',
      render: () => (
        <Stack isRow gap={8}>
          <IconPlate name="qr" />
          <IconPlate name="mail" />
          <IconPlate name="network" shape="round" />
        </Stack>
      ),
    },
  ],
}

function AllIcons(): ReactElement {
  return (
    <div className={styles['grid']}>
      {names.map((name) => (
        <span key={name} className={styles['cell']} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  )
}
