import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'انتهت محفظة {wallet}',
  since: 'لم تعد تعمل منذ {date}.',
  what: 'حساباتك ما زالت ملكك: فهي على الشبكة وليست في المحفظة.',
  phrase: 'افتح محفظة جديدة، واختر الاستيراد، وأدخل فيها عبارة الاسترداد الخاصة بـ {wallet}. لا تكتبها أبدًا في صفحة ويب.',
  successor: 'يمكن لمحفظة {successor} مثلًا استيرادها.',
  vendor: 'وحدهم صانعو {wallet} يمكنهم إخبارك بكيفية الوصول إلى حساباتك.',
  website: 'موقع {wallet}',
  choose: 'اختر محفظة أخرى',
}
