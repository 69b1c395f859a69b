import type { Catalogue } from '@billfold/ui/kit'

/** Persian. */
export const fa: Catalogue = {
  title: 'بررسی',
  lead: 'این از {wallet} روی {network} خواسته می‌شود.',
  unknown: 'فراخوانی‌ای که اینجا خوانده نمی‌شود',
  unknownText: 'توضیحی برای این قرارداد شناخته نیست. فقط اگر به این صفحه اعتماد دارید ادامه دهید.',
  noDescriptor: 'توضیحی برای این قرارداد شناخته نیست.',
  unknownData: 'داده برای امضا',
  contract: 'قرارداد',
  owner: 'سازنده',
  step: 'بخش {index} از {count}',
  goOn: 'ادامه در {wallet}',
  reject: 'رد کردن',
  everything: 'همهٔ {symbol}',
  units: '{units} واحد',
  nothing: 'چیزی برای بررسی نیست',
}
