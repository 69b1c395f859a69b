import type { MailTexts } from './en.js'

/** Turkish. */
export const tr: Partial<MailTexts> = {
  codeSubject: '{app} için kodunuz',
  codeLead: 'Giriş yapmak için bu kodu yazın:',
  codeOldLead: 'Hesabınızın adresini değiştirmek için bu kodu yazın:',
  codeNewLead: 'Bunu hesabınızın adresi yapmak için bu kodu yazın:',
  captureLead: 'Bunun sizin adresiniz olduğunu onaylamak için bu kodu yazın:',
  lasts: '{minutes} dakika ve bir kez geçerlidir.',
  askedBy: 'İstenen yer: {device}',
  notYou: 'Bu siz değilseniz hiçbir şey yapmayın: kod olmadan kimse giremez. Kim sorarsa sorsun kimseye söylemeyin.',
  linkSubject: 'Bu siz misiniz? {app} için yeni bir tarayıcı',
  linkLead: 'Bu adres için yeni bir tarayıcı giriş yapmak istiyor. Sizinse onaylayın, kod gönderilir.',
  linkButton: 'Tarayıcıyı onayla',
  linkNotYou: 'Bu siz değilseniz orada reddedin veya hiçbir şey yapmayın.',
  changedSubject: 'Hesabınızın adresi değişti',
  changedLead: '{app} hesabınızın artık başka bir e-posta adresi var. Bu adres onu artık açmıyor.',
  changedNotYou: 'Bu siz değilseniz hemen {app} yöneticilerine yazın.',
  pageTitle: 'Yeni bir tarayıcı',
  pageLead: '{app} uygulamasına giriş yapmak isteyen siz misiniz?',
  pageYes: 'Evet, benim',
  pageNo: 'Hayır, reddet',
  pageConfirmed: 'Onaylandı. Giriş yaptığınız yere dönün: kod yolda.',
  pageRefused: 'Reddedildi. Kimse giriş yapmadı.',
  pageOver: 'Bu bağlantı kullanılmış veya çok eski. Girişe yeniden başlayın.',
  pageMailDown: 'Kod gönderilemedi. Bir dakika sonra yeniden deneyin.',
}
