import type { Catalogue } from '@billfold/ui/kit'

/** Turkish. */
export const tr: Catalogue = {
  title: 'Bir adresi izle',
  lead: 'Herhangi bir adresin neye sahip olduğunu ve ne yaptığını görün. Onunla hiçbir şey imzalanamaz.',
  entry: 'Adres veya bağlantı',
  hint: 'Bu uygulamanın herhangi bir ağından',
  watch: 'İzle',
  looking: 'Aranıyor…',
  unknown: 'Bu uygulamanın hiçbir ağı bu adresi tanımıyor',
  failed: 'Adres aranamadı. Yeniden deneyin.',
  watched: 'Daha önce izlenen',
  forget: '{address} adresini unut',
}
