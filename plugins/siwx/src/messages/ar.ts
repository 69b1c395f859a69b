import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'تسجيل الدخول إلى {app}',
  lead: 'يحتاج {app} إلى الاتصال بمحفظتك. وقّع هذه الرسالة لإثبات أنك تملك هذه المحفظة وللمتابعة.',
  leadRequired: 'الإلغاء يقطع اتصالك.',
  leadBack: 'الإلغاء يعيدك إلى حيث سجّلت دخولك.',
  thisApp: 'هذا التطبيق',
  yourWallet: 'محفظتك',
  message: 'الرسالة المطلوب توقيعها',
  preparing: 'جارٍ إعداد الرسالة…',
  sign: 'توقيع',
  cancel: 'إلغاء',
  asking: 'أكّد في {wallet}',
  askingLead: 'تعرض محفظتك الرسالة نفسها. لا يُرسل شيء ولا يكلف ذلك شيئًا.',
  checking: 'جارٍ تسجيل الدخول…',
  checkingLead: 'يجري التحقق من التوقيع.',
  signed: 'سُجّل دخولك',
  signedLead: 'يعرف {app} أن هذا الحساب لك.',
  declined: 'رفضت في {wallet}',
  declinedLead: 'لم يُسجّل دخول أحد. وقّع الرسالة متى كنت جاهزًا.',
  failed: 'تعذّر تسجيل دخولك',
  failedLead: 'لم يُقبل التوقيع. لم يُرسل شيء ويمكنك المحاولة مرة أخرى.',
  unprepared: 'تسجيل الدخول غير متاح الآن',
  unpreparedLead: 'لم يُجب {app}. حاول مرة أخرى بعد لحظات.',
  linkIdle: '{app} يطلب من {wallet} تسجيل الدخول',
  linkPending: '{app} ينتظر {wallet}',
  linkOk: 'سجّلت {wallet} الدخول إلى {app}',
  linkBroken: 'لم تسجّل {wallet} الدخول إلى {app}',
}
