import type { Catalogue } from '@billfold/ui/kit'

/** Polish. */
export const pl: Catalogue = {
  title: 'Twój adres e-mail',
  lead: '{app} chce móc kontaktować się e-mailem. Nadal logujesz się portfelem.',
  leadRequired: '{app} potrzebuje adresu e-mail. Zamknięcie rozłączy Twój portfel.',
  thisApp: 'Ta aplikacja',
  email: 'Adres e-mail',
  emailInvalid: 'Wpisz poprawny adres e-mail',
  didYouMean: 'Czy chodziło o {email}?',
  recent: 'Używane wcześniej',
  goOn: 'Kontynuuj',
  sending: 'Wysyłanie kodu…',
  skip: 'Pomiń ten krok',
  codeTitle: 'Potwierdź e-mail',
  codeLead: 'Kod wysłano na {email}. Jest ważny 20 minut.',
  code: 'Sześciocyfrowy kod',
  checking: 'Sprawdzanie kodu…',
  confirmed: 'Potwierdzono',
  resend: 'Wyślij ponownie',
  resendIn: 'Wyślij ponownie za {seconds} s',
  otherAddress: 'Użyj innego adresu',
  mailDown: 'Nie udało się wysłać kodu. Spróbuj ponownie za minutę.',
  codeWrong: 'To nie ten kod. Sprawdź jeszcze raz lub wyślij go ponownie.',
  codeOver: 'Tego kodu nie można już użyć. Wyślij nowy.',
  tooEarly: 'Kod wysłano przed chwilą. Spróbuj ponownie za {seconds} s.',
}
