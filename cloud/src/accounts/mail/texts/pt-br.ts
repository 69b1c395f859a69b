import type { MailTexts } from './en.js'

/** Brazilian Portuguese. */
export const ptBr: Partial<MailTexts> = {
  codeSubject: 'Seu código para {app}',
  codeLead: 'Digite este código para entrar:',
  codeOldLead: 'Digite este código para mudar o endereço da sua conta:',
  codeNewLead: 'Digite este código para que este seja o endereço da sua conta:',
  captureLead: 'Digite este código para confirmar que este é o seu endereço:',
  lasts: 'Ele vale por {minutes} minutos, e uma única vez.',
  askedBy: 'Pedido em: {device}',
  notYou: 'Se não foi você, não faça nada: sem o código ninguém entra. Não o diga a ninguém, seja quem for que peça.',
  linkSubject: 'É você? Um novo navegador para {app}',
  linkLead: 'Um navegador novo para este endereço quer entrar. Se for seu, confirme-o e o código será enviado.',
  linkButton: 'Confirmar o navegador',
  linkNotYou: 'Se não foi você, recuse lá ou não faça nada.',
  changedSubject: 'O endereço da sua conta foi alterado',
  changedLead: 'Sua conta em {app} agora tem outro endereço de e-mail. Este não a abre mais.',
  changedNotYou: 'Se não foi você, escreva imediatamente a quem administra {app}.',
  pageTitle: 'Um novo navegador',
  pageLead: 'É você quem quer entrar em {app}?',
  pageYes: 'Sim, sou eu',
  pageNo: 'Não, recusar',
  pageConfirmed: 'Confirmado. Volte para onde está entrando: o código está a caminho.',
  pageRefused: 'Recusado. Ninguém entrou.',
  pageOver: 'Este link já foi usado ou é antigo demais. Comece o login de novo.',
  pageMailDown: 'Não foi possível enviar o código. Tente de novo em um minuto.',
}
