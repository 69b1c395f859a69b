import type { Catalogue } from '@billfold/ui/kit'

/** Ukrainian. */
export const uk: Catalogue = {
  title: 'Стежити за адресою',
  lead: 'Дивіться, що має і що робила будь-яка адреса. Підписати нею нічого не можна.',
  entry: 'Адреса або посилання',
  hint: 'З будь-якої мережі цього застосунку',
  watch: 'Стежити',
  looking: 'Пошук…',
  unknown: 'Жодна мережа цього застосунку не знає цієї адреси',
  failed: 'Не вдалося знайти адресу. Спробуйте знову.',
  watched: 'Стежили раніше',
  forget: 'Забути {address}',
}
