import type { Catalogue } from '@billfold/ui/kit'

/** Bengali. */
export const bn: Catalogue = {
  title: '{wallet} বন্ধ হয়ে গেছে',
  since: '{date} থেকে এটি কাজ করে না।',
  what: 'আপনার অ্যাকাউন্ট এখনও আপনারই: সেগুলো নেটওয়ার্কে আছে, ওয়ালেটে নয়।',
  phrase: 'নতুন ওয়ালেট খুলুন, ইমপোর্ট বেছে নিন এবং {wallet}-এর রিকভারি ফ্রেজ লিখুন। কোনো ওয়েব পেজে এটি কখনও লিখবেন না।',
  successor: 'যেমন, {successor} এটি ইমপোর্ট করতে পারে।',
  vendor: 'কীভাবে আপনার অ্যাকাউন্টে পৌঁছাবেন, তা শুধু {wallet}-এর নির্মাতারাই বলতে পারেন।',
  website: '{wallet}-এর ওয়েবসাইট',
  choose: 'অন্য ওয়ালেট বেছে নিন',
}
