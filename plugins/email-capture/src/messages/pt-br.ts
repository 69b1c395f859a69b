import type { Catalogue } from '@billfold/ui/kit'

/** Brazilian Portuguese. */
export const ptBr: Catalogue = {
  title: 'Seu endereço de e-mail',
  lead: '{app} quer poder falar com você por e-mail. Você continua entrando com sua carteira.',
  leadRequired: '{app} precisa de um endereço de e-mail. Fechar desconecta sua carteira.',
  thisApp: 'Este app',
  email: 'Endereço de e-mail',
  emailInvalid: 'Digite um endereço de e-mail válido',
  didYouMean: 'Você quis dizer {email}?',
  recent: 'Usados antes',
  goOn: 'Continuar',
  sending: 'Enviando o código…',
  skip: 'Pular esta etapa',
  codeTitle: 'Confirme seu e-mail',
  codeLead: 'Um código foi enviado para {email}. Ele vale por 20 minutos.',
  code: 'Código de seis dígitos',
  checking: 'Verificando o código…',
  confirmed: 'Confirmado',
  resend: 'Enviar de novo',
  resendIn: 'Enviar de novo em {seconds} s',
  otherAddress: 'Usar outro endereço',
  mailDown: 'Não foi possível enviar o código. Tente de novo em um minuto.',
  codeWrong: 'Esse não é o código. Olhe de novo ou peça outro envio.',
  codeOver: 'Este código não pode mais ser usado. Peça um novo.',
  tooEarly: 'Um código acabou de ser enviado. Tente de novo em {seconds} s.',
}
