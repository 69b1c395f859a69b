import { Button, Icon, List, Picture, Row, Sheet, Stack, Tabs, Text, Title, TokenAmount } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { GalleryEntry, Sample } from '../entry.js'
import { nothing } from '../samples/nothing.js'
import { samplePicture } from '../samples/wallets.js'
import { WithState } from '../samples/with-state.js'

export const tabs: GalleryEntry = {
  id: 'tabs',
  title: 'Tabs',
  group: 'Layout',
  about: 'A few sheets of which one is seen. Arrows walk along them, in the direction of the text.',
  states: [
    { id: 'three', render: ({ say }) => <Sheets say={say} count={3} /> },
    { id: 'many', render: ({ say }) => <Sheets say={say} count={6} /> },
  ],
}

function Sheets({ say, count }: Pick<Sample, 'say'> & { readonly count: number }): ReactElement {
  const all = [
    { id: 'tokens', label: say('Tokens', 'العملات') },
    { id: 'nfts', label: 'NFTs' },
    { id: 'activity', label: say('Activity', 'النشاط') },
    { id: 'approvals', label: say('Approvals', 'الموافقات') },
    { id: 'contacts', label: say('Contacts', 'جهات الاتصال') },
    { id: 'settings', label: say('Settings', 'الإعدادات') },
  ].slice(0, count)
  return (
    <WithState initial="tokens">
      {(selected, setSelected) => (
        <Tabs label={say('Account', 'الحساب')} tabs={all} selected={selected} onSelect={setSelected}>
          {selected === 'tokens' ? <Tokens say={say} /> : <Text kind="small">{all.find(({ id }) => id === selected)?.label}</Text>}
        </Tabs>
      )}
    </WithState>
  )
}

function Tokens({ say }: Pick<Sample, 'say'>): ReactElement {
  return (
    <List label={say('Tokens', 'العملات')}>
      <Row
        title={say('Ether', 'إيثر')}
        subtitle={<TokenAmount value="1.982" symbol="ETH" />}
        icon={<Picture name="Ether" source={samplePicture(5)} shape="round" />}
        trailing="$6,021.23"
        onPress={nothing}
      />
      <Row
        title={say('USD Coin', 'دولار رقمي')}
        subtitle={<TokenAmount value="1250" symbol="USDC" />}
        icon={<Picture name="USD Coin" shape="round" />}
        trailing="$1,250.00"
        onPress={nothing}
      />
    </List>
  )
}

export const sheet: GalleryEntry = {
  id: 'sheet',
  title: 'Sheet',
  group: 'Layout',
  about: 'The card as it stands on a phone: at the lower edge, to be pulled down by its grabber.',
  states: [
    {
      id: 'sheet',
      isBare: true,
      render: ({ say }) => (
        <Sheet onClose={nothing}>
          <Stack gap={16}>
            <Title lead={say('Choose how you want to sign in to Harbour.', 'اختر طريقة تسجيل الدخول إلى Harbour.')}>
              {say('Connect a wallet', 'وصل محفظة')}
            </Title>
            <List>
              <Row
                title={say('Bowbit', 'بوبيت')}
                icon={<Picture name="Bowbit" source={samplePicture(3)} />}
                trailing={<Icon name="forward" />}
                onPress={nothing}
              />
              <Row
                title={say('Rainlum', 'رينلوم')}
                icon={<Picture name="Rainlum" source={samplePicture(2)} />}
                trailing={<Icon name="forward" />}
                onPress={nothing}
              />
            </List>
            <Button detail={say('660 wallets', '660 محفظة')}>{say('All wallets', 'كل المحافظ')}</Button>
          </Stack>
        </Sheet>
      ),
    },
  ],
}
