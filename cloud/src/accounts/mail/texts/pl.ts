import type { MailTexts } from './en.js'

/** Polish. */
export const pl: Partial<MailTexts> = {
  codeSubject: 'Twój kod do {app}',
  codeLead: 'Wpisz ten kod, aby się zalogować:',
  codeOldLead: 'Wpisz ten kod, aby zmienić adres konta:',
  codeNewLead: 'Wpisz ten kod, aby to był adres Twojego konta:',
  captureLead: 'Wpisz ten kod, aby potwierdzić, że to Twój adres:',
  lasts: 'Jest ważny przez {minutes} min i tylko raz.',
  askedBy: 'Zażądano w: {device}',
  notYou: 'Jeśli to nie Ty, nic nie rób: bez kodu nikt nie wejdzie. Nie podawaj go nikomu, bez względu na to, kto prosi.',
  linkSubject: 'Czy to Ty? Nowa przeglądarka w {app}',
  linkLead: 'Przeglądarka, która jest nowa dla tego adresu, chce się zalogować. Jeśli jest Twoja, potwierdź ją, a kod zostanie wysłany.',
  linkButton: 'Potwierdź przeglądarkę',
  linkNotYou: 'Jeśli to nie Ty, odrzuć ją tam lub nic nie rób.',
  changedSubject: 'Zmieniono adres Twojego konta',
  changedLead: 'Twoje konto w {app} ma teraz inny adres e-mail. Ten już go nie otwiera.',
  changedNotYou: 'Jeśli to nie Ty, napisz od razu do administratora {app}.',
  pageTitle: 'Nowa przeglądarka',
  pageLead: 'Czy to Ty chcesz zalogować się do {app}?',
  pageYes: 'Tak, to ja',
  pageNo: 'Nie, odrzuć',
  pageConfirmed: 'Potwierdzono. Wróć tam, gdzie się logujesz: kod jest w drodze.',
  pageRefused: 'Odrzucono. Nikogo nie wpuszczono.',
  pageOver: 'Ten link został użyty lub jest za stary. Zacznij logowanie od nowa.',
  pageMailDown: 'Nie udało się wysłać kodu. Spróbuj ponownie za minutę.',
}
