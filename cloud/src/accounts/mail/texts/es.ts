import type { MailTexts } from './en.js'

/** Spanish. */
export const es: Partial<MailTexts> = {
  codeSubject: 'Tu código para {app}',
  codeLead: 'Escribe este código para entrar:',
  codeOldLead: 'Escribe este código para cambiar la dirección de tu cuenta:',
  codeNewLead: 'Escribe este código para que esta sea la dirección de tu cuenta:',
  captureLead: 'Escribe este código para confirmar que esta es tu dirección:',
  lasts: 'Es válido durante {minutes} minutos y una sola vez.',
  askedBy: 'Solicitado en: {device}',
  notYou: 'Si no has sido tú, no hagas nada: sin el código nadie entra. No se lo des a nadie, lo pida quien lo pida.',
  linkSubject: '¿Eres tú? Un navegador nuevo para {app}',
  linkLead: 'Un navegador nuevo para esta dirección quiere entrar. Si es tuyo, confírmalo y se enviará el código.',
  linkButton: 'Confirmar el navegador',
  linkNotYou: 'Si no has sido tú, recházalo allí o no hagas nada.',
  changedSubject: 'Se cambió la dirección de tu cuenta',
  changedLead: 'Tu cuenta de {app} tiene ahora otra dirección de correo. Esta ya no la abre.',
  changedNotYou: 'Si no has sido tú, escribe enseguida a quien gestiona {app}.',
  pageTitle: 'Un navegador nuevo',
  pageLead: '¿Eres tú quien quiere entrar en {app}?',
  pageYes: 'Sí, soy yo',
  pageNo: 'No, rechazar',
  pageConfirmed: 'Confirmado. Vuelve adonde estás entrando: el código está en camino.',
  pageRefused: 'Rechazado. No se dejó entrar a nadie.',
  pageOver: 'Este enlace ya se usó o es demasiado antiguo. Empieza de nuevo.',
  pageMailDown: 'No se pudo enviar el código. Inténtalo de nuevo en un minuto.',
}
