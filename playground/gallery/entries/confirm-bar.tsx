import { ConfirmBar } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { nothing } from '../samples/nothing.js'

export const confirmBar: GalleryEntry = {
  id: 'confirm-bar',
  title: 'Confirm bar',
  group: 'Actions',
  about:
    'The yes and the no of what moves money. The yes takes a press only from a person, half a second after it was seen, and only while nothing hides it.',
  states: [
    {
      id: 'yes-no',
      render: ({ say }) => (
        <ConfirmBar confirm={say('Send 0.5 ETH', 'إرسال 0.5 ETH')} onConfirm={nothing} cancel={say('Cancel', 'إلغاء')} onCancel={nothing} />
      ),
    },
    { id: 'yes', render: ({ say }) => <ConfirmBar confirm={say('Sign and continue', 'وقّع وتابع')} onConfirm={nothing} /> },
    {
      id: 'dangerous',
      render: ({ say }) => (
        <ConfirmBar
          isDangerous
          confirm={say('Disconnect all', 'قطع اتصال الكل')}
          onConfirm={nothing}
          cancel={say('Keep', 'إبقاء')}
          onCancel={nothing}
        />
      ),
    },
    {
      id: 'busy',
      render: ({ say }) => (
        <ConfirmBar
          confirm={say('Send 0.5 ETH', 'إرسال 0.5 ETH')}
          busy={say('Sending…', 'جارٍ الإرسال…')}
          onConfirm={nothing}
          cancel={say('Cancel', 'إلغاء')}
          onCancel={nothing}
        />
      ),
    },
    {
      id: 'disabled',
      render: ({ say }) => (
        <ConfirmBar disabled confirm={say('Send', 'إرسال')} onConfirm={nothing} cancel={say('Cancel', 'إلغاء')} onCancel={nothing} />
      ),
    },
  ],
}
