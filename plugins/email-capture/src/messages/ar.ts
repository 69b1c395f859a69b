import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'بريدك الإلكتروني',
  lead: 'يود {app} التواصل معك بالبريد الإلكتروني. يبقى تسجيل دخولك بمحفظتك.',
  leadRequired: 'يحتاج {app} إلى عنوان بريد إلكتروني. الإغلاق يقطع اتصال محفظتك.',
  thisApp: 'هذا التطبيق',
  email: 'عنوان البريد الإلكتروني',
  emailInvalid: 'يرجى إدخال عنوان بريد إلكتروني صالح',
  didYouMean: 'هل تقصد {email}؟',
  recent: 'استُخدم من قبل',
  goOn: 'متابعة',
  sending: 'جارٍ إرسال الرمز…',
  skip: 'تخطي هذه الخطوة',
  codeTitle: 'أكّد بريدك الإلكتروني',
  codeLead: 'أُرسل رمز إلى {email} وهو صالح لمدة 20 دقيقة.',
  code: 'رمز من ستة أرقام',
  checking: 'جارٍ التحقق من الرمز…',
  confirmed: 'تم التأكيد',
  resend: 'إعادة الإرسال',
  resendIn: 'إعادة الإرسال بعد {seconds} ث',
  otherAddress: 'استخدام عنوان آخر',
  mailDown: 'تعذّر إرسال الرمز. حاول مرة أخرى بعد دقيقة.',
  codeWrong: 'هذا ليس الرمز. تحقق منه مرة أخرى أو أعد إرساله.',
  codeOver: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  tooEarly: 'أُرسل رمز قبل قليل. حاول مرة أخرى بعد {seconds} ث.',
}
