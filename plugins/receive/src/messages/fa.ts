import type { Catalogue } from '@billfold/ui/kit'

/** Persian. */
export const fa: Catalogue = {
  receive: 'دریافت',
  code: 'کد با آدرس این حساب',
  address: 'آدرس',
  copy: 'کپی آدرس',
  only: 'فقط روی {network}. آنچه روی شبکهٔ دیگری به این آدرس ارسال شود ممکن است نرسد.',
  disconnectedText: 'برای دریافت، یک کیف پول متصل کنید.',
  failed: 'بدون آدرس',
  failedText: 'آدرس برای این شبکه نوشته نشد. چیزی ارسال یا دریافت نشد.',
}
