import type { Translation } from '../../locale/catalogue.js'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  notEnough: 'يلزم {needed} مع الرسوم، وفي الحساب {held}.',
  notEnoughForFee: 'لا يوجد ما يكفي من {symbol} للمبلغ ورسوم الشبكة.',
  notEnoughForRent: 'لا يوجد ما يكفي من {symbol} لتغطية الرسوم أو الإيجار.',
  notEnoughTokens: 'رصيد الرمز لا يكفي',
  wrongFamily: 'هذا ليس عنوانًا على {family}.',
  otherNetwork: 'هذا العنوان ليس لشبكة {network}.',
  otherNetworkOwn: 'هذا العنوان ليس لشبكة {network}. الحساب نفسه عليها هو {own}.',
  toOneself: 'هذا هو العنوان الذي ترسل منه.',
  tokensStay: 'لا يمكن إرسال رموز {network} من هنا. أرسلها من محفظتك.',
  keepsTooLittle: 'يجب أن يبقى {least} على الأقل وإلا ضاع الباقي. أرسل {most} على الأكثر.',
  receivesTooLittle: 'لا يمكن إرسال أقل من {least} إلى هذا العنوان.',
  frozen: 'جمّد مُصدر {symbol} رصيده في هذا الحساب.',
  noAccount: 'ليس للمستلم حساب بعد، ولا يمكن لـ {symbol} أن يفتح واحدًا. أرسل إليه بعض {coin} أولًا.',
  signedOther: 'لم توقّع {wallet} ما طُلب منها.',
  refused: 'لم تقبله الشبكة: {reason}',
  ran: 'نُفّذت وفشلت ودُفعت رسومها فقط: {reason}',
  expired: 'لم تأخذه الشبكة في الوقت المناسب.',
  unreachable: 'يتعذر الوصول إلى الشبكة.',
  longMemo: '{most} حرفًا على الأكثر.',
  statusUnknown: 'ربما أُرسلت. انظر في محفظتك قبل أن ترسلها مرة أخرى.',

  walletPending: 'لدى محفظتك طلب مفتوح بالفعل. أكمله هناك.',
  walletUnauthorized: 'لا تسمح {wallet} لهذه الصفحة بذلك. صِل هذه الصفحة هناك بالحساب الذي تريد استخدامه.',
  walletUnsupported: 'لا تستطيع {wallet} فعل ذلك. حدّثها أو استخدم محفظة أخرى.',
  walletOffline: 'لا اتصال لـ {wallet} بالشبكة. تحقّق منه هناك.',
  walletBusy: '{wallet} مشغولة الآن. انتظر لحظة.',
  walletSilent: 'لا تستجيب {wallet}. افتحها أو أعد تحميل هذه الصفحة.',
  walletFailed: 'تعذّر على {wallet} فعل ذلك: {words}',
  walletFailedPlain: 'تعذّر على {wallet} فعل ذلك. افتحها لمعرفة السبب.',
  otherAccount: '{wallet} على حساب آخر.',
  otherWalletNetwork: '{wallet} على شبكة أخرى.',
  viewOnly: 'هذا العنوان للمتابعة فقط. صِل المحفظة التي تملكه.',
  replacedCode: 'غيّر برنامج نصي في هذه الصفحة طريقة مخاطبة {wallet}. أعد تحميل الصفحة واتصل من جديد.',
}
