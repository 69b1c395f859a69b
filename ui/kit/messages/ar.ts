import type { Translation } from '../locale/catalogue.js'
import type { en } from './en.js'

export const ar: Translation<typeof en> = {
  amountMax: 'الأقصى',
  clear: 'مسح',
  copied: 'تم النسخ',
  copy: 'نسخ',
  copyFailed: 'تعذّر النسخ',
  covered: 'يوجد شيء يغطي هذا الزر. أبعده للمتابعة.',
  dragToClose: 'إغلاق هذه اللوحة',
  loadMore: 'تحميل المزيد',
  loading: 'جارٍ التحميل',
  nameDoubtful: 'قد يُخلط بين هذا الاسم واسم آخر. قارن العنوان.',
  notAmount: 'أدخل رقمًا، مثل {example}.',
  tooManyDecimals: {
    zero: 'من دون منازل عشرية.',
    one: 'منزلة عشرية واحدة على الأكثر.',
    two: 'منزلتان عشريتان على الأكثر.',
    few: '# منازل عشرية على الأكثر.',
    many: '# منزلة عشرية على الأكثر.',
    other: '# منزلة عشرية على الأكثر.',
  },
  unknownAmount: 'مبلغ غير معروف',
}
