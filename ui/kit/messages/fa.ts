import type { Catalogue } from '../locale/catalogue.js'

/** Persian. */
export const fa: Catalogue = {
  amountMax: 'حداکثر',
  clear: 'پاک کردن',
  copied: 'کپی شد',
  copy: 'کپی',
  copyFailed: 'کپی نشد',
  covered: 'چیزی این دکمه را پوشانده است. برای ادامه آن را کنار بزنید.',
  dragToClose: 'بستن این صفحه',
  loadMore: 'بارگذاری بیشتر',
  loading: 'در حال بارگذاری',
  nameDoubtful: 'این نام ممکن است با نام دیگری اشتباه شود. آدرس را مقایسه کنید.',
  notAmount: 'عددی وارد کنید، مانند {example}.',
  tooManyDecimals: { one: 'حداکثر # رقم اعشار.', other: 'حداکثر # رقم اعشار.' },
  unknownAmount: 'مقدار نامشخص',
}
