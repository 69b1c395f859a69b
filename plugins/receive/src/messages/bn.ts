import type { Catalogue } from '@billfold/ui/kit'

/** Bengali. */
export const bn: Catalogue = {
  receive: 'গ্রহণ করুন',
  code: 'এই অ্যাকাউন্টের ঠিকানাসহ কোড',
  address: 'ঠিকানা',
  copy: 'ঠিকানা কপি করুন',
  only: 'শুধু {network}-এ। অন্য নেটওয়ার্কে এই ঠিকানায় পাঠালে তা নাও পৌঁছাতে পারে।',
  disconnectedText: 'গ্রহণ করতে একটি ওয়ালেট সংযুক্ত করুন।',
  failed: 'ঠিকানা নেই',
  failedText: 'এই নেটওয়ার্কের জন্য ঠিকানা লেখা যায়নি। কিছুই পাঠানো বা গ্রহণ হয়নি।',
}
