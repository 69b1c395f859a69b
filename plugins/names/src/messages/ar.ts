import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  choose: 'اختر اسم حسابك',
  chooseText: 'اسم بدلاً من عنوان طويل: يجدك الآخرون به ويرسلون إليك.',
  chooseAction: 'اختيار اسم',
  yourNames: 'أسماؤك',
  another: 'اختيار اسم آخر',
  notHere: 'الأسماء غير متاحة على {network}',
  notHereText: 'انتقل إلى شبكة EVM للحصول على اسم.',
  disconnectedText: 'صِل محفظة لتسمية حسابها.',

  register: 'تسجيل اسم',
  name: 'الاسم',
  hint: 'حروف وأرقام وواصلات، 4 على الأقل. سيكون {name}.',
  hintEmpty: 'حروف وأرقام وواصلات، 4 على الأقل.',
  short: 'يجب ألا يقل الاسم عن 4 أحرف',
  invalid: 'القيمة ليست اسم مستخدم صالحًا',
  taken: '{name} محجوز. اختر اسمًا آخر.',
  alreadyOwned: 'لديك اسم بالفعل',
  alreadyOwnedText: 'يبقى لك: {name}',
  suggestions: 'اقتراحات',
  registered: 'مسجَّل',
  free: 'متاح',
  suggestionsFailed: 'تعذّر تحميل الاقتراحات',
  suggestionsFailedText: 'يمكنك تسجيل اسمك على أي حال.',
  submit: 'تسجيل {name}',
  submitEmpty: 'تسجيل',
  asking: 'أكّد في {wallet}…',
  sending: 'جارٍ التسجيل…',
  signText: 'أنت توقّع رسالة. لا تكلفة لذلك، ولا يُرسل شيء على الشبكة.',
  declined: 'لقد رفضت في {wallet}',
  declinedText: 'لم يُسجَّل أي اسم. حاول مجددًا متى شئت.',
  failed: 'لم يُسجَّل الاسم',
  failedText: 'لم تقبله الخدمة. حاول مجددًا أو اختر اسمًا آخر.',

  done: 'تم تسجيل الاسم',
  doneText: 'يقود {name} الآن إلى حسابك.',
  link: '{name} هو اسم حسابك',
  finish: 'تم',
}
