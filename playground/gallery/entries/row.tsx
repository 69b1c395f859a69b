import { Icon, IconPlate, List, Row, Tag } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'

const press = (): void => undefined
const endless = 'The wallet with the name that never comes to an end '.repeat(8)

export const row: GalleryEntry = {
  id: 'row',
  title: 'Row',
  group: 'Lists',
  about: 'One line of a list, 56 px high: to press, to follow, or only to read.',
  states: [
    {
      id: 'list',
      render: ({ say }) => (
        <List>
          <Row title={say('Phone wallet', 'محفظة الهاتف')} icon={<IconPlate name="qr" />} onPress={press} />
          <Row
            title={say('Browser wallet', 'محفظة المتصفح')}
            icon={<IconPlate name="wallet" />}
            tag={<Tag tone="success">{say('Installed', 'مثبتة')}</Tag>}
            onPress={press}
          />
          <Row
            title={say('Continue with email', 'المتابعة بالبريد')}
            icon={<IconPlate name="mail" />}
            tag={say('Recent', 'حديثة')}
            onPress={press}
          />
        </List>
      ),
    },
    {
      id: 'subtitle',
      render: ({ say }) => (
        <Row
          title={say('Ether', 'إيثر')}
          subtitle="1.982 ETH"
          icon={<IconPlate name="network" shape="round" />}
          trailing="$6,021.23"
          onPress={press}
        />
      ),
    },
    {
      id: 'trailing-icon',
      render: ({ say }) => (
        <Row title={say('Networks', 'الشبكات')} icon={<IconPlate name="network" />} trailing={<Icon name="forward" />} onPress={press} />
      ),
    },
    {
      id: 'selected',
      render: ({ say }) => <Row title={say('Base', 'بيس')} icon={<IconPlate name="network" shape="round" />} selected onPress={press} />,
    },
    {
      id: 'disabled',
      render: ({ say }) => (
        <Row
          title={say('Phone wallet', 'محفظة الهاتف')}
          icon={<IconPlate name="qr" />}
          disabled
          reason={say('Already connected through a phone', 'متصل بالفعل عبر هاتف')}
          onPress={press}
        />
      ),
    },
    { id: 'static', render: ({ say }) => <Row title={say('Network fee', 'رسوم الشبكة')} trailing="0.0004 ETH" /> },
    {
      id: 'long',
      render: ({ say }) => (
        <Row title={endless} subtitle={endless} icon={<IconPlate name="wallet" />} tag={say('Installed', 'مثبتة')} onPress={press} />
      ),
    },
  ],
}
