import { Button, EmptyState, Handshake, Loading, Picture, Skeleton, Stack, Text, Thread, Title } from '@billfold/ui/kit'
import type { ThreadState } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { nothing } from '../samples/nothing.js'
import { samplePicture } from '../samples/wallets.js'
import { styles } from './feedback.module.css'

const threads: readonly ThreadState[] = ['pending', 'ok', 'error', 'declined', 'idle']

export const thread: GalleryEntry = {
  id: 'thread',
  title: 'Thread',
  group: 'Feedback',
  about: 'The line along the upper edge of the card. It runs while one waits, holds when it worked, and is cut when it did not.',
  states: threads.map((state): GalleryState => ({
    id: state,
    isBare: true,
    render: ({ say }) => (
      <div className={styles['edge']}>
        <Thread state={state} />
        <Text kind="small">{say(`The thread is ${state}.`, 'حالة الخيط.')}</Text>
      </div>
    ),
  })),
}

const outcomes = {
  pending: [
    'Continue in Bowbit',
    'تابع في بوبيت',
    'Approve the request in the wallet to finish connecting.',
    'وافق على الطلب في المحفظة لإكمال الاتصال.',
  ],
  ok: ['Connected', 'تم الاتصال', 'Harbour can see your address, and nothing else.', 'يمكن لـ Harbour رؤية عنوانك فقط.'],
  declined: [
    'You declined',
    'لقد رفضت',
    'You declined the request in Bowbit. Nothing was shared.',
    'رفضت الطلب في بوبيت. لم تتم مشاركة شيء.',
  ],
  error: ['Failed to connect', 'فشل الاتصال', 'Bowbit did not answer. Nothing was shared.', 'لم تستجب بوبيت. لم تتم مشاركة شيء.'],
} as const

export const handshake: GalleryEntry = {
  id: 'handshake',
  title: 'Handshake',
  group: 'Feedback',
  about: 'Two tiles with the thread between them: the app asks, the wallet answers.',
  states: (['pending', 'ok', 'declined', 'error'] as const).map((state): GalleryState => ({
    id: state,
    render: ({ say }) => {
      const [name, arabicName, lead, arabicLead] = outcomes[state]
      return (
        <Stack gap={20}>
          <Handshake
            state={state}
            label={say(`Harbour and Bowbit: ${name}`, arabicName)}
            from={<Picture name="Harbour" size={40} />}
            to={<Picture name="Bowbit" source={samplePicture(3)} size={40} />}
          />
          <Title lead={say(lead, arabicLead)}>{say(name, arabicName)}</Title>
          {state !== 'ok' && <Button kind={state === 'pending' ? 'quiet' : 'primary'}>{say('Try again', 'حاول مجددًا')}</Button>}
        </Stack>
      )
    },
  })),
}

const shapes = {
  rows: <Skeleton shape="row" count={3} />,
  tiles: <Skeleton shape="tile" count={6} />,
} as const

export const skeleton: GalleryEntry = {
  id: 'skeleton',
  title: 'Skeleton',
  group: 'Feedback',
  about: 'The outline of what is on its way: not before 200 ms, and then for at least 300.',
  states: [
    {
      id: 'view',
      render: () => (
        <Outline
          of={
            <Stack gap={16}>
              <Skeleton shape="title" />
              {shapes.rows}
              <Skeleton shape="button" />
            </Stack>
          }
        />
      ),
    },
    { id: 'tiles', render: () => <Outline of={shapes.tiles} /> },
    {
      id: 'account',
      render: () => (
        <Outline
          of={
            <Stack>
              <Skeleton shape="amount" />
              <Skeleton shape="line" count={2} />
            </Stack>
          }
        />
      ),
    },
    { id: 'tokens', render: () => <Outline of={<Skeleton shape="token" count={3} />} /> },
    { id: 'artworks', render: () => <Outline of={<Skeleton shape="artwork" count={2} />} /> },
    { id: 'square', render: () => <Outline of={<Skeleton shape="square" />} /> },
    { id: 'plate', render: () => <Outline of={<Skeleton shape="plate" />} /> },
    { id: 'entries', render: () => <Outline of={<Skeleton shape="entry" count={3} />} /> },
  ],
}

function Outline({ of }: { readonly of: ReactElement }): ReactElement {
  return (
    <Loading isLoading skeleton={of}>
      {undefined}
    </Loading>
  )
}

export const emptyState: GalleryEntry = {
  id: 'empty-state',
  title: 'Empty state',
  group: 'Feedback',
  about: 'What stands where there is nothing: why, and what to do next.',
  states: [
    {
      id: 'action',
      render: ({ say }) => (
        <EmptyState
          icon="search"
          title={say('No wallet matches “foo”', 'لا توجد محفظة تطابق «foo»')}
          action={
            <Button compact onPress={nothing}>
              {say('Clear the search', 'مسح البحث')}
            </Button>
          }
        >
          {say('Check the spelling or clear the search.', 'تحقق من التهجئة أو امسح البحث.')}
        </EmptyState>
      ),
    },
    {
      id: 'plain',
      render: ({ say }) => (
        <EmptyState icon="clock" title={say('No activity yet', 'لا يوجد نشاط بعد')}>
          {say('What you send and receive appears here.', 'يظهر هنا ما ترسله وتستلمه.')}
        </EmptyState>
      ),
    },
  ],
}
