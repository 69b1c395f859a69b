import { failureMessages } from '../page/early-messages.js'
import type { HostMessages } from './en.js'

/** Arabic. */
export const ar: HostMessages = {
  ...failureMessages.ar,
  loadFailedText: 'لم يُشارَك شيء ولم يُنقل ولم يُخصم. وما طلبته ما زال قائمًا.',
  wallet: 'المحفظة',
  loading: 'جارٍ التحميل',
  connect: 'توصيل محفظة',
  connecting: 'جارٍ الاتصال…',
  account: 'الحساب',
  chooseNetwork: 'اختر شبكة',
  unsupportedNetwork: 'شبكة غير مدعومة',
}
