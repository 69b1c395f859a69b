import type { Catalogue } from '@billfold/ui/kit'

/** Persian. */
export const fa: Catalogue = {
  title: 'مشاهدهٔ آدرس',
  lead: 'ببینید هر آدرس چه دارد و چه کرده است. با آن چیزی امضا نمی‌شود.',
  entry: 'آدرس یا لینک',
  hint: 'از هر شبکهٔ این برنامه',
  watch: 'مشاهده',
  looking: 'در حال جستجو…',
  unknown: 'هیچ شبکهٔ این برنامه این آدرس را نمی‌شناسد',
  failed: 'آدرس جستجو نشد. دوباره تلاش کنید.',
  watched: 'پیش‌تر مشاهده‌شده',
  forget: 'فراموش کردن {address}',
}
