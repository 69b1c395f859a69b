import type { Catalogue } from '@billfold/ui/kit'

/** Persian. */
export const fa: Catalogue = {
  title: '{wallet} پایان یافته است',
  since: 'از {date} کار نمی‌کند.',
  what: 'حساب‌های شما هنوز مال شماست: آن‌ها روی شبکه‌اند، نه در کیف پول.',
  phrase: 'کیف پول جدیدی باز کنید، وارد کردن را انتخاب کنید و عبارت بازیابی {wallet} را وارد کنید. هرگز آن را در صفحهٔ وب ننویسید.',
  successor: 'برای نمونه {successor} می‌تواند آن را وارد کند.',
  vendor: 'فقط سازندگان {wallet} می‌توانند بگویند چگونه به حساب‌هایتان برسید.',
  website: 'وب‌سایت {wallet}',
  choose: 'انتخاب کیف پول دیگر',
}
