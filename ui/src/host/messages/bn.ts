import type { HostMessages } from './en.js'

/** Bengali. */
export const bn: Partial<HostMessages> = {
  connect: 'ওয়ালেট সংযুক্ত করুন',
  connecting: 'সংযুক্ত হচ্ছে…',
  chooseNetwork: 'নেটওয়ার্ক বেছে নিন',
  loadFailed: 'এই অংশটি লোড করা যায়নি',
  reload: 'রিলোড করুন',
  close: 'বন্ধ করুন',
  loadFailedText: 'কিছুই শেয়ার, স্থানান্তর বা চার্জ হয়নি। আপনার অনুরোধ এখনও বহাল আছে।',
  wallet: 'ওয়ালেট',
  loading: 'লোড হচ্ছে',
  account: 'অ্যাকাউন্ট',
  unsupportedNetwork: 'অসমর্থিত নেটওয়ার্ক',
}
