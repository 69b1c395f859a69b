import type { Catalogue } from '@billfold/ui/kit'

/** French. */
export const fr: Catalogue = {
  title: 'Votre adresse e-mail',
  lead: '{app} souhaite pouvoir vous joindre par e-mail. Vous vous connectez toujours avec votre wallet.',
  leadRequired: '{app} a besoin d’une adresse e-mail. Fermer déconnecte votre wallet.',
  thisApp: 'Cette app',
  email: 'Adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  didYouMean: 'Vouliez-vous dire {email} ?',
  recent: 'Déjà utilisées',
  goOn: 'Continuer',
  sending: 'Envoi du code…',
  skip: 'Passer cette étape',
  codeTitle: 'Confirmez votre e-mail',
  codeLead: 'Un code a été envoyé à {email}. Il est valable 20 minutes.',
  code: 'Code à six chiffres',
  checking: 'Vérification du code…',
  confirmed: 'Confirmé',
  resend: 'Renvoyer',
  resendIn: 'Renvoyer dans {seconds} s',
  otherAddress: 'Utiliser une autre adresse',
  mailDown: 'Le code n’a pas pu être envoyé. Réessayez dans une minute.',
  codeWrong: 'Ce n’est pas le code. Regardez à nouveau ou faites-le renvoyer.',
  codeOver: 'Ce code ne peut plus être utilisé. Faites-en envoyer un autre.',
  tooEarly: 'Un code vient d’être envoyé. Réessayez dans {seconds} s.',
}
