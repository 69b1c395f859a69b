import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'دفتر الملاحظات',
  lead: 'ملاحظات لنفسك. تبقى في هذا المتصفح، ولا تراها أي محفظة أو خدمة.',
  note: 'ملاحظة لنفسك',
  keep: 'حفظ',
  clear: 'مسح الكل',
  kept: 'الملاحظات المحفوظة',
  none: 'لا ملاحظات بعد',
  noneText: 'ما تحفظه يظهر هنا.',
}
