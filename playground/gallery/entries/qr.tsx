import { Picture, Qr } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'
import { samplePicture } from '../samples/wallets.js'

const link =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1795234382&methods=wc_sessionPropose'

const code = 'svg[role=img]'

export const qr: GalleryEntry = {
  id: 'qr',
  title: 'QR code',
  group: 'Pictures',
  about: 'A code to scan, drawn as lines of thread on a white plate, in the dark theme too.',
  states: [
    {
      id: 'logo',
      arrives: code,
      render: ({ say }) => (
        <Qr
          value={link}
          label={say('Pairing code for your phone', 'رمز الاقتران لهاتفك')}
          logo={<Picture name="Bowbit" source={samplePicture(3)} size={56} />}
        />
      ),
    },
    { id: 'plain', arrives: code, render: ({ say }) => <Qr value="https://example.com" label={say('Link', 'رابط')} /> },
    { id: 'waiting', render: ({ say }) => <Qr value={undefined} label={say('Pairing code', 'رمز الاقتران')} /> },
  ],
}
