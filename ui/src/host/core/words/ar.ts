import type { HostWords } from './en.js'

/** Arabic. */
export const ar: HostWords = {
  wallet: 'المحفظة',
  loading: 'جارٍ التحميل',
  loadFailed: 'تعذّر التحميل',
  loadFailedText: 'تعذّر تحميل هذا الجزء. لم يُشارَك شيء ولم يُنقل ولم يُخصم.',
  reload: 'إعادة التحميل',
  close: 'إغلاق',
  connect: 'توصيل محفظة',
  connecting: 'جارٍ الاتصال…',
  account: 'الحساب',
  chooseNetwork: 'اختر شبكة',
  unsupportedNetwork: 'شبكة غير مدعومة',
}
