import type { Catalogue } from '@billfold/ui/kit'

/** Bengali. */
export const bn: Catalogue = {
  title: 'ঠিকানায় নজর রাখুন',
  lead: 'যেকোনো ঠিকানায় কী আছে ও কী করেছে দেখুন। এটি দিয়ে কিছু সাইন করা যায় না।',
  entry: 'ঠিকানা বা লিংক',
  hint: 'এই অ্যাপের যেকোনো নেটওয়ার্কের',
  watch: 'নজর রাখুন',
  looking: 'খোঁজা হচ্ছে…',
  unknown: 'এই অ্যাপের কোনো নেটওয়ার্ক এই ঠিকানা চেনে না',
  failed: 'ঠিকানাটি খোঁজা যায়নি। আবার চেষ্টা করুন।',
  watched: 'আগে নজর রাখা',
  forget: '{address} ভুলে যান',
}
