import type { Catalogue } from '@billfold/ui/kit'

/** Spanish. */
export const es: Catalogue = {
  title: 'Tu dirección de correo',
  lead: '{app} quiere poder escribirte por correo. Sigues entrando con tu wallet.',
  leadRequired: '{app} necesita una dirección de correo. Si cierras, se desconecta tu wallet.',
  thisApp: 'Esta app',
  email: 'Dirección de correo',
  emailInvalid: 'Introduce una dirección de correo válida',
  didYouMean: '¿Querías decir {email}?',
  recent: 'Usadas antes',
  goOn: 'Continuar',
  sending: 'Enviando el código…',
  skip: 'Omitir este paso',
  codeTitle: 'Confirma tu correo',
  codeLead: 'Se envió un código a {email}. Es válido durante 20 minutos.',
  code: 'Código de seis cifras',
  checking: 'Comprobando el código…',
  confirmed: 'Confirmado',
  resend: 'Enviar de nuevo',
  resendIn: 'Enviar de nuevo en {seconds} s',
  otherAddress: 'Usar otra dirección',
  mailDown: 'No se pudo enviar el código. Inténtalo de nuevo en un minuto.',
  codeWrong: 'Ese no es el código. Míralo otra vez o pide que se envíe de nuevo.',
  codeOver: 'Este código ya no se puede usar. Pide otro.',
  tooEarly: 'Se acaba de enviar un código. Inténtalo de nuevo en {seconds} s.',
}
