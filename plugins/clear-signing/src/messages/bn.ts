import type { Catalogue } from '@billfold/ui/kit'

/** Bengali. */
export const bn: Catalogue = {
  title: 'পর্যালোচনা',
  lead: '{network}-এ {wallet}-এর কাছে এটি চাওয়া হচ্ছে।',
  unknown: 'এমন কল যা এখানে কেউ পড়তে পারে না',
  unknownText: 'এই কন্ট্র্যাক্টের কোনো বিবরণ জানা নেই। এই পেজে আস্থা থাকলেই এগোন।',
  noDescriptor: 'এই কন্ট্র্যাক্টের কোনো বিবরণ জানা নেই।',
  unknownData: 'সাইন করার ডেটা',
  contract: 'কন্ট্র্যাক্ট',
  owner: 'নির্মাতা',
  step: 'অংশ {index} / {count}',
  goOn: '{wallet}-এ চালিয়ে যান',
  reject: 'প্রত্যাখ্যান করুন',
  everything: 'সব {symbol}',
  units: '{units} ইউনিট',
  nothing: 'পর্যালোচনার কিছু নেই',
}
