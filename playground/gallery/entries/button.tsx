import { Button } from '@billfold/ui/kit'

import type { GalleryEntry } from '../entry.js'

export const button: GalleryEntry = {
  id: 'button',
  title: 'Button',
  group: 'Actions',
  about: 'A press that does something. One ink button per view; everything else is quiet.',
  states: [
    { id: 'primary', render: ({ say }) => <Button kind="primary">{say('Try again', 'حاول مجددًا')}</Button> },
    {
      id: 'quiet',
      render: ({ say }) => <Button detail={say('660 wallets', '660 محفظة')}>{say('All wallets', 'كل المحافظ')}</Button>,
    },
    {
      id: 'danger',
      render: ({ say }) => (
        <Button kind="danger" icon="leave">
          {say('Disconnect', 'قطع الاتصال')}
        </Button>
      ),
    },
    { id: 'icon', render: ({ say }) => <Button icon="copy">{say('Copy link', 'نسخ الرابط')}</Button> },
    {
      id: 'busy',
      render: ({ say }) => (
        <Button kind="primary" busy={say('Signing…', 'جارٍ التوقيع…')}>
          {say('Sign and continue', 'وقّع وتابع')}
        </Button>
      ),
    },
    { id: 'busy-quiet', render: ({ say }) => <Button busy={say('Opening…', 'جارٍ الفتح…')}>{say('Open wallet', 'افتح المحفظة')}</Button> },
    {
      id: 'disabled',
      render: ({ say }) => (
        <Button kind="primary" disabled>
          {say('Send', 'إرسال')}
        </Button>
      ),
    },
    { id: 'disabled-quiet', render: ({ say }) => <Button disabled>{say('Swap', 'تبديل')}</Button> },
    { id: 'compact', render: ({ say }) => <Button compact>{say('Clear', 'مسح')}</Button> },
    {
      id: 'long',
      render: ({ say }) => (
        <Button kind="primary">
          {say('Continue with the wallet that is installed in this browser', 'المتابعة باستخدام المحفظة المثبتة في هذا المتصفح حاليًا')}
        </Button>
      ),
    },
  ],
}
