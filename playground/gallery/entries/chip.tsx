import { Avatar, Chip, Icon, Tag } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'

import type { GalleryEntry } from '../entry.js'
import { sampleAddress, unbrokenName } from '../samples/long-text.js'
import { nothing } from '../samples/nothing.js'
import { WithState } from '../samples/with-state.js'
import { styles } from './chip.module.css'

export const chip: GalleryEntry = {
  id: 'chip',
  title: 'Chip and tag',
  group: 'Actions',
  about: 'A chip is a small round press; a tag is one or two words about a thing.',
  states: [
    {
      id: 'chips',
      render: ({ say }) => (
        <Wrap>
          <Chip icon={<Avatar address={sampleAddress} size={20} />} onPress={nothing}>
            ada.harbour.id
          </Chip>
          <Chip icon={<Icon name="network" />} opens onPress={nothing}>
            {say('Base', 'بيس')}
          </Chip>
        </Wrap>
      ),
    },
    {
      id: 'choice',
      render: ({ say }) => (
        <WithState initial="1">
          {(value, setValue) => (
            <Wrap>
              {['0.5', '1', '3'].map((one) => (
                <Chip key={one} selected={one === value} onPress={() => setValue(one)}>
                  {one} %
                </Chip>
              ))}
              <Chip onPress={nothing}>{say('Other', 'أخرى')}</Chip>
            </Wrap>
          )}
        </WithState>
      ),
    },
    {
      id: 'tags',
      render: ({ say }) => (
        <Wrap>
          <Tag>{say('Recent', 'حديثة')}</Tag>
          <Tag tone="accent">{say('QR code', 'رمز QR')}</Tag>
          <Tag tone="success">{say('Installed', 'مثبتة')}</Tag>
          <Tag tone="warning">{say('Testnet', 'شبكة تجريبية')}</Tag>
          <Tag tone="danger">{say('Failed', 'فشلت')}</Tag>
        </Wrap>
      ),
    },
    { id: 'long', render: () => <Chip onPress={nothing}>{unbrokenName}</Chip> },
  ],
}

function Wrap({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['wrap']}>{children}</div>
}
