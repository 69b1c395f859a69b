import { IconButton, Stack } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { nothing } from '../samples/nothing.js'

export const iconButton: GalleryEntry = {
  id: 'icon-button',
  title: 'Icon button',
  group: 'Actions',
  about: 'An icon to press, 44 px in the square: Back, Close, Help, and what stands beside a text.',
  states: [
    {
      id: 'header',
      render: ({ say }) => (
        <Stack isRow>
          <IconButton icon="back" label={say('Back', 'رجوع')} onPress={nothing} />
          <IconButton icon="help" label={say('What is a wallet?', 'ما هي المحفظة؟')} onPress={nothing} />
          <IconButton icon="close" label={say('Close', 'إغلاق')} onPress={nothing} />
        </Stack>
      ),
    },
    {
      id: 'plated',
      render: ({ say }) => (
        <Stack isRow>
          <IconButton isPlated icon="send" label={say('Send', 'إرسال')} onPress={nothing} />
          <IconButton isPlated icon="swap" label={say('Swap', 'تبديل')} onPress={nothing} />
          <IconButton isPlated icon="buy" label={say('Buy', 'شراء')} onPress={nothing} />
        </Stack>
      ),
    },
    {
      id: 'disabled',
      render: ({ say }) => (
        <Stack isRow>
          <IconButton disabled icon="refresh" label={say('Refresh', 'تحديث')} onPress={nothing} />
          <IconButton disabled isPlated icon="swap" label={say('Swap', 'تبديل')} onPress={nothing} />
        </Stack>
      ),
    },
  ],
}
