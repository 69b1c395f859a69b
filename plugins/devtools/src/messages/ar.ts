import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'أدوات المطوّر',
  lead: 'ما حدث منذ تحميل الصفحة، لمن يطوّرها.',
  parts: 'ما يُعرض',
  events: 'الأحداث',
  requests: 'الطلبات',
  state: 'الحالة',
  faults: 'الأعطال',
  clear: 'مسح',
  noEvents: 'لا أحداث بعد',
  noEventsText: 'تظهر هنا عند نشرها.',
  noRequests: 'لا طلبات بعد',
  noRequestsText: 'لا يُتصل أبدًا بخدمة لا تسمّيها الصفحة.',
  faultsText: 'اضغط على إضافة لتغيير ما يحدث لطلباتها.',
  noFaults: 'لا إضافة ترسل طلبات',
  noFaultsText: 'تظهر هنا كل إضافة تصل إلى خدمة.',
  kernel: 'النواة',
  seconds: '{seconds} ث',
  moment: '{index} من {count}، بعد {seconds} ث',
  afterEvent: 'آخر حدث: {name}',
  earlier: 'حالة سابقة',
  later: 'حالة لاحقة',
  nothing: 'لا شيء',
  faultNone: 'يعمل',
  faultSlow: 'يجيب متأخرًا 3 ثوانٍ',
  faultOffline: 'لا يمكن الوصول إليه',
  faultBusy: 'يجيب بالرمز 503',
  faultSilent: 'لا يجيب أبدًا',
}
