import { Address, CopyButton, Row } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { sampleAddress } from '../samples/long-text.js'

export const copyButton: GalleryEntry = {
  id: 'copy-button',
  title: 'Copy button',
  group: 'Actions',
  about: 'Copies a text and says in its own place, and aloud, whether it worked.',
  states: [
    { id: 'button', render: ({ say }) => <CopyButton text="wc:1" label={say('Copy link', 'نسخ الرابط')} /> },
    {
      id: 'icon',
      render: ({ say }) => (
        <Row
          title={<Address value={sampleAddress} />}
          subtitle={say('Your address', 'عنوانك')}
          trailing={<CopyButton form="icon" text={sampleAddress} />}
        />
      ),
    },
    { id: 'disabled', render: ({ say }) => <CopyButton disabled text="" label={say('Copy link', 'نسخ الرابط')} /> },
  ],
}
