import type { Catalogue } from '@billfold/ui/kit'

/** Turkish. */
export const tr: Catalogue = {
  title: '{wallet} sona erdi',
  since: '{date} tarihinden beri çalışmıyor.',
  what: 'Hesaplarınız hâlâ sizin: cüzdanda değil, ağdalar.',
  phrase: 'Yeni bir cüzdan açın, içe aktarmayı seçin ve {wallet} kurtarma ifadesini yazın. Onu asla bir web sayfasına yazmayın.',
  successor: 'Örneğin {successor} onu içe aktarabilir.',
  vendor: 'Hesaplarınıza nasıl ulaşacağınızı yalnızca {wallet} geliştiricileri söyleyebilir.',
  website: '{wallet} web sitesi',
  choose: 'Başka bir cüzdan seç',
}
