import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  scanTitle: 'امسح الرمز بهاتفك',
  scanLead: 'وجّه كاميرا هاتفك أو ماسح محفظتك إلى هذا الرمز.',
  scanWalletTitle: 'امسح الرمز باستخدام {wallet}',
  scanWalletLead: 'افتح {wallet} على هاتفك ووجّه الماسح إلى هذا الرمز.',
  code: 'رمز الاقتران',
  copyLink: 'نسخ الرابط',
  renewed: 'تم تجديد الرمز. امسح هذا الرمز.',
  linkExpired: 'انتهت صلاحية الرابط',
  get: 'الحصول على {wallet}',

  openTitle: 'تابع في {wallet}',
  openLead: 'وافق على الطلب هناك، ثم عد إلى هذه الصفحة.',
  openWebLead: 'تفتح {wallet} في علامة تبويب جديدة، على {host}. وافق على الطلب هناك.',
  openSiteLead: 'تفتح {wallet} عبر {host}. وافق على الطلب هناك، ثم عد إلى هذه الصفحة.',
  open: 'فتح {wallet}',
  preparing: 'جارٍ التحضير…',
  slow: 'ما زلنا ننتظر. إن لم يُفتح {wallet} فافتحه مرة أخرى.',
  openAgain: 'افتح مجددًا',

  forms: 'كيفية الوصول إلى {wallet}',
  formQrcode: 'الهاتف',
  formMobile: 'التطبيق',
  formDesktop: 'سطح المكتب',
  formWeb: 'الويب',
  formBrowser: 'المتصفح',
  formUnsupported: 'المتصفح',

  browserTitle: 'توصيل {wallet} في هذا المتصفح',
  browserLead: 'الإضافة مثبتة.',
  connect: 'توصيل',
  notDetected: 'لم يتم العثور على {wallet}',
  notDetectedText: 'الإضافة غير مثبتة في هذا المتصفح. ثبّتها أو استخدم طريقة أخرى.',

  connected: 'تم الاتصال',
  connectedLead: '{wallet} متصلة بـ {app}.',
  declined: 'رُفض الاتصال',
  declinedLead: 'رُفض الطلب في المحفظة. لم يُشارَك شيء.',
  failed: 'فشل الاتصال',
  failedLead: 'لم يُشارَك شيء. حاول مجددًا أو اختر طريقة أخرى.',
  anyWallet: 'المحفظة',

  endedByWallet: 'أنهت {wallet} الاتصال',
  endedByTime: 'انتهت صلاحية الاتصال بـ {wallet}',
  endedText: 'لم يعد بإمكان هذا التطبيق أن يطلب منها شيئًا. ما وُوفق عليه من قبل يبقى ساريًا.',
  connectAgain: 'الاتصال مجددًا',
  goOn: 'متابعة',

  unreachable: 'يتعذر الوصول إلى المرحّل',
  unreachableText: 'لا يمكن الوصول إلى الهواتف الآن. الطرق الأخرى ما زالت تعمل.',
  offline: 'أنت غير متصل بالإنترنت',
  offlineText: 'يظهر الرمز تلقائيًا عند عودة الاتصال.',
  refused: 'الاقتران غير متاح',
  refusedText: 'هذا التطبيق غير مهيأ لمحافظ الهاتف. اختر طريقة أخرى.',
  clock: 'تحقق من الساعة',
  clockText: 'ساعة هذا الجهاز غير مضبوطة. اضبطها وحاول مجددًا. الطرق الأخرى لا تزال تعمل.',
  notLoaded: 'تعذر تحميل الاقتران',
  notLoadedText: 'تحقق من الاتصال وحاول مجددًا.',

  downloadsTitle: 'الحصول على {wallet}',
  downloadsLead: 'ثبّتها، ثم عد واتصل.',
  appStore: 'App Store',
  playStore: 'Google Play',
  chromeStore: 'Chrome Web Store',
  homepage: 'الموقع',
  downloadsNone: 'لم يُعثر على تنزيل',
  downloadsNoneText: 'ابحث عن {wallet} في متجر هاتفك أو متصفحك.',
}
