import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** العربية */
export const ar: Translation<typeof en> = {
  emailTitle: 'المتابعة بالبريد الإلكتروني',
  emailLead: 'يصل رمز بالبريد. به تُنشأ محفظتك أو تُستعاد.',
  email: 'عنوان البريد الإلكتروني',
  emailInvalid: 'يرجى إدخال عنوان بريد إلكتروني صالح',
  goOn: 'متابعة',
  sending: 'جارٍ الإرسال…',
  recent: 'استُخدم سابقًا',
  forget: 'نسيان {email}',

  codeTitle: 'أدخل الرمز',
  codeLead: 'أُرسل إلى {email} وهو صالح لمدة 20 دقيقة.',
  code: 'رمز من ستة أرقام',
  checking: 'جارٍ التحقق…',
  resend: 'إعادة الإرسال',
  resendIn: 'إعادة الإرسال بعد {seconds} ث',
  resent: 'أُعيد إرسال الرمز',
  connected: 'متصل',

  deviceTitle: 'تأكيد هذا الجهاز',
  deviceLead: 'افتح الرابط في الرسالة إلى {email} ثم عُد. هذا الجهاز جديد على محفظتك.',
  deviceWaiting: 'بانتظار الرابط…',

  approveTitle: 'الموافقة في محفظتك',
  approveLead: 'تحقق مما توقّعه. سيُفتح هنا بعد لحظة.',
  tryAgain: 'حاول مجددًا',
}
