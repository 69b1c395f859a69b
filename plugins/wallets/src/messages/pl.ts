import type { Catalogue } from '@billfold/ui/kit'

/** Polish. */
export const pl: Catalogue = {
  title: '{wallet} zakończył działanie',
  since: 'Nie działa od {date}.',
  what: 'Twoje konta nadal należą do Ciebie: są w sieci, nie w portfelu.',
  phrase: 'Otwórz nowy portfel, wybierz import i wpisz frazę odzyskiwania z {wallet}. Nigdy nie wpisuj jej na stronie internetowej.',
  successor: 'Zaimportuje ją na przykład {successor}.',
  vendor: 'Tylko twórcy {wallet} mogą powiedzieć, jak dostać się do Twoich kont.',
  website: 'Strona {wallet}',
  choose: 'Wybierz inny portfel',
}
