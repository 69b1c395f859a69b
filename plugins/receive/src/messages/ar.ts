import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  receive: 'استلام',
  code: 'رمز فيه عنوان هذا الحساب',
  address: 'العنوان',
  copy: 'نسخ العنوان',
  only: 'على {network} فقط. ما يُرسل إلى هذا العنوان على شبكة أخرى قد لا يصل.',
  disconnectedText: 'صِل محفظة لتستلم فيها.',
  failed: 'لا يوجد عنوان',
  failedText: 'تعذّرت كتابة العنوان لهذه الشبكة. لم يُرسل ولم يُستلم شيء.',
}
