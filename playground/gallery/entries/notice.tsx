import { Artwork, Figures, Joined, List, Notice, Row, TextButton } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'

const press = (): void => undefined

export const notice: GalleryEntry = {
  id: 'notice',
  title: 'Notice',
  group: 'Feedback',
  about: 'A plate across the view that says one thing about what stands around it.',
  states: [
    { id: 'plain', render: ({ say }) => <Notice icon="info">{say('Balances are a minute old.', 'الأرصدة عمرها دقيقة.')}</Notice> },
    {
      id: 'action',
      render: ({ say }) => (
        <Notice
          icon="warning"
          detail={say('Their names invite to a page.', 'أسماؤها تدعو إلى صفحة ما.')}
          action={<TextButton onPress={press}>{say('Show', 'إظهار')}</TextButton>}
        >
          {say('2 suspicious tokens', 'رمزان مشبوهان')}
        </Notice>
      ),
    },
  ],
}

export const artwork: GalleryEntry = {
  id: 'artwork',
  title: 'Artwork',
  group: 'Pictures',
  about: 'A large square picture with its title; a letter stands in for one that does not come.',
  states: [
    {
      id: 'letter',
      render: ({ say }) => <Artwork title={say('Low tide', 'جزر')} note={say('Harbour mornings', 'صباحات الميناء')} />,
    },
  ],
}

export const figures: GalleryEntry = {
  id: 'figures',
  title: 'Figures',
  group: 'Words',
  about: 'A number at the end of a row, with a smaller one under it; and two facts on one line.',
  states: [
    {
      id: 'row',
      render: ({ say }) => (
        <List>
          <Row
            title={say('Lantern', 'فانوس')}
            subtitle={
              <Joined title="410.5 LTRN" end={<bdi>…1a11cf</bdi>}>
                <bdi>410.5 LTRN</bdi>
              </Joined>
            }
            trailing={<Figures note="$4.35">$1,788.95</Figures>}
          />
        </List>
      ),
    },
  ],
}
