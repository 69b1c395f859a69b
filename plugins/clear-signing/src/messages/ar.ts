import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'مراجعة',
  lead: 'يُطلب هذا من {wallet} على {network}.',
  unknown: 'استدعاء لا يستطيع أحد هنا قراءته',
  unknownText: 'لا يُعرف وصف لهذا العقد. تابع فقط إذا كنت تثق بهذه الصفحة.',
  noDescriptor: 'لا يُعرف وصف لهذا العقد.',
  unknownData: 'بيانات للتوقيع',
  contract: 'العقد',
  owner: 'من صنع',
  step: 'الجزء {index} من {count}',
  goOn: 'تابع في {wallet}',
  reject: 'رفض',
  everything: 'كل {symbol}',
  units: '{units} وحدة',
  nothing: 'لا شيء للمراجعة',
}
