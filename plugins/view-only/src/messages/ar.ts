import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** Arabic. */
export const ar: Translation<typeof en> = {
  title: 'متابعة عنوان',
  lead: 'اطّلع على ما يملكه أي عنوان وما فعله. لا يمكن التوقيع به.',
  entry: 'عنوان أو رابط',
  hint: 'من أي شبكة في هذا التطبيق',
  watch: 'متابعة',
  looking: 'جارٍ البحث…',
  unknown: 'لا تعرف أي شبكة في هذا التطبيق هذا العنوان',
  failed: 'تعذر البحث عن العنوان. حاول مجددًا.',
  watched: 'توبعت سابقًا',
  forget: 'نسيان {address}',
}
