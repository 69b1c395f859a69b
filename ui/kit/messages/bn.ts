import type { Catalogue } from '../locale/catalogue.js'

/** Bengali. */
export const bn: Catalogue = {
  amountMax: 'সর্বোচ্চ',
  clear: 'মুছুন',
  copied: 'কপি হয়েছে',
  copy: 'কপি করুন',
  copyFailed: 'কপি করা যায়নি',
  covered: 'কিছু একটা এই বোতাম ঢেকে রেখেছে। এগোতে সেটি সরান।',
  dragToClose: 'এই শিট বন্ধ করুন',
  loadMore: 'আরও লোড করুন',
  loading: 'লোড হচ্ছে',
  nameDoubtful: 'এই নাম অন্য নাম বলে ভুল হতে পারে। ঠিকানা মিলিয়ে দেখুন।',
  notAmount: 'একটি সংখ্যা দিন, যেমন {example}।',
  tooManyDecimals: { one: 'দশমিকের পরে সর্বোচ্চ #টি অঙ্ক।', other: 'দশমিকের পরে সর্বোচ্চ #টি অঙ্ক।' },
  unknownAmount: 'অজানা পরিমাণ',
}
