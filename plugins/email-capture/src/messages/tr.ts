import type { Catalogue } from '@billfold/ui/kit'

/** Turkish. */
export const tr: Catalogue = {
  title: 'E-posta adresiniz',
  lead: '{app} size e-postayla ulaşabilmek istiyor. Girişi yine cüzdanınızla yaparsınız.',
  leadRequired: '{app} bir e-posta adresi istiyor. Kapatırsanız cüzdanınızın bağlantısı kesilir.',
  thisApp: 'Bu uygulama',
  email: 'E-posta adresi',
  emailInvalid: 'Geçerli bir e-posta adresi girin',
  didYouMean: '{email} mi demek istediniz?',
  recent: 'Daha önce kullanılan',
  goOn: 'Devam et',
  sending: 'Kod gönderiliyor…',
  skip: 'Bu adımı atla',
  codeTitle: 'E-postanızı onaylayın',
  codeLead: '{email} adresine kod gönderildi. 20 dakika geçerlidir.',
  code: 'Altı haneli kod',
  checking: 'Kod kontrol ediliyor…',
  confirmed: 'Onaylandı',
  resend: 'Yeniden gönder',
  resendIn: '{seconds} sn içinde yeniden gönder',
  otherAddress: 'Başka adres kullan',
  mailDown: 'Kod gönderilemedi. Bir dakika sonra yeniden deneyin.',
  codeWrong: 'Kod bu değil. Yeniden bakın veya tekrar gönderilmesini isteyin.',
  codeOver: 'Bu kod artık kullanılamaz. Yenisini isteyin.',
  tooEarly: 'Az önce kod gönderildi. {seconds} sn sonra yeniden deneyin.',
}
